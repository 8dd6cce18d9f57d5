import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { markHeaders, stampOf } from '../../../sw/contract/mark';
import type { PagePack } from '../../../sw/contract/page-pack';
import { expectWarning } from '../../support/console';
import { json, redirect, send, startServer, type Server } from '../server';
import { security } from '../version';
import { openScope, type Scope } from '../worker-scope';

const script = '/assets/index-a.js';
const faqs = '[{"question":"Who?"}]';

interface Made {
  entry?: string;
  stamp?: string;
  more?: string;
  /** The answers that the page is drawn from; that of the FAQs by default. */
  from?: readonly string[];
  standsIn?: { record: string; list: string; stamp: string };
}

const pageOf = (
  path: string,
  { entry = script, stamp = stampOf(faqs), more = '', from = ['/api/faqs'], standsIn }: Made = {},
) =>
  `<script type="module" crossorigin src="${entry}"></script>${more}<div id="root"><main><h1>Title of ${path}</h1>` +
  `<!--$--><p>Who?</p><!--/$--></main><footer>Latest: Rain</footer></div>` +
  `<script type="application/json" id="prerendered">${JSON.stringify({
    path,
    rows: from.map((address) => [address, { stamp: `${stamp} of-the-schema` }]),
    standsIn,
  })}</script><p>Slow?</p>`;

const packOf = (pages: Record<string, string>, titled: readonly string[] = []): PagePack => {
  const text = Object.values(pages).join('');
  let end = 0;
  const slices = Object.entries(pages).map(([path, html]) => [path, [end, (end += html.length)]] as const);
  return { text, pages: Object.fromEntries(slices), titled };
};

const paths = ['/', '/faqs', '/faqs/one'];
const whole = (made: Made = {}) =>
  packOf(Object.fromEntries(paths.map((path) => [path, pageOf(path, made)])), ['/faqs']);

let server: Server;
let scope: Scope;
let pack: unknown;

async function start() {
  const { findCachedPage, cachePages } = await import('../../../sw/pages/page-cache');
  return {
    keep: (asked = ['/']) => cachePages(asked),
    find: async (address: string) => (await findCachedPage(new URL(address, server.origin)))?.text(),
  };
}

beforeEach(async () => {
  vi.resetModules();
  pack = whole();
  server = await startServer((response, request) =>
    request.url === '/pages.json'
      ? json(pack)(response, request)
      : send('text/plain', 'Not found', 404)(response, request),
  );
  scope = openScope(server.origin);
  useShell('v1');
});
afterEach(() => vi.restoreAllMocks());

const useShell = (version: string) =>
  Object.assign(globalThis, {
    __BUILT_IN: {
      security,
      shell: `<div id="root"></div><script type="module" crossorigin src="${script}"></script>${version}`,
    },
  });

const storeFaqs = async (body: string, address = '/api/faqs') => {
  const api = await scope.caches.open(cacheNames.api);
  await api.put(
    server.origin + address,
    new Response(body, { headers: markHeaders({ stamp: stampOf(body) }) }),
  );
};

