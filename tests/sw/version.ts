/// <reference types="node" />
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import english from '../../src/words/en.json';
import type { BuiltInLanguage } from '../../sw/version/version-files';
import { startServer, type Server } from './server';
import { MemoryCaches } from './memory-caches';
import { openScope, type Scope } from './worker-scope';

/** A file of a version: its type and its content. */
type Content = readonly [type: string, text: string];

export interface Version {
  shell: string;
  files: Readonly<Record<string, Content>>;
  /** The site in other languages, and the files that only the first one uses. */
  languages?: {
    own: string[];
    language?: BuiltInLanguage;
    siteLanguages: {
      prefix: string;
      shell: string;
      readerList: string;
      own: string[];
      language?: BuiltInLanguage;
    }[];
  };
}

/** The first language of every version. */
export const englishLanguage: BuiltInLanguage = {
  tag: 'en',
  name: 'English',
  direction: 'ltr',
  words: english.worker,
};

export const security = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
export const documentPolicy = "sandbox; default-src 'none'";

const js = 'text/javascript; charset=utf-8';

/** A version of the app whose files have `name` in their names and contents. */
export function versionOf(name: string): Version {
  return {
    shell:
      `<title>Site</title><div id="root"></div>` +
      `<script type="module" data-parts="/assets/start-${name}.js" crossorigin src="/assets/index-${name}.js"></script>`,
    files: {
      [`/assets/index-${name}.js`]: [js, `index('${name}')`],
      [`/assets/start-${name}.js`]: [js, `start('${name}')`],
      [`/assets/page-${name}.js`]: [js, `page('${name}')`],
      '/assets/shared-1a2b.js': [js, 'shared()'],
      '/favicon.svg': ['image/svg+xml', '<svg/>'],
      [`/assets/reader/reader-${name}aaaaaaa.js`]: [js, `viewer('${name}')`],
    },
  };
}

export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the build writes into the worker of a version. */
export function writeInto({ shell, files, languages }: Version): void {
  const hashes = Object.fromEntries(
    Object.entries(files).map(([path, [, text]]) => [path, integrityOf(text)]),
  );
  Object.assign(globalThis, {
    __BUILT_IN: {
      files: hashes,
      shell,
      readerList: '{"always":[]}',
      language: englishLanguage,
      security,
      documentPolicy,
      ...languages,
    },
  });
}

/** A server of a version, and its other files by path: `[type, text, status, headers]`. */
export interface Host extends Server {
  version: Version;
  /** Responds in place of the version's file; undefined passes the request on. */
  instead: (path: string) => [number, Record<string, string>, string] | undefined;
}

/** Serves a version of the app like a host with clean addresses: the shell's own address redirects. */
export async function startHost(version: Version): Promise<Host> {
  const server = await startServer((response, request) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const [status, headers, body] = host.instead(path) ?? answerOf(host.version, path);
    response.writeHead(status, headers).end(body);
  });
  const host: Host = Object.assign(server, { version, instead: () => undefined });
  return host;
}

function answerOf({ shell, files }: Version, path: string): [number, Record<string, string>, string] {
  const file = files[path];
  if (file) return [200, { 'content-type': file[0] }, file[1]];
  if (path === '/shell.html') return [308, { location: '/shell' }, ''];
  if (/\.\w+$/.test(path)) return [404, { 'content-type': 'text/plain' }, 'Not found'];
  const html = shell.replace('<div id="root">', `<div id="root"><main>${path}</main>`);
  return [200, { 'content-type': 'text/html; charset=utf-8' }, html];
}

export const portal = '<!doctype html><title>Wi-Fi login</title><form></form>';

/** A captive portal that responds to everything with its own page. */
export const captive = (): [number, Record<string, string>, string] => [
  200,
  { 'content-type': 'text/html' },
  portal,
];

/** The worker of a version, as a browser runs it. */
export interface Worker {
  scope: Scope;
  install(): Promise<void>;
  activate(): Promise<void>;
  /** Sends a message from a page of this path. */
  send(data: object, from?: string): Promise<void>;
  fetch(
    path: string,
    init?: RequestInit,
    as?: { mode?: string; destination?: string },
  ): Promise<Response | undefined>;
  navigate(path: string): Promise<Response | undefined>;
}

/** Starts the worker of a version on a device with `caches`. */
export async function startWorker(
  origin: string,
  version: Version,
  caches = new MemoryCaches(),
): Promise<Worker> {
  vi.resetModules();
  writeInto(version);
  const scope = openScope(origin, caches);
  await import('../../sw/sw');
  const fetch: Worker['fetch'] = (path, init, as = {}) => {
    const request = new Request(new URL(path, origin), init);
    for (const [name, value] of Object.entries(as)) Object.defineProperty(request, name, { value });
    return scope.dispatch('fetch', { request });
  };
  return {
    scope,
    install: async () => void (await scope.dispatch('install')),
    activate: async () => void (await scope.dispatch('activate')),
    send: async (data, from = '/') =>
      void (await scope.dispatch('message', { data, source: { url: origin + from } })),
    fetch,
    navigate: (path) => fetch(path, {}, { mode: 'navigate' }),
  };
}

/** The entries of a cache, by path and query. */
export async function contentsOf(caches: MemoryCaches, name: string): Promise<Record<string, string>> {
  const cache = await caches.open(name);
  const found: Record<string, string> = {};
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    found[pathname + search] = (await (await cache.match(url))?.text()) ?? '';
  }
  return found;
}
