import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { previewHost } from '../../vite/preview.ts';
import { eventually } from '../support/eventually.ts';
import { folderOf } from './host/sample-site.ts';

const start = (root: string, port = 0, compresses = false) =>
  preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewHost({ compresses })],
    preview: { port, host: '127.0.0.1', strictPort: true },
  });

const built = {
  'dist/index.html': 'home',
  'dist/404.html': 'unknown',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
  'dist/_redirects': '',
};

test('the preview serves the build by its own rules, and Vite adds nothing', async () => {
  const { folder, remove } = await folderOf(built);
  const server = await start(folder);
  const { port } = server.httpServer.address() as AddressInfo;
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { origin: 'http://a.example' } });

  const home = await ask('/');
  expect(await home.text()).toBe('home');
  expect(home.headers.get('x-frame-options')).toBe('DENY');
  expect(home.headers.has('access-control-allow-origin')).toBe(false);
  const unknown = await ask('/unknown');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'unknown']);
  await server.close();
  await remove();
});

test('after npm start it serves compressed from the first answer on, and compresses the files behind', async () => {
  const text = 'words and words '.repeat(100);
  const { folder, remove } = await folderOf({ ...built, 'dist/index.html': text });
  const server = await start(folder, 0, true);
  const { port } = server.httpServer.address() as AddressInfo;
  const home = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
  expect(home.headers.get('content-encoding')).toBe('br');
  expect(await home.text()).toBe(text);
  await eventually(() => expect(existsSync(join(folder, 'dist/index.html.gz'))).toBe(true));
  await server.close();
  await remove();
});

test('without a build it reports in one sentence what is missing', async () => {
  const { folder, remove } = await folderOf({ 'dist/index.html': 'a build of something else' });
  const error: unknown = await start(folder).catch((reason: unknown) => reason);
  expect(inspect(error)).toBe(
    'There is no built site to serve: dist/404.html is missing, run "npm run build" first.',
  );
  await remove();
});

test('on a port that is in use it reports that in one sentence', async () => {
  const { folder, remove } = await folderOf(built);
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const error: unknown = await start(folder, port).catch((reason: unknown) => reason);
  expect(inspect(error)).toBe(
    `Port ${port} is already in use: stop what listens there, or set PORT to another one.`,
  );
  await new Promise((done) => other.close(done));
  await remove();
});