describe('a page that was never opened', () => {
  it('comes from the pack, which is one request, also for the pages that are kept by themselves', async () => {
    const { keep, find } = await start();
    await keep();
    await keep();
    expect(server.asked).toEqual(['/pages.json']);
    await storeFaqs(faqs);
    for (const path of paths) expect(await find(path), path).toBe(pageOf(path));
    expect(await find('/faqs/?utm_source=a')).toBe(pageOf('/faqs'));
    expect(await find('/faqs/two')).toBeUndefined();
    const stored = await (await scope.caches.open(cacheNames.pages)).keys();
    expect(stored.map(({ url }) => new URL(url).pathname)).toEqual(['/pages.json', '/']);
  });

  it('has its banner alone where other lists are stored, without a row and without data', async () => {
    const { keep, find } = await start();
    await keep();
    await storeFaqs('[]');
    const html = await find('/faqs');
    expect(html).toContain('<h1>Title of /faqs</h1>');
    expect(html).not.toMatch(/Who\?|Latest|prerendered/);
    expect(html).toContain('<p>Slow?</p>');
    // The title of a record may be another one now.
    expect(await find('/faqs/one')).toBeUndefined();
  });

  it('has its banner alone where a list that it shows is stored only as a part of another one', async () => {
    const { keep, find } = await start();
    await keep();
    expect(await find('/faqs')).toContain('<h1>Title of /faqs</h1>');
    expect(await find('/faqs')).not.toMatch(/Who\?|prerendered/);
    expect(await find('/')).toBe(pageOf('/'));
  });

  describe('of a record with an answer of its own, which is not stored,', () => {
    const list = '/api/posts/page/2';
    const standsIn = { record: '/api/posts/rain', list, stamp: stampOf(faqs) };
    const startWith = async (made: Made, stored?: string) => {
      pack = packOf({ '/posts/rain': pageOf('/posts/rain', made) });
      const { keep, find } = await start();
      await keep();
      if (stored !== undefined) await storeFaqs(stored, list);
      return find('/posts/rain');
    };

    it('comes whole where the page of the list that has the record is stored and the same', async () => {
      const made = { from: ['/api/posts/rain'], standsIn };
      expect(await startWith(made, faqs)).toBe(pageOf('/posts/rain', made));
    });

    it('does not where that page of the list is not stored, or another', async () => {
      const made = { from: ['/api/posts/rain'], standsIn };
      expect(await startWith(made)).toBeUndefined();
      expect(await startWith(made, '[]')).toBeUndefined();
    });

    it('does not where another answer is not stored, or the page names no list', async () => {
      expect(await startWith({ from: ['/api/posts/rain', '/api/tags'], standsIn }, faqs)).toBeUndefined();
      expect(await startWith({ from: ['/api/posts/rain'] }, faqs)).toBeUndefined();
    });
  });

  it('has its banner alone where a query selects what it shows', async () => {
    const { keep, find } = await start();
    await keep();
    expect(await find('/faqs?q=who')).not.toContain('Who?');
    expect(await find('/faqs?q=who')).toContain('Title of /faqs');
  });

  it('comes from no pack of another version', async () => {
    const { keep, find } = await start();
    await keep();
    useShell('v2');
    expect(await find('/faqs')).toBeUndefined();
    await keep();
    await storeFaqs(faqs);
    expect(await find('/faqs')).toBe(pageOf('/faqs'));
  });

  it('comes from no damaged pack', async () => {
    expectWarning(/The stored pages are damaged, and the shell is used instead/);
    const { keep, find } = await start();
    await keep();
    const pages = await scope.caches.open(cacheNames.pages);
    const { headers } = (await pages.match(`${server.origin}/pages.json`))!;
    await pages.put(`${server.origin}/pages.json`, new Response('{"text":', { headers }));
    expect(await find('/faqs')).toBeUndefined();
  });
});

it('a pack is fetched again at most once a day, and only where kept pages differ from the stored lists', async () => {
  const { keep, find } = await start();
  await keep();
  await storeFaqs('[]');
  await keep();
  const asked = () => server.asked.filter((path) => path === '/pages.json').length;
  expect(asked()).toBe(1);
  pack = whole({ stamp: stampOf('[]') });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
  await keep();
  expect(asked()).toBe(2);
  expect(await find('/faqs')).toBe(pageOf('/faqs', { stamp: stampOf('[]') }));
  vi.setSystemTime(Date.now() + 86_400_001);
  await keep();
  vi.useRealTimers();
  expect(asked()).toBe(2);
});

it('goes when no pages are to be kept', async () => {
  const { keep, find } = await start();
  await keep();
  await keep([]);
  expect(await find('/faqs')).toBeUndefined();
  expect(await (await scope.caches.open(cacheNames.pages)).keys()).toEqual([]);
});

describe('no pack is', () => {
  it.each([
    ['the page of a captive portal', () => send('text/html', '<h1>Sign in</h1>')],
    ['one that says it is JSON', () => send('application/json', '{"signIn":"https://portal.test"}')],
    ['a redirected answer', () => redirect(json(whole()))],
    ['one of another version', () => json(whole({ entry: '/assets/index-b.js' }))],
    ['one with another script', () => json(whole({ more: '<script src="//ads.test/a.js"></script>' }))],
  ])('%s', async (_, make) => {
    const { keep, find } = await start();
    server.answer = make();
    await keep();
    expect(await find('/faqs')).toBeUndefined();
    expect(await (await scope.caches.open(cacheNames.pages)).keys()).toEqual([]);
  });

  it('an answer that is cut off, which is logged', async () => {
    expectWarning(/pages\.json was not stored: SyntaxError/);
    const { keep, find } = await start();
    server.answer = send('application/json', '{"text":"');
    await keep();
    expect(await find('/faqs')).toBeUndefined();
  });
});
