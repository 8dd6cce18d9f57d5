import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, reloadMode } from '../../../sw/contract/contract';
import { sha256Header } from '../../../sw/contract/copy-headers';
import { readSavedAs } from '../../../sw/contract/saved-document';
import { BlockedCaches, type MemoryCaches } from '../../sw/memory-caches';
import { half, redirect, send, startServer } from '../../sw/server';
import { tinyPdf } from '../../support/tiny-files';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';
import { expectWarning } from '../../support/console';
import { faultyCaches, runFor, storageFaults } from '../../support/silent-storage';
import { eventually, until } from '../../support/eventually';

const pdf = tinyPdf(['Terms of Reference']);
const { images, documents, savedDocuments } = cacheNames;
const about = { title: 'Field officer, Herat', page: '/vacancies', isNamedByList: true } as const;

const sendPdf =
  (headers: Record<string, string> = {}, body = pdf) =>
  (response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': `${body.length}`,
        etag: '"1"',
        ...headers,
      })
      .end(body);

async function setUp() {
  const phone = usePhone();
  const server = await startServer(sendPdf());
  const url = `${server.origin}/files/tor.pdf`;
  const held = (cacheName: string = savedDocuments) => phone.caches.match(url, { cacheName });
  const put = async (cacheName: string, body: Uint8Array | string, headers = {}) =>
    (await phone.caches.open(cacheName)).put(url, new Response(body as BodyInit, { headers }));
  const asked = () => server.asked.filter((path) => path.startsWith('/files/'));
  return { ...phone, server, url, held, put, asked, tab: await startTab() };
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/vacancies'));
  useBrowser();
});

