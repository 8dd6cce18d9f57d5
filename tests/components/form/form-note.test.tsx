// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormNote } from '../../../src/components/form/form-note';
import { renderPage } from '../../support/render';

const answers = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org' }],
};

test('where nothing is delivered it says so, and names the e-mail address of the settings', async () => {
  const { container } = await renderPage(<FormNote />, { answers });
  const link = await screen.findByRole('link', { name: 'info@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:info@example.org');
  expect(container.textContent).toBe(
    'This site does not deliver messages yet. Please write to info@example.org.',
  );
});

test('without an address it still says so; where forms are delivered it says nothing', async () => {
  const { container, unmount } = await renderPage(<FormNote />);
  expect(container.textContent).toBe('This site does not deliver messages yet.');
  unmount();
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  const view = await renderPage(<FormNote />, { answers });
  expect(view.container.textContent).toBe('');
});
