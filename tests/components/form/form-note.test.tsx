// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormNote } from '../../../src/components/form/form-note';
import { renderPage } from '../../support/render';

const answers = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org' }],
};

test('without an endpoint, shows that nothing is delivered and the e-mail address of the settings', async () => {
  const { container } = await renderPage(<FormNote />, { answers });
  const link = await screen.findByRole('link', { name: 'info@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:info@example.org');
  expect(container.textContent).toBe(
    'This site does not deliver messages yet. Please write to info@example.org.',
  );
});

test('shows the note without an e-mail address, and no note with an endpoint', async () => {
  const { container, unmount } = await renderPage(<FormNote />);
  expect(container.textContent).toBe('This site does not deliver messages yet.');
  unmount();
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  const view = await renderPage(<FormNote />, { answers });
  expect(view.container.textContent).toBe('');
});
