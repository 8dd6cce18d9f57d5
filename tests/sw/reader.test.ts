import { expect, it } from 'vitest';
import { openScope, type Scope } from './worker-scope';
import { cacheNames } from '../../sw/contract';
import { serveReader } from '../../sw/reader';
import { send, startServer, type Server } from './server';

const oldNames = ['reader-aaaaaaaa.js', 'pdf.worker-aaaaaaaa.js', 'jbig2-cccccccc.wasm'];
const newNames = [
  'reader-bbbbbbbb.js',
  'pdf.worker-bbbbbbbb.js',
  'jbig2-cccccccc.wasm',
  'openjpeg-bbbbbbbb.wasm',
];
const addresses = (server: Server, names: readonly string[]) =>
  names.map((name) => `${server.origin}/assets/reader/${name}`);

/** A worker of the new version, on a phone that holds these files of the old one. */
async function setUp(held: readonly string[]) {
  const server = await startServer(send('text/javascript', 'new'));
  const scope = openScope(server.origin);
  serveReader(addresses(server, newNames));
  for (const url of addresses(server, held)) {
    await (await scope.caches.open(cacheNames.reader)).put(url, new Response('old'));
  }
  return { server, scope };
}

async function namesIn(scope: Scope) {
  if (!(await scope.caches.keys()).includes(cacheNames.reader)) return [];
  const keys = await (await scope.caches.open(cacheNames.reader)).keys();
  return keys.map(({ url }) => url.split('/').at(-1)).sort();
}

it('a new version fetches its reader beside the old one, and deletes the old one when it takes over', async () => {
  const { server, scope } = await setUp(oldNames);
  await scope.dispatch('install');
  expect(await namesIn(scope)).toEqual([...oldNames, ...newNames.slice(0, 2)].sort());
  expect(server.asked).toEqual(newNames.slice(0, 2).map((name) => `/assets/reader/${name}`));
  await scope.dispatch('activate');
  expect(await namesIn(scope)).toEqual(newNames.slice(0, 3).sort());
});

it('a phone that never opened a document fetches no reader', async () => {
  const { server, scope } = await setUp([]);
  await scope.dispatch('install');
  await scope.dispatch('activate');
  expect(server.asked).toEqual([]);
  expect(await scope.caches.keys()).toEqual([]);
});

it.each([
  ['is missing', send('text/plain', 'Not found', 404)],
  ['is the page of a hotspot', send('text/html', 'Sign in')],
])(
  'a new version whose reader %s is not installed, and the old one keeps its reader',
  async (_what, answer) => {
    const { server, scope } = await setUp(oldNames);
    server.answer = answer;
    await expect(scope.dispatch('install')).rejects.toThrow('/assets/reader/reader-bbbbbbbb.js');
    expect(await namesIn(scope)).toEqual([...oldNames].sort());
  },
);