describe('a document that is saved', () => {
  it('is stored completely, with the headers that identify its version', async () => {
    const { tab, url, held } = await setUp();
    expect(tab.stateOf(url)).toEqual({ is: 'not-saved' });
    expect(await tab.saveDocument({ url }, about)).toBe(true);
    expect(tab.stateOf(url)).toMatchObject({
      is: 'saved',
      document: { url, ...about, size: pdf.length, type: 'PDF' },
    });
    const copy = await held();
    expect(Buffer.from(await copy!.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(copy!.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${pdf.length}`,
      etag: '"1"',
    });
  });

  it('is found again when the app starts, newest first', async () => {
    const { tab, server, url } = await setUp();
    await tab.saveDocument({ url }, about);
    const other = `${server.origin}/files/form.doc`;
    server.answer = send('application/msword', '{\\rtf1 }');
    await until(() => Date.now() > tab.listDocuments()![0]!.savedAt);
    await tab.saveDocument({ url: other }, { ...about, title: 'Form' });
    const later = await startTab();
    expect(later.listDocuments()!.map(({ title, type }) => [title, type])).toEqual([
      ['Form', 'DOC'],
      [about.title, 'PDF'],
    ]);
  });

  it('has the deadline that its record had then, and keeps it when a newer version is fetched', async () => {
    const { tab, url, held } = await setUp();
    await tab.saveDocument({ url }, { ...about, deadline: '2026-12-05' });
    await tab.saveDocument({ url }, about, undefined, true);
    const deadlines = [tab.listDocuments()![0], readSavedAs((await held())!.headers)];
    expect(deadlines).toMatchObject([{ deadline: '2026-12-05' }, { deadline: '2026-12-05' }]);
    await tab.saveDocument({ url }, { ...about, deadline: '' }, undefined, true);
    expect(tab.listDocuments()).toMatchObject([{ deadline: '' }]);
  });

  it.each([
    ['is counted once where the build counts, and not when it is renewed', '/counts', [{ save: 1 }]],
    ['is not counted where it does not', undefined, []],
  ])('%s', async (_, endpoint, counted) => {
    vi.stubEnv('VITE_COUNTS_ENDPOINT', endpoint);
    const { tab, url } = await setUp();
    const { readRows } = await import('../../../src/data/device/rows');
    await tab.saveDocument({ url }, about);
    await tab.saveDocument({ url }, about);
    await tab.saveDocument({ url }, about, undefined, true);
    await eventually(async () => expect(await readRows('counts/')).toEqual(counted));
  });

  it('is announced to the other tabs', async () => {
    const { tab, url } = await setUp();
    const other = await startTab();
    expect(other.stateOf(url)).toEqual({ is: 'not-saved' });
    await tab.saveDocument({ url }, about);
    await until(() => other.stateOf(url).is === 'saved');
    await tab.removeSaved(url);
    await until(() => other.stateOf(url).is === 'not-saved');
  });

  it('is not fetched again, in this tab or the next', async () => {
    const { tab, url, asked } = await setUp();
    const two = [tab.saveDocument({ url }, about), tab.saveDocument({ url: `${url}#page=2` }, about)];
    expect(await Promise.all(two)).toEqual([true, true]);
    expect(await (await startTab()).saveDocument({ url }, about)).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('is fetched once if two tabs save it at the same time', async () => {
    const { tab, url, asked } = await setUp();
    const other = await startTab();
    const both = [tab.saveDocument({ url }, about), other.saveDocument({ url }, about)];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([asked().length, tab.stateOf(url).is, other.stateOf(url).is]).toEqual([1, 'saved', 'saved']);
  });

  it('is saved in a browser without the Web Locks API', async () => {
    useBrowser({});
    const { tab, url } = await setUp();
    expect(await tab.saveDocument({ url }, about)).toBe(true);
  });

  it('replaces the copy that was only opened', async () => {
    const { tab, url, held, put } = await setUp();
    await put(documents, pdf);
    await tab.reloadCatalogue();
    expect(tab.isOpened(url)).toBe(true);
    await tab.saveDocument({ url }, about);
    expect([await held(documents), tab.isOpened(url)]).toEqual([undefined, false]);
  });

  it('reports its progress, by the length of the response', async () => {
    const { tab, url } = await setUp();
    const seen = tab.watch(url);
    await tab.saveDocument({ url, size: 7 }, about);
    expect(seen[0]).toEqual({ is: 'saving', received: 0, size: 7 });
    expect(seen).toContainEqual({ is: 'saving', received: pdf.length, size: pdf.length });
    expect(seen.at(-1)!.is).toBe('saved');
  });

  it('reports its progress by the size in the list, if an encoding blurs the length', async () => {
    const { tab, url } = await setUp();
    vi.stubGlobal('fetch', async () => {
      const headers = { 'content-type': 'application/pdf', 'content-encoding': 'br', 'content-length': '9' };
      return new Response(new Uint8Array(pdf), { headers });
    });
    useBrowser();
    const seen = tab.watch(url);
    await tab.saveDocument({ url, size: pdf.length }, about);
    expect(seen).toContainEqual({ is: 'saving', received: pdf.length, size: pdf.length });
  });

  it('has the time when the worker replaced it, although no page was open', async () => {
    const { tab, url, put } = await setUp();
    await tab.saveDocument({ url }, about);
    await put(savedDocuments, '%PDF-newer', { 'x-updated-at': '1700000000000', 'content-length': '10' });
    expect((await startTab()).listDocuments()).toMatchObject([
      { ...about, updatedAt: 1_700_000_000_000, size: 10 },
    ]);
  });
});

describe('a document that cannot be fetched', () => {
  it.each([
    ['not-json', 'a page of HTML', send('text/html', '<h1>Sign in</h1>')],
    ['not-json', 'something else under its name', send('application/octet-stream', 'no')],
    ['not-found', 'a 404', send('text/html', '', 404)],
    ['refused', 'a 503', send('text/html', '', 503)],
    ['unreachable', 'half of it', half('application/pdf', '%PDF-1.4 half of it')],
    ['unreachable', 'a closed connection', (response: ServerResponse) => response.destroy()],
  ] as const)('fails as %s at %s, and leaves nothing', async (failure, _name, answer) => {
    const { tab, server, url, held } = await setUp();
    vi.stubGlobal('location', new URL(url));
    server.answer = answer;
    expectWarning(/^CallError: http/, 1);
    expect(await tab.saveDocument({ url }, about)).toBe(false);
    expect(tab.stateOf(url)).toEqual({ is: 'failed', failure });
    expect(tab.whySaveFailed(url)).toBe(failure);
    expect([await held(), (await startTab()).listDocuments()]).toEqual([undefined, []]);

    server.answer = sendPdf();
    expect(await tab.saveDocument({ url }, about)).toBe(true);
    expect(tab.stateOf(url).is).toBe('saved');
  });

  it.each([
    ['redirected', 'sent from another address', redirect(sendPdf())],
    ['cut-short', 'a PDF of 16 bytes', sendPdf({}, Buffer.from('%PDF-1.7 16 byte'))],
    ['not-json', 'a redirect to the page of a hotspot', redirect(send('text/html', '<h1>Sign in</h1>'))],
  ] as const)('is not saved: %s, %s', async (failure, _name, answer) => {
    const { tab, server, url, held } = await setUp();
    server.answer = answer;
    expectWarning(/^(CallError|NotKept): http/, 1);
    expect(await tab.saveDocument({ url }, about)).toBe(false);
    expect([tab.whySaveFailed(url), await held()]).toEqual([failure, undefined]);
  });

  it('is given up after 8 s without a byte', async () => {
    expectWarning(/no byte for 8 s/);
    expectWarning(/cancelled/);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tab, url } = await setUp();
    const fetching = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    );
    vi.stubGlobal('fetch', fetching);
    const saving = tab.saveDocument({ url }, about);
    const calls = () => fetching.mock.calls.filter(([asked]) => asked === url);
    await until(() => calls().length === 1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await saving).toBe(false);
    expect(tab.whySaveFailed(url)).toBe('silent');
    expect(calls()[0]![1].signal!.aborted, 'nobody waits for it').toBe(true);
    vi.useRealTimers();
  });
});

describe('a document whose hash a list names', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  it('is saved if it matches', async () => {
    const { tab, url, asked } = await setUp();
    expect(await tab.saveDocument({ url, sha256: sha256(pdf).toUpperCase() }, about)).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('is not saved if it differs, and is not downloaded twice', async () => {
    expectWarning(/not the bytes that the list names/);
    const { tab, url, held, asked } = await setUp();
    expect(await tab.saveDocument({ url, sha256: sha256(Buffer.from('x')) }, about)).toBe(false);
    expect([tab.whySaveFailed(url), await held()]).toEqual(['wrong-shape', undefined]);
    expect(asked()).toHaveLength(1);
  });

  describe('of a list that is older than the document', () => {
    const api = 'https://app.example/api/vacancies';
    const listOf = (url: string, bytes: Uint8Array) =>
      JSON.stringify({ data: [{ file: { url, sha256: sha256(bytes) } }] });
    const store = async ({ caches }: { caches: MemoryCaches }, list: string) =>
      (await caches.open(cacheNames.api)).put(api, new Response(list));
    /** The server's present list. */
    const serveList = (respond: () => Promise<Response>) => {
      const { fetch } = globalThis;
      const asked: (string | undefined)[] = [];
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        if (url !== api) return fetch(url, init);
        asked.push(init?.cache);
        return respond();
      });
      return asked;
    };
    const older = Buffer.from('an older version');

    it('is saved if a newer list is stored', async () => {
      const { tab, url, held, caches } = await setUp();
      await store({ caches }, listOf(url, pdf));
      const asked = serveList(() => Promise.reject(new Error('not asked')));
      expect(await tab.saveDocument({ url, sha256: sha256(older) }, about)).toBe(true);
      expect((await held())!.headers.get(sha256Header)).toBe(sha256(pdf));
      expect(asked).toEqual([]);
    });

    it('is saved if the server’s list names it now', async () => {
      const { tab, url, held, asked, caches } = await setUp();
      await store({ caches }, listOf(url, older));
      const lists = serveList(async () => Response.json(JSON.parse(listOf(url, pdf))));
      expect(await tab.saveDocument({ url, sha256: sha256(older) }, about)).toBe(true);
      expect((await held())!.headers.get(sha256Header)).toBe(sha256(pdf));
      expect([lists, asked().length]).toEqual([[reloadMode], 1]);
    });

    it('is saved if one of two lists does not arrive, and the other names it', async () => {
      expectWarning(/The list .*, which may name .*, could not be read/);
      const { tab, url, caches } = await setUp();
      const gone = `${api}?page=2`;
      await (await caches.open(cacheNames.api)).put(gone, new Response(listOf(url, older)));
      await store({ caches }, listOf(url, older));
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) => {
        if (asked === gone) throw new TypeError('Failed to fetch');
        return asked === api ? Response.json(JSON.parse(listOf(url, pdf))) : fetch(asked, init);
      });
      expect(await tab.saveDocument({ url, sha256: sha256(older) }, about)).toBe(true);
    });

    const portal = new Response('<p>Log in', { headers: { 'content-type': 'text/html' } });
    const unreadable = /The list .*, which may name .*, could not be read/;

    it.each([
      ['names other bytes too', (url: string) => Response.json(JSON.parse(listOf(url, older))), undefined],
      ['is a captive portal’s page', () => portal.clone(), unreadable],
      ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), unreadable],
    ])('is not saved if the server’s list %s', async (_, respond, warning) => {
      expectWarning(/not the bytes that the list names/);
      if (warning) expectWarning(warning);
      const { tab, url, held, caches } = await setUp();
      await store({ caches }, listOf(url, older));
      serveList(async () => respond(url));
      expect(await tab.saveDocument({ url, sha256: sha256(older) }, about)).toBe(false);
      expect([tab.whySaveFailed(url), await held()]).toEqual(['wrong-shape', undefined]);
    });
  });

  it('is fetched from the network if the device had an older one', async () => {
    const { tab, url, held, put } = await setUp();
    await put(documents, '%PDF-older');
    const modes: (string | undefined)[] = [];
    vi.stubGlobal('fetch', async (asked: string, { cache }: RequestInit) => {
      if (asked === url) modes.push(cache);
      return new Response(cache === 'reload' ? new Uint8Array(pdf) : '%PDF-older');
    });
    useBrowser();
    expect(await tab.saveDocument({ url, sha256: sha256(pdf) }, about)).toBe(true);
    expect(modes).toEqual(['no-store', 'reload']);
    expect(Buffer.from(await (await held())!.arrayBuffer()).equals(pdf)).toBe(true);
  });
});

