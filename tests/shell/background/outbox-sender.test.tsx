// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '../../../src/data/outbox/sender';
import { writeMessage, readOutbox } from '../../../src/data/outbox/outbox';
import { readRows, writeRow } from '../../../src/data/device/rows';
// Imported up front, so that no test waits for them.
import '../../../src/components/toasts/toast-stack';
import '../../../src/shell/background/send-outbox';
import { OutboxSender } from '../../../src/shell/background/outbox-sender';
import { expectWarning } from '../../support/console';
import { renderPage } from '../../support/render';

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()));

const keep = (id: string) =>
  writeMessage({ id, form: 'subscribe', fields: { email: 'a@example.org' }, writtenAt: 1, state: 'waiting' });
const answers = { '/forms': () => new Response(null, { status: 204 }) };

test('sends the outbox at start and notifies the user', async () => {
  await keep('a');
  const { asked } = await renderPage(<OutboxSender />, { answers });
  expect(await screen.findByText('A message that waited on this device has been sent.')).toBeTruthy();
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
  expect(await readOutbox()).toEqual([]);
});

test('notifies the user of a message that was not accepted', async () => {
  expectWarning(/RefusedError: No such address/);
  await keep('a');
  const refusal = () => Response.json({ message: 'No such address.' }, { status: 422 });
  await renderPage(<OutboxSender />, { answers: { '/forms': refusal } });
  expect(await screen.findByText(/was not accepted. It stands on the contact page/)).toBeTruthy();
  expect(await readOutbox()).toMatchObject([{ state: 'refused' }]);
});

test('sends later what a form of the page could not send', async () => {
  expectWarning(/status 500/);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  let answer = () => new Response('', { status: 500 });
  const { asked } = await renderPage(<OutboxSender />, { answers: { '/forms': () => answer() } });
  expect(await readRows('outbox/')).toEqual([]);
  const fields = { email: 'a@example.org' };
  await act(() => sendMessage({ id: 'c', form: 'subscribe', fields, writtenAt: 1 }));
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
  answer = answers['/forms'];
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('A message that waited on this device has been sent.')).toBeTruthy();
  });
  expect(await readOutbox()).toEqual([]);
});

test('leaves a message alone that a form has tried to send before the page was idle', async () => {
  expectWarning(/status 500/, 1);
  let becomeIdle = () => undefined as void;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void (becomeIdle = run));
  const answer = { '/forms': () => new Response('', { status: 500 }) };
  const { asked } = await renderPage(<OutboxSender />, { answers: answer });
  const fields = { email: 'a@example.org' };
  await act(() => sendMessage({ id: 'e', form: 'subscribe', fields, writtenAt: 1 }));
  await act(async () => becomeIdle());
  // The check of the rows would have come first.
  expect(await readRows('outbox/')).toMatchObject([{ failures: 1 }]);
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
});

test('leaves a message alone that a form has tried to send before the background work was there', async () => {
  expectWarning(/status 500/, 1);
  const answer = { '/forms': () => new Response('', { status: 500 }) };
  const fields = { email: 'a@example.org' };
  const { asked, rerender } = await renderPage(<p />, { answers: answer });
  await act(() => sendMessage({ id: 'f', form: 'subscribe', fields, writtenAt: 1 }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  rerender(<OutboxSender />);
  await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.anything(), 30_000));
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
});

test('sends what another tab has stored when the user comes back to this one', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { asked } = await renderPage(<OutboxSender />, { answers });
  // The database answers in order: the look at the start found nothing.
  expect(await readRows('outbox/')).toEqual([]);
  await writeRow('outbox/d', { form: 'subscribe', fields: { email: 'a@example.org' }, state: 'waiting' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('A message that waited on this device has been sent.')).toBeTruthy();
  expect(asked.filter((url) => url === '/forms')).toHaveLength(1);
});

test('sends nothing if the site takes no messages', async () => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
  await keep('b');
  const { asked } = await renderPage(<OutboxSender />, { answers });
  window.dispatchEvent(new Event('online'));
  expect(await readOutbox()).toHaveLength(1);
  expect(asked).not.toContain('/forms');
});
