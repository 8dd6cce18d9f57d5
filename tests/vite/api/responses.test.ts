import { expect, test, vi } from 'vitest';
import { apiCalls } from '../../../vite/api/calls.ts';
import { responsesOfApi, responsesOfFolder } from '../../../vite/api/responses.ts';
import { json, send, startServer } from '../../sw/server';
import { folderOf } from '../host/sample-site.ts';

test('the responses of a folder are found by their addresses, with and without a suffix', async () => {
  const { folder, remove } = await folderOf({ 'api/tags.json': '[1]', 'api/posts/page/2.json': '[2]' });
  const read = responsesOfFolder(folder);
  expect(await read('/api/tags')).toBe('[1]');
  expect(await read('/api/tags.json')).toBe('[1]');
  expect(await read('/api/posts/page/2')).toBe('[2]');
  expect(await read('/api/nothing')).toBeUndefined();
  await remove();
});

async function readerOf(answer: ReturnType<typeof json>, isRequired = true) {
  const server = await startServer(answer);
  const warn = vi.fn();
  const times = { interval: 0, attempt: 2_000, waits: [] };
  const read = responsesOfApi(apiCalls(warn, times), { isRequired, warn });
  return { read: (path: string) => read(`${server.origin}/api/${path}`), warn, server };
}

test('a response of an API is passed on', async () => {
  const { read, warn } = await readerOf(json([1]));
  expect(await read('tags')).toBe('[1]');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a page', send('text/html', '<p>Sign in</p>')],
  ['status 500', send('application/json', '{}', 500)],
  ['status 404', send('application/json', '{}', 404)],
])('a list for which %s came fails the build', async (_name, answer) => {
  const { read, server } = await readerOf(answer);
  await expect(read('tags')).rejects.toThrow(`${server.origin}/api/tags: expected an answer of JSON`);
});

test('a record that the API does not know is left to the browser, with a warning', async () => {
  const { read, warn, server } = await readerOf(send('application/json', '{}', 404));
  expect(await read('posts/market-day')).toBeUndefined();
  expect(warn.mock.calls[0]?.[0]).toContain(`${server.origin}/api/posts/market-day: expected`);
});

test('a list of a language that the API does not know fails the build, a record of it is left to the browser', async () => {
  const { read, warn } = await readerOf(send('application/json', '{}', 404));
  await expect(read('fa/tags')).rejects.toThrow('/api/fa/tags: expected an answer of JSON');
  expect(await read('fa/posts/market-day')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('without a required API everything is left to the browser', async () => {
  const { read, warn } = await readerOf(send('application/json', '{}', 500), false);
  expect(await read('tags')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