describe('over quota', () => {
  const fill = async ({ caches }: { caches: MemoryCaches }, cacheName: string, count: number) => {
    const cache = await caches.open(cacheName);
    for (let index = 0; index < count; index += 1) {
      await cache.put(`http://app.test/${index}`, new Response('x'.repeat(pdf.length)));
    }
  };
  const kept = async ({ caches }: { caches: MemoryCaches }, cacheName: string) =>
    (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);

  it('the least recently used images are evicted first, and opened documents stay if that is enough', async () => {
    const phone = await setUp();
    await fill(phone, images, 4);
    await fill(phone, documents, 2);
    phone.caches.quota = phone.caches.size() + 10;
    expect(await phone.tab.saveDocument({ url: phone.url }, about)).toBe(true);
    expect(await kept(phone, images)).toEqual(['/2', '/3']);
    expect(await kept(phone, documents)).toEqual(['/0', '/1']);
  });

  it('then half of the opened documents are evicted, and never all', async () => {
    const phone = await setUp();
    await fill(phone, images, 1);
    await fill(phone, documents, 4);
    phone.caches.quota = phone.caches.size() + 10;
    expect(await phone.tab.saveDocument({ url: phone.url }, about)).toBe(true);
    expect(await kept(phone, images)).toEqual(['/0']);
    expect(await kept(phone, documents)).toEqual(['/2', '/3']);
  });

  it('saved documents stay, the user is told the needed size, and a retry fetches nothing', async () => {
    expectWarning(/StorageError: no-space/);
    const { tab, caches, server, url, asked } = await setUp();
    await tab.saveDocument({ url }, about);
    caches.quota = caches.size() + 10;
    const other = `${server.origin}/files/other.pdf`;
    expect(await tab.saveDocument({ url: other }, about)).toBe(false);
    expect(tab.stateOf(other)).toEqual({ is: 'failed', failure: 'no-space', needed: pdf.length });
    expect(tab.stateOf(url).is).toBe('saved');
    expect((await startTab()).listDocuments()).toHaveLength(1);

    await tab.removeSaved(url);
    expect(await tab.saveDocument({ url: other }, about)).toBe(true);
    expect(asked()).toHaveLength(2);
  });
});

