// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import Contact, { SubscribeForm, ContactForm } from '../../../src/pages/contact/contact';
import { expectWarning } from '../../support/console';
import { renderPage } from '../../support/render';

test('the page has the map card, the contact details, the contact form and the subscription, in this order', async () => {
  vi.stubEnv('SITE_MAP_PLACE', '34.5358,69.1426');
  await renderPage(<Contact />, {
    answers: { '/api/settings': [{ field_name: 'top_nav_bar_phone', field_value: '+93 20 555 0142' }] },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where to find us',
    'Get in touch',
    'Subscribe to our news',
  ]);
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: '+93 20 555 0142' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Subscribe to our news' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Get in touch' })).toBeTruthy();
});

test('a site without a place has no map', async () => {
  await renderPage(<Contact />, { answers: { '/api/settings': [] } });
  expect(screen.getByRole('heading', { name: 'Where to find us' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
});

test.each([
  ['its e-mail address', 'office@example.org', ['Where to find us', 'Get in touch', 'Subscribe to our news']],
  ['no e-mail address', '', ['Where to find us']],
])('where a site takes no messages and has %s (%s), the page has %j', async (_, address, headings) => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const answers = { '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: address }] };
  await renderPage(<Contact />, { answers });
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      headings,
    ),
  );
  expect(screen.queryAllByText('This site takes no messages.')).toHaveLength(headings.length - 1);
});

test('an empty outbox is not rendered', async () => {
  await renderPage(<Contact />);
  expect(screen.queryByText('Waiting on this device')).toBeNull();
});

test('the e-mail is required and validated; then the form is reset and says Subscribed Successfully', async () => {
  const answers = { '/forms': () => new Response(null, { status: 204 }) };
  const { user } = await renderPage(<SubscribeForm />, { answers });
  const email = screen.getByLabelText<HTMLInputElement>('Your e-mail address');
  const submit = screen.getByRole('button', { name: 'Subscribe' });
  await user.click(submit);
  await user.type(email, 'nobody');
  await user.click(submit);
  expect(screen.queryByText('Subscribed Successfully')).toBeNull();
  await user.type(email, '@example.org');
  await user.click(submit);
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(email.value).toBe('');
});

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

test('after a refused answer the captcha is asked again, and what was written stays', async () => {
  expectWarning(/RefusedError: captcha/);
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
  let answer = () => Response.json({ message: 'Not solved.', code: 'captcha' }, { status: 422 });
  const solve: ((response: string) => void)[] = [];
  window.hcaptcha = {
    render: (_place, { callback }) => String(solve.push(callback)),
    remove: () => undefined,
  };
  onTestFinished(() => void delete window.hcaptcha);
  const { user } = await renderPage(<ContactForm />, { answers: { '/forms': () => answer() } });
  await act(async () => window.onCaptchaReady?.());
  await user.type(await screen.findByLabelText('Message'), 'Salaam');
  for (const label of ['Name', 'Website']) await user.type(screen.getByLabelText(label), 'a');
  await user.type(screen.getByLabelText('E-mail'), 'a@example.org');
  await waitFor(() => expect(solve).toHaveLength(1));
  await act(async () => solve[0]!('one'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'The server did not accept it: The check that you are human was not accepted, or it took too long. Please answer it again. What you wrote is still here.',
    ),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Salaam');
  await waitFor(() => expect(solve).toHaveLength(2));
  await act(async () => solve[1]!('two'));
  answer = () => new Response(null, { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message Sent Successfully')).toBeTruthy();
});
