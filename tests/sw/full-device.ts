import { vi } from 'vitest';
import { ask, openScope } from './worker-scope';
import { faultyStorage } from './faulty-storage';
import { json, send, startServer, type Server } from './server';
import { cacheNames } from '../../sw/contract/contract';
import { markHeaders } from '../../sw/contract/mark';
import { tinyImages, tinyPng } from '../support/tiny-files';

const list = (title: string) => [{ title }];
const pdf = (text: string) => `%PDF-1.4\n${text.padEnd(2_000)}\n%%EOF\n`;
const [, tinyGif] = tinyImages['gif']!;
const day = 86_400_000;

/** The stored response at each address, and the server's present one. */
export const visits = {
  'a list that is stored': { path: '/api/vacancies', before: 'old', now: json(list('fresh')) },
  'a list that is not stored': { path: '/api/teams', before: undefined, now: json(list('fresh')) },
  'a list of a busy server': {
    path: '/api/vacancies',
    before: 'old',
    now: send('text/plain', 'slow down', 429, { 'retry-after': '600' }),
  },
  'a picture that is stored': { path: '/files/a.png', before: 'png', now: send('image/gif', tinyGif) },
  'a picture that is not stored': {
    path: '/files/new.gif',
    before: undefined,
    now: send('image/gif', tinyGif),
  },
  'a picture that is missing': { path: '/files/a.png', before: 'png', now: send('text/html', 'x', 404) },
  'a document that was opened': {
    path: '/files/tor.pdf',
    before: 'pdf',
    now: send('application/pdf', pdf('fresh')),
  },
  'a document that is saved': {
    path: '/files/saved.pdf',
    before: 'saved',
    now: send('application/pdf', pdf('fresh')),
  },
  'a document that is not stored': {
    path: '/files/new.pdf',
    before: undefined,
    now: send('application/pdf', pdf('fresh')),
  },
} satisfies Record<string, { path: string; before: string | undefined; now: Server['answer'] }>;

export type Visit = keyof typeof visits;

const others = ['/files/b.png', '/files/c.png'];

/** A worker that has just started, with stored lists, images and documents; `visit` makes one visit. */
export async function startOnFullDevice() {
  const server = await startServer(send('text/plain', 'nothing', 404));
  const { caches, faults } = faultyStorage();
  openScope(server.origin, caches);
  vi.resetModules();
  const [{ handleApi }, { handleImage }, { handleDocument }] = await Promise.all([
    import('../../sw/api/api'),
    import('../../sw/images/images'),
    import('../../sw/documents/documents'),
  ]);
  const put = async (name: string, path: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': type, ...markHeaders({ confirmedAt: Date.now() - 2 * day }) };
    await (await caches.open(name)).put(server.origin + path, new Response(body, { headers }));
  };
  await put(cacheNames.api, '/api/vacancies', 'application/json', JSON.stringify(list('old')));
  for (const path of ['/files/a.png', ...others]) {
    await put(cacheNames.images, path, 'image/png', new Uint8Array(tinyPng));
  }
  await put(cacheNames.documents, '/files/tor.pdf', 'application/pdf', pdf('opened'));
  await put(cacheNames.savedDocuments, '/files/saved.pdf', 'application/pdf', pdf('saved'));

  const handlerOf = (path: string) =>
    path.startsWith('/api/') ? handleApi : path.endsWith('.pdf') ? handleDocument : handleImage;
  return {
    faults,
    /** What the page received: the body, or the type of the response without one. */
    async visit(name: Visit): Promise<string> {
      const { path, now } = visits[name];
      server.answer = now;
      faults.calls.length = 0;
      const { response, over } = ask(handlerOf(path), server.origin + path);
      const answer = await response;
      const body = answer.type === 'error' ? 'error' : await answer.text().catch(String);
      await over();
      return body;
    },
    /** What is stored at an address; undefined for nothing. */
    async held(name: string, path: string): Promise<string | undefined> {
      faults.fails = () => undefined;
      return (await caches.match(server.origin + path, { cacheName: name }))?.text();
    },
    async count(name: string): Promise<number> {
      faults.fails = () => undefined;
      return (await (await caches.open(name)).keys()).length;
    },
  };
}

/** What the page must receive, whatever storage does. */
export function wanted(name: Visit): RegExp {
  const { path, before } = visits[name];
  if (path.startsWith('/api/')) return before ? /old|fresh|slow down/ : /fresh/;
  if (path.endsWith('.pdf')) return /^%PDF-[^]*(opened|saved|fresh)[^]*%%EOF\n$/;
  return before ? /PNG|GIF8|^x$/ : /GIF8/;
}
