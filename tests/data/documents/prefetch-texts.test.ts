import { beforeEach, expect, test, vi } from 'vitest';
import { randomBytes } from 'node:crypto';
import type { Edition } from '../../../src/document-text/edition';
import { expectWarning } from '../../support/console';
import { startApp, usePhone } from '../lists/fresh';

/** A text of about `kilobytes`, which cannot be compressed below that. */
const editionOf = (kilobytes: number): Edition => ({
  lang: 'en',
  pages: 1,
  blocks: [{ is: 'paragraph', text: randomBytes(kilobytes * 1_000).toString('base64') }],
  of: { sha256: 'aa', size: 9 },
});

let sizes: Record<string, number>;
let asked: string[];
let hashes: Record<string, string>;
let large: string[];

beforeEach(() => {
  asked = [];
  sizes = {};
  hashes = {};
  large = [];
  vi.stubGlobal('location', new URL('https://app.example/vacancies'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/texts/index.json') return Response.json({ texts: hashes, large, none: {} });
    const hash = /\/texts\/(\w+)\.json/.exec(address)![1]!;
    asked.push(hash);
    if (sizes[hash] === undefined) throw new TypeError('Failed to fetch');
    return Response.json(editionOf(sizes[hash]));
  });
});

function publish(texts: readonly [name: string, hash: string, kilobytes: number][]) {
  for (const [name, hash, kilobytes] of texts) {
    hashes[`/files/${name}.pdf`] = hash;
    sizes[hash] = kilobytes;
  }
}

async function start() {
  usePhone();
  startApp('');
  const { prefetchTexts } = await import('../../../src/data/documents/prefetch-texts');
  const texts = await import('../../../src/data/documents/text-editions');
  const { loadDataSaver } = await import('../../../src/data/device/data-saver');
  await loadDataSaver();
  const prefetch = (names: readonly string[], signal = new AbortController().signal) =>
    prefetchTexts(
      names.map((name) => ({
        file: { url: `/files/${name.replace('!', '')}.pdf` },
        isSaved: name.endsWith('!'),
      })),
      signal,
      0,
    );
  return { ...texts, prefetch };
}

test('texts are fetched in their order, once', async () => {
  publish([
    ['a', 'a1', 2],
    ['b', 'b1', 2],
  ]);
  const { prefetch } = await start();
  expect(await prefetch(['b', 'none', 'a'])).toBe(2);
  expect(asked).toEqual(['b1', 'a1']);
  expect(await prefetch(['b', 'a'])).toBe(0);
});

test('the budget of 60 kB holds for all of them together, also at the next start', async () => {
  publish([
    ['a', 'a1', 40],
    ['b', 'b1', 30],
    ['c', 'c1', 2],
  ]);
  const { prefetch } = await start();
  expect(await prefetch(['a', 'b', 'c'])).toBe(2);
  expect(await prefetch(['a', 'b', 'c'])).toBe(0);
  expect(asked).toEqual(['a1', 'b1']);
});

test('texts of saved documents come beyond the budget, and go with their document', async () => {
  publish([
    ['a', 'a1', 70],
    ['saved', 'd1', 30],
  ]);
  const { prefetch, removeText, readTextRow } = await start();
  expect(await prefetch(['a', 'saved!'])).toBe(2);
  await removeText('/files/saved.pdf');
  await removeText('/files/a.pdf');
  expect(await readTextRow('/files/saved.pdf')).toBeUndefined();
  expect(await readTextRow('/files/a.pdf')).toBeDefined();
});

test('a text that was opened before stays when the prefetch wants it too', async () => {
  publish([['a', 'a1', 2]]);
  const { prefetch, fetchText, removeText, readTextRow } = await start();
  await fetchText('/files/a.pdf', 'a1');
  await prefetch(['a']);
  await removeText('/files/a.pdf');
  expect(await readTextRow('/files/a.pdf')).toBeDefined();
});

test('a text that changed is fetched again', async () => {
  publish([['a', 'a1', 2]]);
  const { prefetch, readIndex, readTextRow } = await start();
  await prefetch(['a']);
  publish([['a', 'a2', 2]]);
  await readIndex(true);
  expect(await prefetch(['a'])).toBe(1);
  expect((await readTextRow('/files/a.pdf'))?.hash).toBe('a2');
});

test('nothing is fetched with data saver, and nothing after it was stopped', async () => {
  publish([['a', 'a1', 2]]);
  const { prefetch } = await start();
  expect(await prefetch(['a'], AbortSignal.abort())).toBe(0);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await prefetch(['a'])).toBe(0);
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
  expect(await prefetch(['a'])).toBe(0);
  expect(asked).toEqual([]);
});

test('it ends without a network, and says so', async () => {
  expectWarning(/not all fetched/);
  publish([
    ['a', 'a1', 2],
    ['c', 'c1', 2],
  ]);
  hashes['/files/b.pdf'] = 'b1';
  const { prefetch } = await start();
  expect(await prefetch(['a', 'b', 'c'])).toBe(1);
  expect(asked).toEqual(['a1', 'b1']);
});

test('a long text waits for its reader, and leaves its room to the others', async () => {
  publish([
    ['tender', 'aa', 25],
    ['tor', 'bb', 5],
    ['saved-tender', 'cc', 25],
  ]);
  large = ['/files/tender.pdf', '/files/saved-tender.pdf'];
  const { prefetch } = await start();
  await prefetch(['tender', 'tor', 'saved-tender!']);
  expect(asked).toEqual(['bb', 'cc']);
});
