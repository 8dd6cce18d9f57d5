import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { BlockedCaches, type MemoryCaches } from '../../sw/memory-caches';
import { half, redirect, send, startServer } from '../../sw/server';
import { tinyPdf } from '../../support/tiny-files';
import { listenToWarnings, usePhone } from '../lists/fresh';
import { MemoryLocks } from './memory-locks';
import { startTab } from './saved-tab';

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
  vi.stubGlobal('navigator', { locks: new MemoryLocks() });
  // The reader's own files are another matter, and are not there.
  listenToWarnings();
});

describe('a document that is saved', () => {
  it('lies on the phone whole, with what a newer version is told by', async () => {
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
    await vi.waitUntil(() => Date.now() > tab.listDocuments()![0]!.savedAt);
    await tab.saveDocument({ url: other }, { ...about, title: 'Form' });
    const later = await startTab();
    expect(later.listDocuments()!.map(({ title, type }) => [title, type])).toEqual([
      ['Form', 'DOC'],
      [about.title, 'PDF'],
    ]);
  });

  it('is told to the other tabs', async () => {
    const { tab, url } = await setUp();
    const other = await startTab();
    expect(other.stateOf(url)).toEqual({ is: 'not-saved' });
    await tab.saveDocument({ url }, about);
    await vi.waitUntil(() => other.stateOf(url).is === 'saved');
    await tab.removeSaved(url);
    await vi.waitUntil(() => other.stateOf(url).is === 'not-saved');
  });

  it('is not fetched again, in this tab or the next', async () => {
    const { tab, url, asked } = await setUp();
    const two = [tab.saveDocument({ url }, about), tab.saveDocument({ url: `${url}#page=2` }, about)];
    expect(await Promise.all(two)).toEqual([true, true]);
    expect(await (await startTab()).saveDocument({ url }, about)).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('is fetched once where two tabs are told to save it at the same time', async () => {
    const { tab, url, asked } = await setUp();
    const other = await startTab();
    const both = [tab.saveDocument({ url }, about), other.saveDocument({ url }, about)];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([asked().length, tab.stateOf(url).is, other.stateOf(url).is]).toEqual([1, 'saved', 'saved']);
  });

  it('is saved in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const { tab, url } = await setUp();
    expect(await tab.saveDocument({ url }, about)).toBe(true);
  });

  it('takes the place of the copy that was only opened', async () => {
    const { tab, url, held, put } = await setUp();
    await put(documents, pdf);
    await tab.reread();
    expect(tab.isOpened(url)).toBe(true);
    await tab.saveDocument({ url }, about);
    expect([await held(documents), tab.isOpened(url)]).toEqual([undefined, false]);
  });

  it('says how far it has come, by the length of the answer', async () => {
    const { tab, url } = await setUp();
    const seen = tab.watch(url);
    await tab.saveDocument({ url, size: 7 }, about);
    expect(seen[0]).toEqual({ is: 'saving', received: 0, size: 7 });
    expect(seen).toContainEqual({ is: 'saving', received: pdf.length, size: pdf.length });
    expect(seen.at(-1)!.is).toBe('saved');
  });

  it('says how far it has come by the size that the list names, where an encoding blurs the length', async () => {
    const { tab, url } = await setUp();
    vi.stubGlobal('fetch', async () => {
      const headers = { 'content-type': 'application/pdf', 'content-encoding': 'br', 'content-length': '9' };
      return new Response(new Uint8Array(pdf), { headers });
    });
    const seen = tab.watch(url);
    await tab.saveDocument({ url, size: pdf.length }, about);
    expect(seen).toContainEqual({ is: 'saving', received: pdf.length, size: pdf.length });
  });

  it('tells when the worker replaced it, though no page was open', async () => {
    const { tab, url, put } = await setUp();
    await tab.saveDocument({ url }, about);
    await put(savedDocuments, '%PDF-newer', { 'x-updated-at': '1700000000000', 'content-length': '10' });
    expect((await startTab()).listDocuments()).toMatchObject([
      { ...about, updatedAt: 1_700_000_000_000, size: 10 },
    ]);
  });
});

describe('a document that cannot be had', () => {
  it.each([
    ['not-json', 'a page of HTML', send('text/html', '<h1>Sign in</h1>')],
    ['not-json', 'something else under its name', send('application/octet-stream', 'no')],
    ['not-found', 'a 404', send('text/html', '', 404)],
    ['refused', 'a 503', send('text/html', '', 503)],
    ['unreachable', 'half of it', half('application/pdf', '%PDF-1.4 half of it')],
    ['unreachable', 'a closed connection', (response: ServerResponse) => response.destroy()],
  ] as const)('fails as %s at %s, and nothing of it stays', async (failure, _name, answer) => {
    const { tab, server, url, held } = await setUp();
    server.answer = answer;
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
  ] as const)('is not kept: %s, %s', async (failure, _name, answer) => {
    const { tab, server, url, held } = await setUp();
    server.answer = answer;
    expect(await tab.saveDocument({ url }, about)).toBe(false);
    expect([tab.whySaveFailed(url), await held()]).toEqual([failure, undefined]);
  });

  it('is given up after 8 s without a byte', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tab, url } = await setUp();
    const fetching = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    );
    vi.stubGlobal('fetch', fetching);
    const saving = tab.saveDocument({ url }, about);
    await vi.waitUntil(() => fetching.mock.calls.length === 1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await saving).toBe(false);
    expect(tab.whySaveFailed(url)).toBe('silent');
    expect(fetching.mock.calls[0]![1].signal!.aborted, 'nobody waits for it').toBe(true);
    vi.useRealTimers();
  });
});

