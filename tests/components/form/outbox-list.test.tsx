// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OutboxList } from '../../../src/components/form/outbox-list';
import { writeMessage, readOutbox, type OutboxMessage } from '../../../src/data/outbox/outbox';
import { readRow, writeRow } from '../../../src/data/device/rows';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

let last = 0;
const waiting = (text: string): OutboxMessage => ({
  id: `${text}-${(last += 1)}`,
  form: 'contact',
  fields: { name: 'Parwin', message: text },
  writtenAt: Date.now() - 300_000,
  state: 'waiting',
});
const settings = {
  '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org' }],
};
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
  expect(await screen.findByText('A message that waited on this device has been sent.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a refused message is corrected where it waits: the server’s sentences stand at its fields', async () => {
  expectWarning(/RefusedError: Still wrong\./);
  const errors = { email: 'This address does not exist.' };
  const fields = { name: 'Parwin', email: 'a@example.org', message: 'Salaam' };
  await writeMessage({ ...waiting('Salaam'), fields, state: 'refused', reason: 'One is wrong.', errors });
  let answer = () =>
    Response.json({ message: 'Still wrong.', errors: { name: ['Too short.'] } }, { status: 422 });
  const { user, container } = await renderPage(<OutboxList />, { answers: { '/forms': () => answer() } });
  expect((await entries())[0]!.textContent).toContain('E-mail: This address does not exist.');
  await user.click(screen.getByRole('button', { name: 'Correct it: Salaam' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  expect(
    [...container.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ).toEqual(['Parwin', 'a@example.org', 'Salaam']);
  expect(container.textContent).toContain('This address does not exist.');
  await user.type(screen.getByLabelText('E-mail'), '.af');
  await user.click(screen.getByRole('button', { name: 'Send it again' }));

  // The server finds another fault: the form is still open, with what was corrected.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('a@example.org.af');
  const outbox = await readOutbox();
  expect(outbox).toMatchObject([{ state: 'refused', errors: { name: 'Too short.' } }]);
  answer = () => new Response(null, { status: 204 });
  await user.type(screen.getByLabelText('Name'), ' Karimi');
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('A message that waited on this device has been sent.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a message that a captive portal took twice may be sent as an e-mail; it still waits', async () => {
  expectWarning(/content type "text\/html"/);
  await writeMessage({ ...waiting('Salaam'), state: 'waiting', failures: 1 });
  const portal = () => new Response('<h1>', { headers: { 'content-type': 'text/html' } });
  const { user } = await renderPage(<OutboxList />, { answers: { ...settings, '/forms': portal } });
  const [entry] = await entries();
  expect(entry!.textContent).toContain('Waits for a connection');
  expect(screen.queryByRole('group', { name: 'Send it as an e-mail' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send now: Salaam' }));
  expect(await screen.findByRole('link', { name: 'Open it as an e-mail' })).toBeTruthy();
  expect(entry!.textContent).toContain('It could not be delivered so far, and is tried again.');
  expect(await readOutbox()).toMatchObject([{ state: 'waiting', failures: 2 }]);
});

test.each([
  ['that takes no messages', '/forms', 1],
  ['that was built without an endpoint', 'none', 0],
])('on a site %s a message may be sent as an e-mail, and deleted', async (_, endpoint, sendButtons) => {
  vi.stubEnv('VITE_FORMS_ENDPOINT', endpoint);
  await writeMessage({ ...waiting('Salaam'), ...(sendButtons && { state: 'no-receiver' }) });
  await renderPage(<OutboxList />, { answers: settings });
  const entry = within((await entries())[0]!);
  expect(await entry.findByRole('link', { name: 'Open it as an e-mail' })).toBeTruthy();
  expect(
    entry.getByText('This site takes no messages. You can send it as an e-mail, and then delete it here.'),
  ).toBeTruthy();
  expect(entry.queryAllByRole('button', { name: /Send now/ })).toHaveLength(sendButtons);
  expect(entry.getByRole('button', { name: /Delete/ })).toBeTruthy();
});

test('a failed retry shows a message and keeps the entry', async () => {
  expectWarning(/Failed to fetch/);
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
  expect(answer).toHaveBeenCalledWith('Delete this message from this device? It was not sent.');
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
  expect(entry!.textContent).toContain('This device has damaged the message');
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
