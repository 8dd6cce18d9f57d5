import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import type { MemoryCaches } from '../../sw/memory-caches';
import { send, startServer } from '../../sw/server';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';
import { expectWarning } from '../../support/console';

const { documents, formerDocuments, savedDocuments } = cacheNames;
const about = { title: 'Field officer', page: '/vacancies', isNamedByList: true } as const;
const tor = '%PDF-1.7 terms of reference %%EOF';
const newer = '%PDF-1.7 terms of reference, corrected %%EOF';

async function setUp() {
  const { caches } = usePhone();
  const server = await startServer(send('application/pdf', newer, 200, { etag: '"2"' }));
  const url = `${server.origin}/files/tor.pdf`;
  const find = (cacheName: string) => caches.match(url, { cacheName });
  const held = async (cacheName: string) => (await find(cacheName))?.text();
  const put = async (cacheName: string, body: string | null, headers: Record<string, string> = {}) =>
    (await caches.open(cacheName)).put(url, new Response(body, { headers }));
  const saved = encodeURIComponent(JSON.stringify({ url, ...about, size: tor.length, savedAt: 7 }));
  /** The worker's result: an updated copy, and the previous one beside it. */
  const renew = async () => {
    await put(savedDocuments, newer, { 'x-saved-as': saved, 'x-updated-at': '9', etag: '"2"' });
    await put(formerDocuments, tor, { 'x-saved-as': saved, 'x-former': '1', etag: '"1"' });
  };
  return { caches, server, url, find, held, put, saved, renew, tab: await startTab() };
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/saved'));
  useBrowser();
});

describe('the former copy', () => {
  it('replaces the present one, whose version is recorded', async () => {
    const { tab, url, find, held, renew } = await setUp();
    await renew();
    expect(await tab.hasFormer(url)).toBe(true);
    expect(await tab.restoreFormer(url)).toBe(true);
    expect(await held(savedDocuments)).toBe(tor);
    const otherCopy = (await find(formerDocuments))!.headers;
    expect([otherCopy.get('x-former'), otherCopy.get('x-other-version')]).toEqual([null, '"2"']);
    expect(await tab.readOtherCopies()).toEqual(new Map([[url, { hasFormer: false, hasNewer: true }]]));
    expect(tab.listDocuments()).toEqual([
      { url, ...about, size: expect.any(Number), type: 'PDF', savedAt: 7 },
    ]);
  });

  it('does not exist, and nothing changes', async () => {
    const { tab, url, held, put } = await setUp();
    await put(savedDocuments, tor);
    expect([await tab.hasFormer(url), await tab.restoreFormer(url)]).toEqual([false, false]);
    expect(await held(savedDocuments)).toBe(tor);
  });

  it('stays where it is if there is no room to restore it', async () => {
    const { tab, url, caches, held, renew } = await setUp();
    await renew();
    caches.quota = 10;
    await expect(tab.restoreFormer(url)).rejects.toMatchObject({ kind: 'no-space' });
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, tor]);
  });

  it('is deleted once the present one was opened, but not if that was replaced in the meantime', async () => {
    const { tab, url, held, renew } = await setUp();
    await renew();
    await tab.deleteFormerAfterOpening(url, undefined);
    await tab.deleteFormerAfterOpening(url, 8);
    expect(await held(formerDocuments)).toBe(tor);
    await tab.deleteFormerAfterOpening(url, 9);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, undefined]);
  });

  it('is deleted with the document', async () => {
    const { tab, url, held, renew } = await setUp();
    await renew();
    await tab.removeSaved(url);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([undefined, undefined]);
  });
});

