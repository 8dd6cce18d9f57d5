import { describe, expect, it } from 'vitest';
import { openScope } from '../worker-scope';
import { cacheNames, savedAsHeader } from '../../../sw/contract/contract';
import { markHeaders, stampOf } from '../../../sw/contract/mark';
import { withSecurityHeaders } from '../../../sw/network/security-headers';
import {
  documentPolicy,
  security,
  startHost,
  startWorker,
  versionOf,
  writeInto,
  type Host,
  type Worker,
} from '../version';
import { expectWarning } from '../../support/console';

const version = versionOf('one');
const policy = security['Content-Security-Policy'];
const list = '[{"id":1}]';

/** What the host has beside the app. It sends no security headers. */
const others: Record<string, [string, string]> = {
  '/api/vacancies': ['application/json', list],
  '/files/tor.pdf': ['application/pdf', '%PDF-1.7\n%%EOF'],
  '/files/report.svg': ['image/svg+xml', '<svg><script>alert(1)</script></svg>'],
  '/files/report.html': ['text/html', '<script>alert(1)</script>'],
  '/files/budget.xlsx': ['application/octet-stream', 'PK\x03\x04 PK\x05\x06'],
  '/photo.svg': ['image/svg+xml', '<svg/>'],
  '/api/broken': ['text/plain', 'no list'],
};

async function setUp() {
  const host = await startHost(version);
  host.instead = (path) =>
    others[path] ? [200, { 'content-type': others[path][0] }, others[path][1]] : undefined;
  const worker = await startWorker(host.origin, version);
  await worker.install();
  await worker.activate();
  host.asked.length = 0;
  return { host, worker };
}

const lose = async ({ scope }: Worker) => {
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
};

/** A page that a version without security headers stored. */
async function keepPage({ scope }: Worker, { origin }: Host) {
  const label = {
    version: stampOf(version.shell + JSON.stringify(security)),
    drawnFrom: [],
    keptAt: Date.now(),
  };
  const pages = await scope.caches.open(cacheNames.pages);
  const headers = { 'content-type': 'text/html', 'x-page': encodeURIComponent(JSON.stringify(label)) };
  await pages.put(`${origin}/vacancies`, new Response('kept', { headers }));
}

type Kind = [
  kind: string,
  status: number,
  policy: string,
  answer: (phone: Phone) => Promise<Response | undefined>,
  warning?: RegExp,
];
type Phone = Awaited<ReturnType<typeof setUp>>;

/** The second response for an address, which comes from the cache. */
const twice = async (
  { host, worker }: Phone,
  path: string,
  init?: RequestInit,
  as?: { destination: string },
) => {
  await (await worker.fetch(path, {}, as))?.text();
  await host.stop();
  return worker.fetch(path, init, as);
};

const notUpdated = /was not updated: TypeError: fetch failed/;

