import { expect, it } from 'vitest';
import { openScope, type Scope } from '../worker-scope';
import { cacheNames } from '../../../sw/contract/contract';
import type { VersionFile } from '../../../sw/version/version-files';
import { deleteOldViewer, updateStoredViewer } from '../../../sw/version/viewer-files';
import { redirect, send, startServer, type Server } from '../server';
import { integrityOf, writeInto, versionOf } from '../version';
import { expectWarning } from '../../support/console';

const oldNames = ['reader-aaaaaaaa.js', 'pdf.worker-aaaaaaaa.js', 'jbig2-cccccccc.wasm'];
const newNames = [
  'reader-bbbbbbbb.js',
  'pdf.worker-bbbbbbbb.js',
  'jbig2-cccccccc.wasm',
  'openjpeg-bbbbbbbb.wasm',
];
const filesOf = ({ origin }: Server): VersionFile[] =>
  newNames.map((name) => {
    const url = `${origin}/assets/reader/${name}`;
    return { url, key: url, integrity: integrityOf('new') };
  });

const script = send('text/javascript', 'new');

/** A device with these files of the old version. */
async function setUp(held: readonly string[], content = 'new') {
  writeInto(versionOf('one'));
  const server = await startServer(script);
  const scope = openScope(server.origin);
  for (const name of held) {
    const stored = new Response(content, { headers: { 'content-type': 'text/javascript' } });
    await (await scope.caches.open(cacheNames.viewer)).put(`${server.origin}/assets/reader/${name}`, stored);
  }
  return { server, scope, files: filesOf(server) };
}

async function namesIn(scope: Scope) {
  if (!(await scope.caches.keys()).includes(cacheNames.viewer)) return [];
  const keys = await (await scope.caches.open(cacheNames.viewer)).keys();
  return keys.map(({ url }) => url.split('/').at(-1)).sort();
}

it('a new version fetches its viewer beside the old one, and deletes the old one when it activates', async () => {
  const { server, scope, files } = await setUp(oldNames);
  await updateStoredViewer(files);
  expect(await namesIn(scope)).toEqual([...oldNames, ...newNames.slice(0, 2)].sort());
  expect(server.asked).toEqual(newNames.slice(0, 2).map((name) => `/assets/reader/${name}`));
  await deleteOldViewer(files);
  expect(await namesIn(scope)).toEqual(newNames.slice(0, 3).sort());
});

it('a device that never opened a document fetches no viewer', async () => {
  const { server, scope, files } = await setUp([]);
  await updateStoredViewer(files);
  await deleteOldViewer(files);
  expect(server.asked).toEqual([]);
  expect(await scope.caches.keys()).toEqual([]);
});

it('a damaged file of the viewer is fetched again by the next version', async () => {
  expectWarning(/is damaged on this device and is fetched again: other content than the build made/);
  const { server, scope, files } = await setUp(newNames, '<h1>Sign in</h1>');
  await updateStoredViewer(files);
  expect(server.asked).toHaveLength(newNames.length);
  const stored = await scope.caches.match(files[0]!.url, { cacheName: cacheNames.viewer });
  expect(await stored?.text()).toBe('new');
});

it.each([
  ['is missing', send('text/plain', 'Not found', 404)],
  ['is a captive portal page', send('text/html', 'Sign in')],
  ['is redirected', redirect(script)],
  ['has other content', send('text/javascript', 'newer')],
])(
  'a new version whose viewer %s is not installed, and the old one keeps its viewer',
  async (_what, answer) => {
    const { server, scope, files } = await setUp(oldNames);
    server.answer = answer;
    await expect(updateStoredViewer(files)).rejects.toThrow('/assets/reader/reader-bbbbbbbb.js');
    expect(await namesIn(scope)).toEqual([...oldNames].sort());
  },
);
