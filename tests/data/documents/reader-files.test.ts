import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodersNamed, storeViewer } from '../../../src/data/documents/reader-files';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';

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
    expectWarning(/The viewer was not stored/, 1);
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