const kinds: Kind[] = [
  ['the shell', 200, policy, ({ worker }) => worker.navigate('/vacancies')],
  ['the shell at its own address', 200, policy, ({ worker }) => worker.fetch('/shell.html')],
  ["the list of the viewer's files", 200, policy, ({ worker }) => worker.fetch('/reader.json')],
  [
    'a kept page',
    200,
    policy,
    async ({ host, worker }) => {
      await keepPage(worker, host);
      return worker.navigate('/vacancies');
    },
  ],
  [
    'a page from the network, without the stored app',
    200,
    policy,
    async ({ worker }) => {
      await lose(worker);
      return worker.navigate('/vacancies');
    },
    /The scripts of the app are not on this device/,
  ],
  [
    'the last-resort page',
    503,
    policy,
    async ({ host, worker }) => {
      await lose(worker);
      await host.stop();
      return worker.navigate('/vacancies');
    },
    /The scripts of the app are not on this device|The files of the app could not be completed|did not arrive/,
  ],
  ['a stored script', 200, policy, ({ worker }) => worker.fetch('/assets/index-one.js')],
  [
    'a lost script',
    200,
    policy,
    async ({ worker }) => {
      await lose(worker);
      return worker.fetch('/assets/index-one.js');
    },
  ],
  [
    'a missing script that the host no longer has',
    404,
    policy,
    async ({ host, worker }) => {
      await lose(worker);
      host.instead = () => [404, { 'content-type': 'text/plain' }, 'Not found'];
      return worker.fetch('/assets/index-one.js');
    },
    /was not stored: status 404/,
  ],
  ['a file of the viewer', 200, policy, ({ worker }) => worker.fetch('/assets/reader/reader-oneaaaaaaa.js')],
  ['an API response as a stream', 200, policy, ({ worker }) => worker.fetch('/api/vacancies')],
  [
    'a stored API response',
    200,
    policy,
    (phone) => twice(phone, '/api/vacancies'),
    /was not updated: network/,
  ],
  [
    'an API response after a reload',
    200,
    policy,
    async ({ worker }) => {
      await (await worker.fetch('/api/vacancies'))?.text();
      return worker.fetch('/api/vacancies', { cache: 'no-cache' });
    },
  ],
  ['an invalid API response', 200, policy, ({ worker }) => worker.fetch('/api/broken')],
  ['an error response of the API', 404, policy, ({ worker }) => worker.fetch('/api/vacancies.json')],
  ['a PDF as a stream', 200, policy, ({ worker }) => worker.navigate('/files/tor.pdf')],
  ['a stored PDF', 200, policy, (phone) => twice(phone, '/files/tor.pdf'), notUpdated],
  [
    'a range of a stored PDF',
    206,
    policy,
    (phone) => twice(phone, '/files/tor.pdf', { headers: { range: 'bytes=0-3' } }),
  ],
  [
    'a range outside of a PDF',
    416,
    documentPolicy,
    (phone) => twice(phone, '/files/tor.pdf', { headers: { range: 'bytes=99-' } }),
  ],
  ['an SVG document as a stream', 200, documentPolicy, ({ worker }) => worker.navigate('/files/report.svg')],
  ['a stored SVG document', 200, documentPolicy, (phone) => twice(phone, '/files/report.svg'), notUpdated],
  ['an HTML document', 200, documentPolicy, ({ worker }) => worker.navigate('/files/report.html')],
  [
    'a stored office document',
    200,
    documentPolicy,
    (phone) => twice(phone, '/files/budget.xlsx'),
    notUpdated,
  ],
  [
    'a document that does not exist',
    404,
    documentPolicy,
    ({ worker }) => worker.navigate('/files/gone.pdf'),
    /was not stored: status 404/,
  ],
  [
    'the page for a document that cannot be fetched',
    503,
    documentPolicy,
    async ({ host, worker }) => {
      await host.stop();
      return worker.navigate('/files/tor.pdf');
    },
    /did not arrive completely/,
  ],
  [
    'a saved document of an earlier version',
    200,
    documentPolicy,
    async ({ host, worker }) => {
      const saved = await worker.scope.caches.open(cacheNames.savedDocuments);
      const headers = {
        'content-type': 'image/svg+xml',
        [savedAsHeader]: '%7B%7D',
        ...markHeaders({ stamp: 'x' }),
      };
      await saved.put(`${host.origin}/files/old.svg`, new Response('<svg/>', { headers }));
      await host.stop();
      return worker.navigate('/files/old.svg');
    },
    notUpdated,
  ],
  ['an image', 200, policy, ({ worker }) => worker.fetch('/photo.svg', {}, { destination: 'image' })],
  ['a stored image', 200, policy, (phone) => twice(phone, '/photo.svg', {}, { destination: 'image' })],
];

describe('every response of the worker has the security headers of the site', () => {
  it.each(kinds)('%s (%i)', async (_kind, status, expected, answer, warning) => {
    if (warning) expectWarning(warning);
    const response = await answer(await setUp());
    expect(response?.status).toBe(status);
    expect(response?.headers.get('content-security-policy')).toBe(expected);
    for (const [name, value] of Object.entries(security).slice(1))
      expect(response?.headers.get(name), name).toBe(value);
  });
});

describe('what passes unchanged', () => {
  const pass = (response: Response) => {
    writeInto(version);
    openScope('http://app.test');
    return withSecurityHeaders(response, 'http://app.test/files/a.svg') === response;
  };
  const with_ = (fields: object) =>
    Object.defineProperties(
      new Response('x'),
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    );

  it.each([
    ['a network error', () => Response.error()],
    ['an opaque response', () => with_({ type: 'opaque' })],
    ['a redirect of a navigation', () => with_({ type: 'opaqueredirect' })],
    ['a redirected response, which the page checks', () => with_({ redirected: true })],
    ['a cross-origin CORS response', () => with_({ type: 'cors' })],
  ])('%s', (_what, make) => expect(pass(make())).toBe(true));

  it('a response that has them all: a copy would lose the code cache of a script', () =>
    expect(
      pass(new Response('x', { headers: { ...security, 'content-security-policy': documentPolicy } })),
    ).toBe(true));
});

it('the policy of a document is replaced by the sandbox, that of a page stays', () => {
  writeInto(version);
  openScope('http://app.test');
  const own = "default-src 'none'";
  const policyAt = (path: string, type: string) =>
    withSecurityHeaders(
      new Response('x', { headers: { 'content-type': type, 'content-security-policy': own } }),
      `http://app.test${path}`,
    ).headers.get('content-security-policy');
  expect(policyAt('/files/a.html', 'text/html')).toBe(documentPolicy);
  expect(policyAt('/files/a.pdf', 'application/pdf')).toBe(own);
  expect(policyAt('/vacancies', 'text/html')).toBe(own);
});

it('a response without a body keeps its status', () => {
  writeInto(version);
  openScope('http://app.test');
  for (const status of [204, 205, 304])
    expect(withSecurityHeaders(new Response(null, { status }), 'http://app.test/api/x').status).toBe(status);
});
