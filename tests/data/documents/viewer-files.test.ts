import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodersNamed, storeViewer } from '../../../src/data/documents/viewer-files';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';
import { runFor, storageFaults } from '../../support/silent-storage';
import { tinyPdf } from '../../support/tiny-files';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';

const list = {
  always: ['/assets/reader/reader-1.js', '/assets/reader/worker-1.js'],
  decoders: { openjpeg: '/assets/reader/openjpeg-1.wasm', jbig2: '/assets/reader/jbig2-1.wasm' },
};
const pdf = (text: string) => new Blob([`%PDF-1.7 ${text}`]);

let stored: Map<string, string>;
let asked: string[];
let isOnline: boolean;

beforeEach(() => {
  stored = new Map();
  asked = [];
  isOnline = true;
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe(cacheNames.viewer);
      return {
        match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
        put: async (url: string, response: Response) => void stored.set(url, await response.text()),
      };
    },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return url === '/reader.json' ? Response.json(list) : new Response(url);
  });
});

describe('the viewer', () => {
  it('is stored with the first document, without any decoder', async () => {
    await storeViewer(pdf('/FlateDecode'));
    expect([...stored.keys()]).toEqual(list.always);
  });

  it('reports whether it is stored', async () => {
    expectWarning(/The viewer was not stored/);
    expect(await storeViewer()).toBe(true);
    stored.clear();
    isOnline = false;
    expect(await storeViewer()).toBe(false);
  });

  it('is fetched once: stored files need no request', async () => {
    await storeViewer();
    asked = [];
    await storeViewer();
    expect(asked).toEqual(['/reader.json']);
  });

  it('gets the decoder that a document needs', async () => {
    await storeViewer(pdf('/Filter /JPXDecode'));
    expect(stored.has(list.decoders.openjpeg)).toBe(true);
    expect(stored.has(list.decoders.jbig2)).toBe(false);
  });

  it('is not stored from a redirect, which is a captive portal’s', async () => {
    expectWarning(/The viewer was not stored/, 2);
    vi.stubGlobal('fetch', async (url: string) =>
      Object.defineProperty(
        url === '/reader.json' ? Response.json(list) : new Response('Sign in'),
        'redirected',
        {
          value: url !== '/reader.json',
        },
      ),
    );
    await storeViewer();
    expect(stored.size).toBe(0);
  });

  it('is stored where each file takes 10 seconds', async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return fetch(url);
    });
    expect(await runFor(40_000, () => storeViewer(), 5_000)).toBe(true);
    expect([...stored.keys()]).toEqual(list.always);
  });

  it('gives up a file without a byte for a minute, and the rest after the second one', async () => {
    expectWarning(/no byte for 60 s/, 2);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      if (url === '/reader.json') return fetch(url);
      asked.push(url);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    expect(await runFor(130_000, () => storeViewer(pdf('/JPXDecode')), 10_000)).toBe(false);
    expect(asked).not.toContain(list.decoders.openjpeg);
  });

  it('stores the other files where one fails', async () => {
    expectWarning(/The viewer was not stored: .*reader-1/, 1);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string) =>
      url === list.always[0] ? new Response('no such file', { status: 404 }) : fetch(url),
    );
    expect(await storeViewer()).toBe(false);
    expect([...stored.keys()]).toEqual(list.always.slice(1));
  });

  it('is not waited for once the save is cancelled', async () => {
    const stop = new AbortController();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
      if (url === '/reader.json') return fetch(url);
      stop.abort();
      return signal.throwIfAborted();
    });
    expect(await storeViewer(undefined, stop.signal)).toBe(false);
    expect(stored.size).toBe(0);
  });

  it.each(['never settles', 'rejects'] as const)('is not stored where Cache Storage %s', async (fault) => {
    expectWarning(/The viewer was not stored/);
    vi.stubGlobal('caches', { open: storageFaults[fault] });
    expect(await runFor(10_000, () => storeViewer())).toBe(false);
  });

  it('that cannot be fetched now is logged, and retried with the next document', async () => {
    expectWarning(/The viewer was not stored/, 1);
    isOnline = false;
    await storeViewer();
    isOnline = true;
    await storeViewer();
    expect([...stored.keys()]).toEqual(list.always);
  });
});