describe('a browser that stores no documents', () => {
  it('is reported, whether Cache Storage is missing or blocked', async () => {
    expectWarning(/StorageError: no-storage/);
    const { tab, url } = await setUp();
    for (const caches of [new BlockedCaches(), undefined]) {
      vi.stubGlobal('caches', caches);
      expect(await tab.saveDocument({ url }, about)).toBe(false);
      expect(tab.stateOf(url)).toEqual({ is: 'failed', failure: 'no-storage' });
      expect(await tab.isDocumentSaved(url)).toBe(false);
    }
  });
});

describe('a device whose Cache Storage', () => {
  it.each([
    ['never settles', 'open'],
    ['never settles', 'match of a cache'],
    ['rejects', 'match of a cache'],
  ] as const)('%s %s reports that nothing was saved, and lets the next save begin', async (fault, what) => {
    expectWarning(/StorageError: storage-failed/);
    const { tab, url, caches } = await setUp();
    const cache = await caches.open(savedDocuments);
    const spy = what === 'open' ? vi.spyOn(caches, 'open') : vi.spyOn(cache, 'match');
    spy.mockImplementation(storageFaults[fault]);
    expect(await runFor(15_000, () => tab.saveDocument({ url }, about))).toBe(false);
    expect(tab.stateOf(url)).toEqual({ is: 'failed', failure: 'storage-failed' });
    spy.mockRestore();
    expect(await tab.saveDocument({ url }, about)).toBe(true);
  });

  it.each(['never settles', 'rejects'] as const)('%s a look by address still saves', async (fault) => {
    expectWarning(/Cache Storage did not respond/);
    const { tab, url, caches } = await setUp();
    faultyCaches(fault, ['match'], caches);
    expect(await runFor(20_000, () => tab.saveDocument({ url }, about))).toBe(true);
    expect(tab.stateOf(url).is).toBe('saved');
  });
});

