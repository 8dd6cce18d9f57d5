import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { formHandler, maxMessageSize, maxMessagesPerMinute } from '../../receiver/form-handler.ts';
import { MessageFile } from '../../receiver/message-file.ts';
import { eventually } from '../support/eventually';

let folder: string;
let url: string;
let port: number;
const onFault = vi.fn();

beforeEach(async () => {
  onFault.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  const handler = formHandler({ path: '/forms', store: new MessageFile(pathOf()), onFault });
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(404).end('the site')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
  url = `http://127.0.0.1:${port}/forms`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  };
});

const pathOf = () => join(folder, 'messages.jsonl');
const stored = async () =>
  (await readFile(pathOf(), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const message = (id: string, email = 'z@example.org') => ({
  id,
  form: 'subscribe',
  sentAt: '2026-12-01T08:15:00.000Z',
  fields: { email },
});
const post = (body: unknown, type = 'application/json') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a message is stored with the time of its arrival before it is answered', async () => {
  const response = await post(message('a'));
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [line] = await stored();
  const { receivedAt, ...rest } = line!;
  expect(rest).toEqual(message('a'));
  expect(Date.now() - Date.parse(String(receivedAt))).toBeLessThan(60_000);
});

test('a repeat is answered as the first, and stored once', async () => {
  const answers = await Promise.all([post(message('a')), post(message('a')), post(message('a'))]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await stored()).toHaveLength(1);
});

test('a wrong field is named in the response, and nothing is stored', async () => {
  const response = await post(message('a', 'nobody'));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'A field needs a correction.',
    code: 'fields',
    errors: { email: ['This is not an e-mail address.'] },
    codes: { email: 'email' },
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['no JSON', 400, '{"id":', 'application/json'],
  ['what a form of another site could send', 415, JSON.stringify(message('a')), 'text/plain'],
  ['too long', 413, ' '.repeat(maxMessageSize + 1), 'application/json; charset=utf-8'],
  ['far too long', 413, 'a'.repeat(20 * maxMessageSize), 'application/json'],
])('a body that is %s is answered with %i and a sentence', async (_, status, body, type) => {
  const response = await post(body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    message: expect.any(String) as string,
    code: expect.any(String) as string,
  });
  expect(await stored()).toEqual([]);
});

test('beyond the limit a sender is told how long to wait', async () => {
  for (let count = 0; count < maxMessagesPerMinute; count += 1)
    expect((await post(message(`id-${count}`))).status).toBe(204);
  const response = await post(message('one-more'));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stored()).toHaveLength(maxMessagesPerMinute);
});

test('other requests belong to the site', async () => {
  const answers = [
    fetch(url),
    fetch(url, { method: 'OPTIONS' }),
    fetch(`${url}/more`, { method: 'POST' }),
    fetch(`${url}more`, { method: 'POST' }),
  ];
  for (const answer of answers) expect(await (await answer).text()).toBe('the site');
  expect((await fetch(`${url}?from=contact`, { method: 'POST' })).status).toBe(415);
});

test('what the disk does not take is told to both: the sender keeps it, and may send it again', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file in place of the folder');
  const response = await post(message('a'));
  expect(response.status).toBe(503);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be stored'));
  await rm(folder);
  expect((await post(message('a'))).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test('a sender that is cut off half-way leaves nothing', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /forms HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"id":',
  );
  await once(socket, 'connect');
  socket.resetAndDestroy();
  await eventually(async () => expect((await post(message('b'))).status).toBe(204));
  expect(onFault).not.toHaveBeenCalled();
  expect((await stored()).map(({ id }) => id)).toEqual(['b']);
});