describe('a document whose bytes the list names', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  it('is saved where they are these', async () => {
    const { tab, url, asked } = await setUp();
    expect(await tab.saveDocument({ url, sha256: sha256(pdf).toUpperCase() }, about)).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('is not saved where they are others, and is not paid for twice', async () => {
    const { tab, url, held, asked } = await setUp();
    expect(await tab.saveDocument({ url, sha256: sha256(Buffer.from('x')) }, about)).toBe(false);
    expect([tab.whySaveFailed(url), await held()]).toEqual(['wrong-shape', undefined]);
    expect(asked()).toHaveLength(1);
  });

  it('is asked of the network where the phone held an older one', async () => {
    const { tab, url, held, put } = await setUp();
    await put(documents, '%PDF-older');
    const modes: (string | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
      modes.push(cache);
      return new Response(cache === 'reload' ? new Uint8Array(pdf) : '%PDF-older');
    });
    expect(await tab.saveDocument({ url, sha256: sha256(pdf) }, about)).toBe(true);
    expect(modes.slice(0, 2)).toEqual(['no-store', 'reload']);
    expect(Buffer.from(await (await held())!.arrayBuffer()).equals(pdf)).toBe(true);
  });
});

describe('where space is short', () => {
  const fill = async ({ caches }: { caches: MemoryCaches }, cacheName: string, count: number) => {
    const cache = await caches.open(cacheName);
    for (let index = 0; index < count; index += 1) {
      await cache.put(`http://app.test/${index}`, new Response('x'.repeat(pdf.length)));
    }
  };
  const kept = async ({ caches }: { caches: MemoryCaches }, cacheName: string) =>
    (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);

  it('the images that were stored first go first, and opened documents stay when that is enough', async () => {
    const phone = await setUp();
    await fill(phone, images, 4);
    await fill(phone, documents, 2);
    phone.caches.quota = phone.caches.size() + 10;
    expect(await phone.tab.saveDocument({ url: phone.url }, about)).toBe(true);
    expect(await kept(phone, images)).toEqual(['/2', '/3']);
    expect(await kept(phone, documents)).toEqual(['/0', '/1']);
  });

  it('half of the opened documents goes next, and never all', async () => {
    const phone = await setUp();
    await fill(phone, images, 1);
    await fill(phone, documents, 4);
    phone.caches.quota = phone.caches.size() + 10;
    expect(await phone.tab.saveDocument({ url: phone.url }, about)).toBe(true);
    expect(await kept(phone, images)).toEqual(['/0']);
    expect(await kept(phone, documents)).toEqual(['/2', '/3']);
  });

  it('what is saved stays, the reader is told how much is needed, and the next try fetches nothing', async () => {
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

describe('a browser that keeps no documents', () => {
  it('says so, whether it has no Cache Storage or keeps it shut', async () => {
    const { tab, url } = await setUp();
    for (const caches of [new BlockedCaches(), undefined]) {
      vi.stubGlobal('caches', caches);
      expect(await tab.saveDocument({ url }, about)).toBe(false);
      expect(tab.stateOf(url)).toEqual({ is: 'failed', failure: 'no-storage' });
      expect(await tab.isDocumentSaved(url)).toBe(false);
    }
  });
});

describe('a save that is cancelled', () => {
  it.each(['by its address', 'by a signal'])('leaves nothing: %s', async (how) => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': `${pdf.length}` });
      response.write(pdf.subarray(0, 20));
    };
    const stop = new AbortController();
    const saving = tab.saveDocument({ url }, about, stop.signal);
    await vi.waitUntil(() => server.asked.length === 1);
    if (how === 'by a signal') stop.abort();
    else tab.cancelSave(url);
    expect(await saving).toBe(false);
    expect([tab.stateOf(url), await held()]).toEqual([{ is: 'not-saved' }, undefined]);
  });
});

describe('a save that several asked for', () => {
  it('goes on while one of them still wants it', async () => {
    const { tab, server, url } = await setUp();
    let deliver = () => {};
    server.answer = (response) => (deliver = () => sendPdf()(response));
    const byHand = tab.saveDocument({ url }, about);
    const list = new AbortController();
    const byList = tab.saveDocument({ url }, about, list.signal);
    await vi.waitUntil(() => server.asked.length === 1);
    list.abort();
    expect(await byList).toBe(false);
    deliver();
    expect(await byHand).toBe(true);
    expect(tab.stateOf(url).is).toBe('saved');
  });

  it('ends with the last of them', async () => {
    const { tab, server, url, held } = await setUp();
    server.answer = (response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).write('%');
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [
      tab.saveDocument({ url }, about, one.signal),
      tab.saveDocument({ url }, about, other.signal),
    ];
    await vi.waitUntil(() => server.asked.length === 1);
    one.abort();
    other.abort();
    expect(await Promise.all(both)).toEqual([false, false]);
    expect([tab.stateOf(url), await held()]).toEqual([{ is: 'not-saved' }, undefined]);
  });
});

describe('what a saved document is called', () => {
  const rowOf = async (row: object) => {
    const { writeRow } = await import('../../../src/data/device/rows');
    return writeRow(`saved/${(row as { url: string }).url}`, row);
  };

  it('is its file name where no list named it, whatever an earlier version wrote', async () => {
    const { url, put } = await setUp();
    const row = { url, title: 'URGENT: pay 500', page: '/pay', size: 3, savedAt: 5 };
    await rowOf(row);
    await put(savedDocuments, pdf, { 'x-saved-as': encodeURIComponent(JSON.stringify(row)) });
    expect((await startTab()).listDocuments()).toMatchObject([{ title: 'tor.pdf', page: '/', savedAt: 5 }]);
  });

  it('is its file name where only the copy is left, whatever an earlier version wrote on it', async () => {
    const { url, put } = await setUp();
    const words = { url, title: 'URGENT: pay 500', page: '/pay', size: 3, savedAt: 5 };
    await put(savedDocuments, pdf, { 'x-saved-as': encodeURIComponent(JSON.stringify(words)) });
    expect((await startTab()).listDocuments()).toMatchObject([{ title: 'tor.pdf', page: '/' }]);
  });

  it.each([null, 'text', 7, [], {}, { url: 5 }, { url: '' }])(
    'is no question for a damaged row: %j costs the others nothing',
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

describe('what the phone lost', () => {
  it('is told, and can be fetched again', async () => {
    const { tab, caches, url } = await setUp();
    await tab.saveDocument({ url }, about);
    await caches.delete(savedDocuments);
    const later = await startTab();
    expect(later.stateOf(url)).toMatchObject({ is: 'lost', document: about });
    expect(later.listDocuments()).toMatchObject([{ ...about, isLost: true }]);
    expect(await later.saveDocument({ url }, about)).toBe(true);
    expect(later.listDocuments()).toEqual([expect.not.objectContaining({ isLost: true })]);
  });

  it('is no document: without its rows each still says what it is', async () => {
    const { tab, url, database } = await setUp();
    await tab.saveDocument({ url }, about);
    const before = tab.listDocuments();
    const clearing = database.open('ngo');
    await vi.waitUntil(() => clearing.readyState === 'done');
    const rows = clearing.result.transaction('rows', 'readwrite').objectStore('rows').clear();
    await vi.waitUntil(() => rows.readyState === 'done');
    clearing.result.close();
    expect((await startTab()).listDocuments()).toEqual(before);
    await caches.delete(savedDocuments);
    expect((await startTab()).stateOf(url).is, 'its row was written again').toBe('lost');
  });
});

describe('a document that is removed', () => {
  it('is gone from the phone, and comes back with Undo', async () => {
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

  it('is taken off the list where only its row was left', async () => {
    const { tab, caches, url } = await setUp();
    await tab.saveDocument({ url }, about);
    await caches.delete(savedDocuments);
    await tab.removeSaved(url);
    expect((await startTab()).listDocuments()).toEqual([]);
  });
});