describe('a row that holds no address', () => {
  it('is listed as lost, and can be removed', async () => {
    const { tab } = await setUp();
    const { writeRow, readRows } = await import('../../../src/data/device/rows');
    const row = { url: 'http://[', title: 'A', page: '/', size: 1, savedAt: 1, isNamedByList: true };
    await writeRow('saved/http://[', row);
    await tab.reloadCatalogue();
    expect(tab.listDocuments()).toMatchObject([{ url: 'http://[', isLost: true }]);
    await tab.removeSaved('http://[');
    expect(await readRows('saved/')).toEqual([]);
  });
});

describe('a save that is cancelled', () => {
  it('is not joined by the next one, which starts when it has ended', async () => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).write('%');
    const cancelled = tab.saveDocument({ url }, about);
    await until(() => server.asked.length === 1);
    tab.cancelSave(url);
    server.answer = sendPdf();
    const next = tab.saveDocument({ url }, about);
    expect(tab.stateOf(url)).toMatchObject({ is: 'saving' });
    expect(await cancelled).toBe(false);
    expect(await next).toBe(true);
    expect(tab.stateOf(url).is).toBe('saved');
    expect(await held()).toBeDefined();
  });

  it('before its code has come asks the server for nothing', async () => {
    const { tab, server, url, held } = await setUp();
    server.answer = sendPdf();
    const saving = tab.saveDocument({ url }, about);
    tab.cancelSave(url);
    expect(await saving).toBe(false);
    expect([tab.stateOf(url), await held(), server.asked]).toEqual([{ is: 'not-saved' }, undefined, []]);
  });

  it('and asked for again may be cancelled again', async () => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).write('%');
    const saves = [tab.saveDocument({ url }, about)];
    await until(() => server.asked.length === 1);
    tab.cancelSave(url);
    saves.push(tab.saveDocument({ url }, about));
    tab.cancelSave(url);
    expect(await Promise.all(saves)).toEqual([false, false]);
    expect([tab.stateOf(url), await held()]).toEqual([{ is: 'not-saved' }, undefined]);
  });

  it.each(['by its address', 'by a signal'])('leaves nothing: %s', async (how) => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': `${pdf.length}` });
      response.write(pdf.subarray(0, 20));
    };
    const stop = new AbortController();
    const saving = tab.saveDocument({ url }, about, stop.signal);
    await until(() => server.asked.length === 1);
    if (how === 'by a signal') stop.abort();
    else tab.cancelSave(url);
    expect(await saving).toBe(false);
    expect([tab.stateOf(url), await held()]).toEqual([{ is: 'not-saved' }, undefined]);
  });
});

