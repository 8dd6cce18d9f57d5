import { expect, test, vi } from 'vitest';
import { responsesOfApi, responsesOfFolder } from '../../vite/api-responses.ts';
import { json, send, startServer } from '../sw/server';
import { folderOf } from './host/sample-site.ts';

test('the responses of a folder are found by their addresses, with and without a suffix', async () => {
  const { folder, remove } = await folderOf({ 'api/tags.json': '[1]', 'api/posts/page/2.json': '[2]' });
  const read = responsesOfFolder(folder);
  expect(await read('/api/tags')).toBe('[1]');
  expect(await read('/api/tags.json')).toBe('[1]');
  expect(await read('/api/posts/page/2')).toBe('[2]');
  expect(await read('/api/nothing')).toBeUndefined();
  await remove();
});

test('each response of an API is fetched once', async () => {
  const server = await startServer(json([1]));
  const warn = vi.fn();
  const read = responsesOfApi(warn);
  expect(await Promise.all([read(`${server.origin}/api/tags`), read(`${server.origin}/api/tags`)])).toEqual([
    '[1]',
    '[1]',
  ]);
  expect(server.asked).toEqual(['/api/tags']);
  expect(warn).not.toHaveBeenCalled();
});

test('an invalid response is reported, and left to the browser', async () => {
  const server = await startServer(send('text/html', '<p>Sign in</p>'));
  const warn = vi.fn();
  expect(await responsesOfApi(warn)(`${server.origin}/api/tags`)).toBeUndefined();
  expect(warn.mock.calls[0]?.[0]).toContain(`${server.origin}/api/tags: expected a JSON response, found: `);
});
