// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormNote } from '../../../src/components/form/form';
import { SubscribeForm } from '../../../src/pages/contact/contact';
import { ContactForm } from '../../../src/pages/contact/contact';
import { readOutbox } from '../../../src/data/outbox/outbox';
import { pending, renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

const settings = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org' }],
};
const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const noContent = () => new Response(null, { status: 204 });
const refusal = () => Response.json({ message: 'No such address.' }, { status: 422 });

async function subscribe(forms: unknown) {
  const answers = { ...settings, ...(forms ? { '/forms': forms } : {}) };
  const view = await renderPage(<SubscribeForm />, { answers });
  await view.user.type(email(), 'a@example.org');
  await view.user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return view;
}

test('an accepted message shows the success message of the form and resets the form', async () => {
  await subscribe(noContent);
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(email().value).toBe('');
  expect(await readOutbox()).toEqual([]);
});

test.each([
  ['there is no connection', undefined, /There is no connection: what you wrote waits/, /Failed to fetch/],
  [
    'a captive portal responds',
    () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    /sign-in/,
    /content type "text\/html"/,
  ],
  ['the server is broken', () => new Response('', { status: 500 }), /server could not take it/, /status 500/],
])(
  'if %s, a notice says that the message is queued, and no success is shown',
  async (_, answer, words, warning) => {
    expectWarning(warning);
    await subscribe(answer);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Subscribed Successfully')).toBeNull();
    expect(email().value).toBe('');
    expect(await readOutbox()).toMatchObject([{ form: 'subscribe', fields: { email: 'a@example.org' } }]);
  },
);

test('a refused message shows the reason and keeps the fields; a correction replaces it', async () => {
  expectWarning(/RefusedError: No such address\./);
  let answer = refusal;
  const { user } = await subscribe(() => answer());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No such address.'));
  expect(email().value).toBe('a@example.org');
  expect(await readOutbox()).toMatchObject([{ state: 'refused' }]);
  answer = noContent;
  await user.type(email(), '.af');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(screen.queryByText(/No such address/)).toBeNull();
  expect(await readOutbox()).toEqual([]);
});

