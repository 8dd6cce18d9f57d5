import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, preview, resolveConfig, type PreviewServer, type ViteDevServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { formReceiver } from '../../vite/form-receiver.ts';
import { previewHost } from '../../vite/preview.ts';
import { folderOf } from './host/sample-site.ts';

const files = {
  'index.html': 'home',
  'dist/index.html': 'home',
  'dist/404.html': 'unknown',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n',
  'dist/_redirects': '',
};

async function start(kind: 'preview' | 'development', endpoint: string) {
  const { folder: root, remove } = await folderOf(files);
  const common = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [formReceiver({ endpoint, folder: 'messages' }), previewHost()],
  };
  const address = { port: 0, host: '127.0.0.1' };
  let server: PreviewServer | ViteDevServer;
  if (kind === 'preview') server = await preview({ ...common, preview: address });
  else server = await (await createServer({ ...common, server: address })).listen();
  onTestFinished(async () => {
    await server.close();
    await remove();
  });
  const { port } = server.httpServer!.address() as AddressInfo;
  return { root, url: `http://127.0.0.1:${port}` };
}

const message = { id: 'a', form: 'subscribe', sentAt: '2026-12-01', fields: { email: 'z@example.org' } };
const post = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });

test.each(['preview', 'development'] as const)(
  'the %s server appends a message to a file outside dist, and does not publish it',
  async (kind) => {
    const { root, url } = await start(kind, '/forms');
    expect((await post(`${url}/forms`)).status).toBe(204);
    const path = join(root, 'messages/messages.jsonl');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject(message);
    for (const address of ['/messages/messages.jsonl', '/messages/messages.jsonl?raw', `/@fs${path}`]) {
      const response = await fetch(url + address);
      expect(await response.text(), address).not.toContain('example.org');
    }
  },
);

test('half a line that a crash left is gone as soon as the server runs', async () => {
  const { folder: root, remove } = await folderOf(files);
  const path = join(root, 'messages/messages.jsonl');
  await mkdir(join(root, 'messages'));
  await writeFile(path, '{"id":"a"}\n{"id":"b","fie');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [formReceiver({ endpoint: '/forms', folder: 'messages' }), previewHost()],
    preview: { port: 0, host: '127.0.0.1' },
  });
  expect(await readFile(path, 'utf8')).toBe('{"id":"a"}\n');
  await server.close();
  await remove();
});

test.each([
  ['another origin', 'https://forms.example.org/forms'],
  ['nowhere', ''],
])('if the forms are sent to %s, the server is like any static host', async (_, endpoint) => {
  const { url } = await start('preview', endpoint);
  expect((await post(`${url}/forms`)).status).toBe(405);
});

test('the development server denies what Vite denies by itself', async () => {
  const denied = async (plugins: ReturnType<typeof formReceiver>[]) =>
    (await resolveConfig({ configFile: false, plugins }, 'serve')).server.fs.deny;
  const own = await denied([formReceiver({ endpoint: '/forms', folder: 'messages' })]);
  expect(own).toEqual([...(await denied([])), '*.jsonl']);
});
