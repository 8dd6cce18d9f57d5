// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '../../../src/pages/contact/contact-form';
import { renderPage } from '../../support/render';

test('name, e-mail, website and message are required; the e-mail is validated', async () => {
  await renderPage(<ContactForm />);
  const fields = ['Name', 'E-mail', 'Website', 'Message'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(fields.map(({ required }) => required)).toEqual([true, true, true, true]);
  expect(fields.map(({ type }) => type)).toEqual(['text', 'email', 'text', 'textarea']);
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', 'url', 'off']);
  expect(fields.every(({ dir }) => dir === 'auto')).toBe(true);
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(false);
});

test('says beside the website what to write without one', async () => {
  await renderPage(<ContactForm />);
  const about = screen.getByLabelText('Website').getAttribute('aria-describedby');
  expect(document.getElementById(about!)!.textContent).toBe('If you have none, write “none”.');
});

test('an incomplete form does nothing; a complete one is reset and says Message Sent Successfully', async () => {
  const answers = { '/forms': () => new Response(null, { status: 204 }) };
  const { user } = await renderPage(<ContactForm />, { answers });
  await user.type(screen.getByLabelText('Name'), 'Parwin');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.queryByText('Message Sent Successfully')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Parwin');
  await user.type(screen.getByLabelText('E-mail'), 'parwin@example.org');
  await user.type(screen.getByLabelText('Website'), 'example.org');
  await user.type(screen.getByLabelText('Message'), 'Salaam');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message Sent Successfully')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('');
});

test('fetches no captcha if the build has a site key and takes no messages', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
  await renderPage(<ContactForm />);
  expect(screen.queryByRole('group', { name: 'Check that you are human' })).toBeNull();
  expect(document.querySelector('script')).toBeNull();
});

test('with an endpoint and a site key the form contains the captcha, which must be answered first', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
  const { user, asked } = await renderPage(<ContactForm />);
  expect(await screen.findByRole('group', { name: 'Check that you are human' })).toBeTruthy();
  for (const label of ['Name', 'Website', 'Message']) await user.type(screen.getByLabelText(label), 'a');
  await user.type(screen.getByLabelText('E-mail'), 'a@example.org');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Please answer the check above first.'),
  );
  expect(asked).not.toContain('/forms');
});
