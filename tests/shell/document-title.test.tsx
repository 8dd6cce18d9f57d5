// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DocumentTitle } from '../../src/shell/document-title';
import { renderPage } from '../support/render';

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <DocumentTitle page={`Page ${pathname}`} />
      <Link to="/b">b</Link>
    </>
  );
}

test('the title of the document names the page and the organisation', async () => {
  const answers = {
    '/api/settings': [{ id: 1, field_name: 'organisation_name', field_value: 'Nawruzan' }],
  };
  const { user } = await renderPage(<Page />, { at: '/a', answers });
  await waitFor(() => expect(document.title).toBe('Page /a · Nawruzan'));
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(document.title).toBe('Page /b · Nawruzan');
});

test('until the settings are known, the organisation has its default name', async () => {
  await renderPage(<Page />, { at: '/a' });
  expect(document.title).toBe('Page /a · Nawruzan Livelihoods Organisation');
});
