// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormNote } from '../../../src/components/form/form-note';
import { renderPage } from '../../support/render';

const answers = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org, jobs@example.org' }],
};

test('if the site takes no messages, says that they become e-mails, and to which address', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const { container } = await renderPage(<FormNote />, { answers });
  const link = await screen.findByRole('link', { name: 'info@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:info@example.org');
  expect(container.textContent).toBe(
    'This site takes no messages. What you write here becomes an e-mail to info@example.org, which you send yourself.',
  );
});

test('shows the note without an e-mail address, and no note with an endpoint', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const { container, unmount } = await renderPage(<FormNote />);
  expect(container.textContent).toBe('This site takes no messages.');
  unmount();
  vi.stubEnv('VITE_FORMS_ENDPOINT', undefined);
  const view = await renderPage(<FormNote />, { answers });
  expect(view.container.textContent).toBe('');
});
