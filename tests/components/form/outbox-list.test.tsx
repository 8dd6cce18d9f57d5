// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OutboxList } from '../../../src/components/form/outbox-list';
import { writeMessage, readOutbox, type OutboxMessage } from '../../../src/data/outbox/outbox';
import { readRow, writeRow } from '../../../src/data/device/rows';
import { renderPage } from '../../support/render';

beforeEach(() => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', '/forms');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let last = 0;
const waiting = (text: string): OutboxMessage => ({
  id: `${text}-${(last += 1)}`,
  form: 'contact',
  fields: { name: 'Parwin', message: text },
  writtenAt: Date.now() - 300_000,
  state: 'waiting',
});
const entries = () => screen.findAllByRole('listitem');

test('renders nothing for an empty outbox, and a new message at once', async () => {
  const { container } = await renderPage(<OutboxList />);
  expect(container.querySelector('section')).toBeNull();
  await act(async () => void (await writeMessage(waiting('Salaam'))));
  const [entry] = await entries();
  expect(entry!.textContent).toContain('Salaam');
  expect(entry!.textContent).toContain('Written 5 minutes ago');
  expect(entry!.textContent).toContain('Waits for a connection');
});

test('a refused message shows the reason and can be sent again', async () => {
  await writeMessage({ ...waiting('Salaam'), state: 'refused', reason: 'Too short.' });
  const { user } = await renderPage(<OutboxList />, {
    answers: { '/forms': () => new Response(null, { status: 204 }) },
  });
  expect((await entries())[0]!.textContent).toContain('Not accepted by the server: Too short.');
  await user.click(screen.getByRole('button', { name: 'Send now: Salaam' }));
  expect(await screen.findByText('A message that waited on this phone has been sent.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a failed retry shows a message and keeps the entry', async () => {
  await writeMessage(waiting('Salaam'));
  const { user } = await renderPage(<OutboxList />);
  await entries();
  await user.click(screen.getByRole('button', { name: 'Send now: Salaam' }));
  expect(await screen.findByText(/There is no connection: what you wrote waits/)).toBeTruthy();
  expect(await readOutbox()).toHaveLength(1);
});

test('deletes a message after a confirmation', async () => {
  await writeMessage(waiting('Keep'));
  await writeMessage(waiting('Drop'));
  const answer = vi.fn(() => false);
  vi.stubGlobal('confirm', answer);
  const { user } = await renderPage(<OutboxList />);
  await entries();
  const drop = screen.getByRole('button', { name: 'Delete: Drop' });
  await user.click(drop);
  expect(answer).toHaveBeenCalledWith('Delete this message from this phone? It was not sent.');
  expect(await readOutbox()).toHaveLength(2);
  answer.mockReturnValue(true);
  await user.click(drop);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect((await readOutbox()).map(({ fields }) => fields['message'])).toEqual(['Keep']);
});

test('shows a required captcha only when sending', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
  await writeMessage(waiting('Salaam'));
  const { user, asked } = await renderPage(<OutboxList />);
  const [entry] = await entries();
  expect(entry!.textContent).toContain('Waits for the check that you are human');
  expect(document.querySelector('script')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send now: Salaam' }));
  expect(within(entry!).getByRole('group', { name: 'Check that you are human' })).toBeTruthy();
  expect(asked).not.toContain('/forms');
});

test('a damaged message shows its readable fields, is not sent and can be deleted', async () => {
  await writeRow('outbox/damaged', { fields: { name: 'Parwin', message: 'Salaam' }, form: 'order' });
  vi.stubGlobal('confirm', () => true);
  const { user } = await renderPage(<OutboxList />);
  const [entry] = await entries();
  expect(entry!.textContent).toContain('Parwin\nSalaam');
  expect(entry!.textContent).toContain('This phone has damaged the message');
  expect(screen.queryByRole('button', { name: /Send now/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Delete/ }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(await readRow('outbox/damaged')).toBeUndefined();
});

test('an unreadable message says so, and a message without a date shows none', async () => {
  await writeRow('outbox/unreadable', 5);
  await writeRow('outbox/dateless', { ...waiting('Salaam'), writtenAt: 'yesterday' });
  await renderPage(<OutboxList />);
  const texts = (await entries()).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(2);
  expect(texts.join()).toContain('nothing of it can be read');
  expect(texts.join()).toContain('Salaam');
  expect(texts.join()).not.toContain('Written');
});