it.each([
  ['/Filter /JPXDecode', ['openjpeg']],
  ['/Filter [/FlateDecode /JBIG2Decode]', ['jbig2']],
  ['/Filter /CCITTFaxDecode', ['jbig2']],
  ['/JPXDecode /JBIG2Decode', ['openjpeg', 'jbig2']],
  ['/DCTDecode', []],
])('a document with %s needs %j', async (text, decoders) =>
  expect(await decodersNamed(pdf(text))).toEqual(decoders),
);

describe('completing the viewer', () => {
  const url = 'https://app.example/files/tor.pdf';
  const worker = '/assets/reader/worker-1.js';
  const decoder = '/assets/reader/jbig2-1.wasm';
  const list = { always: [worker], decoders: { jbig2: decoder, openjpeg: '/assets/reader/openjpeg-1.wasm' } };
  const about = { title: 'Field officer', page: '/vacancies' };
  const row = 'preferences/viewer-missing';

  const pdf = (pages: string[], end = '') => new Blob([new Uint8Array(tinyPdf(pages)), end]);

  let refused: string[];
  let body: Blob;

  beforeEach(() => {
    refused = [];
    body = pdf(['Terms of Reference']);
    vi.stubGlobal('location', new URL('https://app.example/vacancies'));
    // As in a browser, which resolves an address against that of the page.
    const { Request } = globalThis;
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(asked: RequestInfo | URL, init?: RequestInit) {
          super(typeof asked === 'string' ? new URL(asked, location.href) : asked, init);
        }
      },
    );
    vi.stubGlobal('fetch', async (asked: string) => {
      if (refused.includes(asked)) throw new TypeError('Failed to fetch');
      if (asked === '/reader.json') return Response.json(list);
      return new Response(asked === url ? body : asked, {
        headers: { 'content-type': asked === url ? 'application/pdf' : 'text/javascript' },
      });
    });
    const { fetch } = globalThis;
    useBrowser();
    vi.stubGlobal('fetch', fetch);
  });

  async function setUp() {
    const phone = usePhone();
    const tab = await startTab();
    const { completeViewer } = await import('../../../src/data/documents/viewer-files');
    const { readRow } = await import('../../../src/data/device/rows');
    return {
      tab,
      complete: () => completeViewer(),
      waiting: () => readRow(row),
      async viewer() {
        const keys = await (await phone.caches.open(cacheNames.viewer)).keys();
        return keys.map((request) => new URL(request.url).pathname);
      },
    };
  }

  it('a viewer that was not fetched with a saved document is fetched later', async () => {
    expectWarning(/The viewer was not stored/, 2);
    const { tab, complete, waiting, viewer } = await setUp();
    refused = [worker];
    expect(await tab.saveDocument({ url }, about)).toBe(true);
    expect(await waiting()).toEqual([url]);
    await complete();
    expect(await waiting()).toEqual([url]);
    refused = [];
    await complete();
    expect([await viewer(), await waiting()]).toEqual([[worker], undefined]);
  });

  it('so is a decoder that only this document needs', async () => {
    expectWarning(/The viewer was not stored/, 1);
    const { tab, complete, viewer, waiting } = await setUp();
    body = pdf(['Scan'], '% /JBIG2Decode\n%%EOF');
    refused = [decoder];
    await tab.saveDocument({ url }, about);
    refused = [];
    await complete();
    expect([await viewer(), await waiting()]).toEqual([[worker, decoder], undefined]);
  });

  it('a document that was removed in the meantime needs none', async () => {
    expectWarning(/The viewer was not stored/, 1);
    const { tab, complete, waiting, viewer } = await setUp();
    refused = [worker];
    await tab.saveDocument({ url }, about);
    await tab.removeSaved(url);
    refused = [];
    await complete();
    expect([await viewer(), await waiting()]).toEqual([[], undefined]);
  });

  it('a save whose viewer came leaves nothing to do', async () => {
    const { tab, waiting } = await setUp();
    await tab.saveDocument({ url }, about);
    expect(await waiting()).toBeUndefined();
  });
});