describe('a save with several callers', () => {
  it('continues while one of them still wants it', async () => {
    const { tab, server, url } = await setUp();
    let deliver = () => {};
    server.answer = (response) => (deliver = () => sendPdf()(response));
    const byHand = tab.saveDocument({ url }, about);
    const list = new AbortController();
    const byList = tab.saveDocument({ url }, about, list.signal);
    await until(() => server.asked.length === 1);
    list.abort();
    expect(await byList).toBe(false);
    deliver();
    expect(await byHand).toBe(true);
    expect(tab.stateOf(url).is).toBe('saved');
  });

  it('is cancelled with the last of them', async () => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).write('%');
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [
      tab.saveDocument({ url }, about, one.signal),
      tab.saveDocument({ url }, about, other.signal),
    ];
    await until(() => server.asked.length === 1);
    one.abort();
    other.abort();
    expect(await Promise.all(both)).toEqual([false, false]);
    expect([tab.stateOf(url), await held()]).toEqual([{ is: 'not-saved' }, undefined]);
  });
});

describe('the title of a saved document', () => {
  const rowOf = async (row: object) => {
    const { writeRow } = await import('../../../src/data/device/rows');
    return writeRow(`saved/${(row as { url: string }).url}`, row);
  };

  it('is its file name unless a list named it, whatever an earlier version wrote', async () => {
    const { url, put } = await setUp();
    const row = { url, title: 'URGENT: pay 500', page: '/pay', size: 3, savedAt: 5 };
    await rowOf(row);
    await put(savedDocuments, pdf, { 'x-saved-as': encodeURIComponent(JSON.stringify(row)) });
    expect((await startTab()).listDocuments()).toMatchObject([{ title: 'tor.pdf', page: '/', savedAt: 5 }]);
  });

  it('is its file name if only the copy is left, whatever an earlier version wrote into its header', async () => {
    const { url, put } = await setUp();
    const words = { url, title: 'URGENT: pay 500', page: '/pay', size: 3, savedAt: 5 };
    await put(savedDocuments, pdf, { 'x-saved-as': encodeURIComponent(JSON.stringify(words)) });
    expect((await startTab()).listDocuments()).toMatchObject([{ title: 'tor.pdf', page: '/' }]);
  });

  it.each([null, 'text', 7, [], {}, { url: 5 }, { url: '' }])(
    'does not matter for a damaged row: %j does not affect the others',
    async (row) => {
      const { tab, url } = await setUp();
      await tab.saveDocument({ url }, about);
      const { writeRow } = await import('../../../src/data/device/rows');
      await writeRow('saved/damaged', row);
      expect((await startTab()).listDocuments()).toMatchObject([{ title: about.title }]);
    },
  );

  it('survives a row with values of other types', async () => {
    const { url } = await setUp();
    await rowOf({
      url,
      title: {},
      page: 5,
      size: 'much',
      savedAt: {},
      type: [],
      updatedAt: 'x',
      isNamedByList: true,
    });
    expect((await startTab()).listDocuments()).toEqual([
      { url, title: 'tor.pdf', page: '/', size: 0, savedAt: 0, isLost: true },
    ]);
  });
});

