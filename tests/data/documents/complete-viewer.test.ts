import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';
import { tinyPdf } from '../../support/tiny-files';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';

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
  const { completeViewer } = await import('../../../src/data/documents/complete-viewer');
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