test('what the server says by a code stands there in the words of the app', async () => {
  expectWarning(/RefusedError: fields/);
  const answer = {
    message: 'Wrong.',
    code: 'fields',
    errors: { email: ['Wrong.'] },
    codes: { email: 'email' },
  };
  await subscribe(() => Response.json(answer, { status: 422 }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('A field needs a correction.'));
  expect(await screen.findByText('This is not an e-mail address.')).toBeTruthy();
});

test('the server’s sentences stand at their fields, and the first of these has the focus', async () => {
  expectWarning(/RefusedError: Two fields are wrong\./);
  const errors = { 'fields.email': ['This address does not exist.'], website: ['This is no address.'] };
  let answer = () => Response.json({ message: 'Two fields are wrong.', errors }, { status: 422 });
  const { user } = await renderPage(<ContactForm />, { answers: { '/forms': () => answer() } });
  for (const label of ['Name', 'Website', 'Message']) await user.type(screen.getByLabelText(label), 'a');
  await user.type(screen.getByLabelText('E-mail'), 'a@example.org');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const about = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(about('E-mail')).toBe('This address does not exist.');
  expect(about('Website')).toBe('This is no address.If you have none, write “none”.');
  expect(['Name', 'E-mail', 'Website'].map((label) => field(label).getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
    'true',
  ]);
  expect(screen.getByRole('alert').textContent).toContain('Two fields are wrong.');
  expect(field('Message').value).toBe('a');

  answer = noContent;
  await user.type(field('E-mail'), '.af');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message Sent Successfully')).toBeTruthy();
  expect(about('E-mail')).toBeUndefined();
});

test('if the site takes no messages, the text stays and is offered as an e-mail; no success is shown', async () => {
  expectWarning(/NoReceiverError: .*status 405/);
  let answer = () => new Response('Method not allowed', { status: 405 });
  const { user } = await subscribe(() => answer());
  const link = await screen.findByRole('link', { name: 'Open it as an e-mail' });
  expect(screen.getByRole('alert').textContent).toBe(
    'This site takes no messages. What you wrote is still here: you can send it as an e-mail.',
  );
  expect(email().value).toBe('a@example.org');
  expect(document.activeElement).toBe(link);
  expect(screen.queryByText('Subscribed Successfully')).toBeNull();
  expect(await readOutbox()).toMatchObject([{ state: 'no-receiver' }]);

  await user.type(email(), '.af');
  expect(screen.queryByRole('group', { name: 'Send it as an e-mail' })).toBeNull();
  answer = noContent;
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(await readOutbox()).toEqual([]);
});

test('without an endpoint the e-mail is offered from the start, and nothing is sent', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const { user, asked } = await renderPage(<SubscribeForm />, { answers: settings });
  await user.click(screen.getByRole('button', { name: 'Write it as an e-mail' }));
  expect(screen.queryByRole('link', { name: 'Open it as an e-mail' })).toBeNull();
  await user.type(email(), 'a@example.org');
  await user.click(screen.getByRole('button', { name: 'Write it as an e-mail' }));
  const link = await screen.findByRole('link', { name: 'Open it as an e-mail' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe(
    'mailto:info@example.org?subject=Subscription, from the website&body=E-mail: a@example.org',
  );
  expect(email().value).toBe('a@example.org');
  expect(screen.queryByText('Subscribed Successfully')).toBeNull();
  expect(asked).not.toContain('/forms');
  expect(await readOutbox()).toEqual([]);
});

test('an unchanged retry keeps the message id, a changed one gets a new id', async () => {
  expectWarning(/RefusedError: No such address\./);
  const { user } = await subscribe(refusal);
  const submit = async () => {
    await screen.findByRole('button', { name: 'Subscribe' });
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByRole('button', { name: 'Subscribe' });
    return (await readOutbox()).map(({ id }) => id);
  };
  await screen.findByRole('button', { name: 'Subscribe' });
  const [first] = (await readOutbox()).map(({ id }) => id);
  expect(await submit()).toEqual([first]);
  await user.type(email(), '.af');
  const [last, ...more] = await submit();
  expect(last).not.toBe(first);
  expect(more).toEqual([]);
});

test('the fields stay if the message can be neither stored nor sent', async () => {
  expectWarning(/The device's database did not write/);
  expectWarning(/Failed to fetch/);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('full');
  });
  await subscribe(undefined);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Not sent: there is no connection, and this browser cannot keep it for later.',
    ),
  );
  expect(email().value).toBe('a@example.org');
});

test('if Web Locks reject, the message is sent and the fields are unlocked', async () => {
  expectWarning(/The lock could not be requested/);
  const request = () => Promise.reject(new DOMException('not active', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await subscribe(noContent);
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(email().closest('fieldset')?.disabled).toBe(false);
  Reflect.deleteProperty(navigator, 'locks');
});

test('while sending, the fields are disabled and a second press has no effect', async () => {
  const answer = pending();
  const { user, asked } = await subscribe(answer.answer);
  const button = await screen.findByRole('button', { name: 'Sending …' });
  expect(email().closest('fieldset')?.disabled).toBe(true);
  await user.click(button);
  await waitFor(() => expect(asked).toContain('/forms'));
  await act(async () => answer.resolve(noContent()));
  expect(await screen.findByText('Subscribed Successfully')).toBeTruthy();
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
});

test('a text that is too long stays whole, is not sent, and its field says by how much', async () => {
  const { user, asked } = await renderPage(<ContactForm />, { answers: settings });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const text = 'x'.repeat(15_012);
  await user.click(field);
  await user.paste(text);
  expect(field.value).toBe(text);
  expect(field.validationMessage).toContain('12 characters must go');
  expect(screen.getByText(/12 characters must go/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(asked.filter((url) => url.includes('/forms'))).toEqual([]);
  await user.type(field, '{Backspace>12}');
  expect(field.validationMessage).not.toContain('must go');
});

const addresses = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org, jobs@example.org' }],
};

test('if the site takes no messages, says that they become e-mails, and to which address', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  const { container } = await renderPage(<FormNote />, { answers: addresses });
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
  const view = await renderPage(<FormNote />, { answers: addresses });
  expect(view.container.textContent).toBe('');
});