describe('a newer version that the user asks for', () => {
  const getNewer = ({ tab, url }: Awaited<ReturnType<typeof setUp>>) =>
    tab.saveDocument({ url }, about, undefined, true);

  it('replaces the saved one, which becomes the former copy; the date of saving stays', async () => {
    const phone = await setUp();
    const { tab, put, held, saved } = phone;
    await put(savedDocuments, tor, { 'x-saved-as': saved });
    await put(formerDocuments, null, { 'x-other-version': '"2"', 'x-newer-at': '8' });
    expect(await getNewer(phone)).toBe(true);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, tor]);
    expect(tab.listDocuments()).toMatchObject([{ savedAt: 7, updatedAt: expect.any(Number) }]);
    expect([...(await tab.readOtherCopies()).values()]).toEqual([{ hasFormer: true, hasNewer: false }]);
  });

  it.each([0, tor.length + 20])('changes nothing if both do not fit (%i bytes of room)', async (room) => {
    const phone = await setUp();
    const { tab, url, caches, put, held, find } = phone;
    await put(documents, 'x');
    await put(savedDocuments, tor);
    await put(formerDocuments, null, { 'x-other-version': '"2"', 'x-newer-at': '8' });
    phone.server.answer = send('application/pdf', newer.replace('%%EOF', `${' '.repeat(200)}%%EOF`));
    caches.quota = caches.size() + room;
    expectWarning(/StorageError: no-space/);
    expect(await getNewer(phone)).toBe(false);
    expect(tab.whySaveFailed(url)).toBe('no-space');
    expect(await held(savedDocuments)).toBe(tor);
    expect((await find(formerDocuments))!.headers.get('x-newer-at')).toBe('8');
  });

  it.each([
    ['not-json', send('text/html', '<h1>Sign in</h1>')],
    ['cut-short', send('application/pdf', '%PDF-1.7 16 byte')],
    ['refused', send('text/html', '', 503)],
  ] as const)('changes nothing if it arrives as %s', async (failure, answer) => {
    const phone = await setUp();
    await phone.put(savedDocuments, tor);
    phone.server.answer = answer;
    expectWarning(/^(CallError|NotKept): http/);
    expect(await getNewer(phone)).toBe(false);
    expect(phone.tab.whySaveFailed(phone.url)).toBe(failure);
    expect([await phone.held(savedDocuments), await phone.held(formerDocuments)]).toEqual([tor, undefined]);
  });
});

describe('a write that breaks off has deleted the saved copy', () => {
  it('and the copy is stored again, with no former one beside it', async () => {
    const phone = await setUp();
    const { tab, url, caches, put, held, saved } = phone;
    await put(savedDocuments, tor, { 'x-saved-as': saved });
    const open = caches.open.bind(caches);
    // The former copy fits: the write of the newer one breaks off.
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      const cache = await open(name);
      if (name === savedDocuments && (await held(formerDocuments)) === tor) breakNextWrite(cache, caches);
      return cache;
    });
    expectWarning(/StorageError: storage-failed/);
    expect(await tab.saveDocument({ url }, about, undefined, true)).toBe(false);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([tor, undefined]);
  });

  it('with the browser: the former copy takes its place at the next start, and the document is not lost', async () => {
    const { tab, url, caches, put, held, renew, find } = await setUp();
    await tab.saveDocument({ url }, about);
    await renew();
    await (await caches.open(savedDocuments)).delete(url);
    const next = await startTab();
    expect(await held(savedDocuments)).toBe(tor);
    expect(next.stateOf(url)).toMatchObject({ is: 'saved', document: { title: about.title } });
    expect(await find(formerDocuments)).toBeUndefined();
    const { headers } = (await find(savedDocuments))!;
    expect([headers.get('x-former'), headers.get('etag')]).toEqual([null, '"1"']);
    await put(formerDocuments, null, { 'x-other-version': '"3"', 'x-newer-at': '8' });
    await (await caches.open(savedDocuments)).delete(url);
    expect((await startTab()).stateOf(url)).toMatchObject({ is: 'lost' });
  });
});

/** The next write of a cache breaks off, as on a full device. */
function breakNextWrite(cache: Awaited<ReturnType<MemoryCaches['open']>>, caches: MemoryCaches) {
  const put = cache.put.bind(cache);
  vi.spyOn(cache, 'put').mockImplementationOnce(async (...given) => {
    caches.brokenWrites = 1;
    return put(...given);
  });
}
