// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SubscribeForm } from '../../../src/pages/contact/subscribe-form';
import { readOutbox } from '../../../src/data/outbox/outbox';
import { pending, renderPage } from '../../support/render';

beforeEach(() => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address');
const noContent = () => new Response(null, { status: 204 });
const refusal = () => Response.json({ message: 'No such address.' }, { status: 422 });

async function subscribe(forms: unknown) {
  const view = await renderPage(<SubscribeForm />, { answers: forms ? { '/forms': forms } : {} });
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
  ['there is no connection', undefined, /There is no connection: what you wrote waits on this phone/],
  [
    'a captive portal responds',
    () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
    /sign-in/,
  ],
  ['the server is broken', () => new Response('', { status: 500 }), /server could not take it just now/],
])('if %s, a notice says that the message is queued, and no success is shown', async (_, answer, words) => {
  await subscribe(answer);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Subscribed Successfully')).toBeNull();
  expect(email().value).toBe('');
  expect(await readOutbox()).toMatchObject([{ form: 'subscribe', fields: { email: 'a@example.org' } }]);
});

test('a refused message shows the reason and keeps the fields; a correction replaces it', async () => {
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

test('an unchanged retry keeps the message id, a changed one gets a new id', async () => {
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
