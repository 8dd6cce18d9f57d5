import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picturesOfApi, picturesOfFolder } from '../../../vite/publish/preview-sources.ts';
import { folderOf } from '../host/sample-site.ts';

const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  const isFirst = !asked.includes(url);
  asked.push(url);
  if (url === '/busy.png' && isFirst) response.writeHead(429, { 'retry-after': '1' }).end();
  else if (url === '/gone.png') response.writeHead(404).end();
  else response.end(url === '/large.png' ? 'x'.repeat(2_000) : 'picture');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const limits = { count: 3, interval: 0, time: 5_000, bytes: 1_000 };

test('a picture of the content is read from the output folder, by its encoded address', async () => {
  const { folder, remove } = await folderOf({ 'files/teams/ویدا.avif': 'picture' });
  const read = picturesOfFolder(folder);
  expect(String(await read(encodeURI('/files/teams/ویدا.avif')))).toBe('picture');
  await expect(read('/files/none.avif')).rejects.toThrow('ENOENT');
  await remove();
});

test('a picture of an API is fetched; what is no picture or too large is refused', async () => {
  const read = picturesOfApi(vi.fn(), limits);
  expect(String(await read(at('/a.png')))).toBe('picture');
  await expect(read(at('/gone.png'))).rejects.toThrow('status 404');
  await expect(read(at('/large.png'))).rejects.toThrow('2000 bytes');
});

test('beyond the limit of a build no picture is fetched', async () => {
  const read = picturesOfApi(vi.fn(), { ...limits, count: 1 });
  expect(String(await read(at('/first.png')))).toBe('picture');
  expect(await read(at('/second.png'))).toBeUndefined();
  expect(asked).not.toContain('/second.png');
});

test('a picture that a throttle keeps back is fetched when the server says so, which is told', async () => {
  const tell = vi.fn();
  expect(String(await picturesOfApi(tell, limits)(at('/busy.png')))).toBe('picture');
  expect(tell.mock.calls[0]?.[0]).toContain('/busy.png: status 429. The build waits 1 s');
});
