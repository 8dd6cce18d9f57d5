import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerEditor, untilItFails } from '../../../vite/editor/serve';

/** The answer of a server with the editor, and 418 where the editor leaves the request to others. */
async function ask(path: string, host = 'localhost') {
  const bundle = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(bundle, 'assets'));
  writeFileSync(join(bundle, 'editor.js'), 'edit();');
  mkdirSync(join(bundle, 'previews'));
  writeFileSync(join(bundle, 'previews/fa.html'), 'The preview');
  const handler = answerEditor({
    root: '/nowhere',
    bundle: () => Promise.resolve(bundle),
    previews: () => Promise.resolve(join(bundle, 'previews')),
  });
  const server = createServer((asked, answer) =>
    handler(asked, answer, () => {
      answer.statusCode = 418;
      answer.end();
    }),
  );
  onTestFinished(() => {
    server.close();
    rmSync(bundle, { recursive: true });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { host: `${host}:${port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, text }));
      },
    );
    asked.on('error', fail).end();
  });
}

test('on localhost, /admin/ is the editor, for no search engine, with a policy that lets nothing of elsewhere in', async () => {
  const { status, headers, text } = await ask('/admin/');
  expect(status).toBe(200);
  expect(text).toContain('<script type="module" src="/admin/editor.js">');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
  expect(await ask('/admin')).toMatchObject({ status: 302, headers: { location: '/admin/' } });
});

test('its files come from the bundle, and nothing from outside of it', async () => {
  expect(await ask('/admin/editor.js')).toMatchObject({
    status: 200,
    text: 'edit();',
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect(await ask('/admin/preview/fa')).toMatchObject({
    status: 200,
    text: 'The preview',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  for (const path of [
    '/admin/preview/xx',
    '/admin/assets',
    '/admin/gone.js',
    '/admin/%2e%2e/x',
    '/admin/..%2f..%2fetc/passwd',
  ])
    expect((await ask(path)).status, path).toBe(path === '/admin/%2e%2e/x' ? 418 : 404);
});

test('at any other address of the computer, and for any other page, the site answers', async () => {
  expect((await ask('/admin/', '192.168.1.7')).status).toBe(418);
  expect((await ask('/admin/', 'example.org')).status).toBe(418);
  expect((await ask('/administration')).status).toBe(418);
  expect((await ask('/')).status).toBe(418);
});

test('a folder is made once; one that could not be made is made at the next request', async () => {
  const results = [new Error('no room'), 'folder', 'another'];
  const get = untilItFails(async () => {
    await Promise.resolve();
    const result = results.shift()!;
    if (result instanceof Error) throw result;
    return result;
  });
  await expect(get()).rejects.toThrow('no room');
  expect(await Promise.all([get(), get()])).toEqual(['folder', 'folder']);
  expect(await get()).toBe('folder');
});