describe('a saved document that the device lost', () => {
  it('is reported, and can be fetched again', async () => {
    const { tab, caches, url } = await setUp();
    await tab.saveDocument({ url }, about);
    await caches.delete(savedDocuments);
    const later = await startTab();
    expect(later.stateOf(url)).toMatchObject({ is: 'lost', document: about });
    expect(later.listDocuments()).toMatchObject([{ ...about, isLost: true }]);
    expect(await later.saveDocument({ url }, about)).toBe(true);
    expect(later.listDocuments()).toEqual([expect.not.objectContaining({ isLost: true })]);
  });

  it.each([
    ['rejects', () => new BlockedCaches()],
    ['is missing', () => undefined],
  ])('is not one whose copy cannot be looked for: Cache Storage %s', async (_name, make) => {
    expectWarning(/could not be read|blocked|no-storage/);
    const { tab, url } = await setUp();
    await tab.saveDocument({ url }, about);
    vi.stubGlobal('caches', make());
    if (make() === undefined) Reflect.deleteProperty(globalThis, 'caches');
    const later = await startTab();
    expect(later.stateOf(url).is).toBe('saved');
    expect(await later.readLost()).toEqual([]);
  });

  it('is not one without its row: the copy still describes itself', async () => {
    const { tab, url, database } = await setUp();
    await tab.saveDocument({ url }, about);
    const before = tab.listDocuments();
    const clearing = database.open('ngo');
    await until(() => clearing.readyState === 'done');
    const rows = clearing.result.transaction('rows', 'readwrite').objectStore('rows').clear();
    await until(() => rows.readyState === 'done');
    clearing.result.close();
    expect((await startTab()).listDocuments()).toEqual(before);
    await caches.delete(savedDocuments);
    expect((await startTab()).stateOf(url).is, 'its row was written again').toBe('lost');
  });
});

describe('a document that is removed', () => {
  it('is deleted from the device, and comes back with Undo', async () => {
    const { tab, url, held, asked } = await setUp();
    await tab.saveDocument({ url }, about);
    const before = tab.listDocuments();
    const undo = await tab.removeSaved(url);
    expect([tab.stateOf(url), tab.listDocuments(), await held()]).toEqual([
      { is: 'not-saved' },
      [],
      undefined,
    ]);
    await undo();
    expect(tab.listDocuments()).toEqual(before);
    expect(Buffer.from(await (await held())!.arrayBuffer()).equals(pdf)).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('is removed from the list if only its row was left', async () => {
    const { tab, caches, url } = await setUp();
    await tab.saveDocument({ url }, about);
    await caches.delete(savedDocuments);
    await tab.removeSaved(url);
    expect((await startTab()).listDocuments()).toEqual([]);
  });
});
