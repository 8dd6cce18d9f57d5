import { beforeEach, expect, test, vi } from 'vitest';
import type { Edition } from '../../../src/document-text/edition';
import { cacheNames } from '../../../sw/contract/contract';
import { startApp, usePhone } from '../lists/fresh';
import { until } from '../../support/eventually';
import { holdWrites } from '../../support/hold-writes';

const url = '/files/vacancies/tor.pdf';
const file = { url };
const editionOf = (text: string, sha256 = 'aa'): Edition => ({
  lang: 'en',
  pages: 1,
  blocks: [{ is: 'paragraph', text }],
  of: { sha256, size: 9 },
});

let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('location', new URL('https://app.example/vacancies'));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!(address in answers)) throw new TypeError('Failed to fetch');
    return Response.json(answers[address]);
  });
});

const publish = (texts: Record<string, string>, editions: Record<string, Edition>) => {
  answers['/texts/index.json'] = { texts, none: {} };
  for (const [hash, edition] of Object.entries(editions)) answers[`/texts/${hash}.json`] = edition;
};

async function start() {
  const phone = usePhone();
  startApp('');
  const [texts, rows] = await Promise.all([
    import('../../../src/data/documents/text-editions'),
    import('../../../src/data/device/rows'),
  ]);
  return { ...phone, ...texts, ...rows };
}

const first = (text: { edition: Edition } | undefined) => {
  const [block] = text?.edition.blocks ?? [];
  return block?.is === 'paragraph' ? block.text : undefined;
};

test('the text of a document comes from the server, and then from the phone', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('The seed is weighed.') });
  const { loadText, readTextRow } = await start();
  expect(first(await loadText(file))).toBe('The seed is weighed.');
  await until(async () => (await readTextRow(url)) !== undefined);
  expect(await readTextRow(url)).toMatchObject({ hash: 'a1', size: expect.any(Number) as number });
  asked = [];
  answers = {};
  expect(first(await loadText(file))).toBe('The seed is weighed.');
  expect(asked).toEqual([]);
});

test('a text is shown before a slow disk has stored it', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('The seed is weighed.') });
  const { loadText, readTextRow } = await start();
  const endWrites = holdWrites();
  expect(first(await loadText(file))).toBe('The seed is weighed.');
  endWrites();
  await until(async () => (await readTextRow(url))?.hash === 'a1');
});

test('a document has no text if the index names none, or cannot be had', async () => {
  const { loadText } = await start();
  expect(await loadText(file)).toBeUndefined();
  publish({}, {});
  expect(await loadText(file)).toBeUndefined();
});

test('where the document is on the phone, no text is waited for', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('The seed is weighed.') });
  const { loadText, caches } = await start();
  await (await caches.open(cacheNames.documents)).put(new URL(url, location.href), new Response('%PDF'));
  const here = { url: new URL(url, location.href).href };
  expect(await loadText(here)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a damaged text is not shown and not stored', async () => {
  publish({ [url]: 'a1' }, { a1: { lang: 'en' } as Edition });
  const { loadText, readRow, textKey } = await start();
  expect(await loadText(file)).toBeUndefined();
  expect(await readRow(textKey(url))).toBeUndefined();
});

test('a newer text is fetched while the stored one is shown', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('first') });
  const { loadText, readTextRow, readIndex } = await start();
  await loadText(file);
  await until(async () => (await readTextRow(url))?.hash === 'a1');
  publish({ [url]: 'b2' }, { b2: editionOf('second', 'bb') });
  await readIndex(true);
  expect(first(await loadText(file))).toBe('first');
  await until(async () => (await readTextRow(url))?.hash === 'b2');
  expect(first(await loadText(file))).toBe('second');
});

test('an address is looked up decoded; one on another origin is looked up whole', async () => {
  const { textAddress } = await start();
  expect(textAddress('/files/a%20b/%DA%A9.pdf')).toBe('/files/a b/ک.pdf');
  expect(textAddress('https://api.example/a%20b.pdf')).toBe('https://api.example/a%20b.pdf');
  expect(textAddress('/files/%zz.pdf')).toBe('/files/%zz.pdf');
  expect(textAddress('http://[')).toBe('http://[');
});

test('saving a document stores its text; with a new version, the new one', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('first') });
  const { saveText, readTextRow } = await start();
  await saveText(file, false);
  expect((await readTextRow(url))?.hash).toBe('a1');
  publish({ [url]: 'b2' }, { b2: editionOf('second') });
  await saveText(file, false);
  expect((await readTextRow(url))?.hash).toBe('a1');
  await saveText(file, true);
  expect((await readTextRow(url))?.hash).toBe('b2');
});

test('removing a document deletes its text, which can be put back; a prefetched one stays', async () => {
  publish({ [url]: 'a1' }, { a1: editionOf('first') });
  const { saveText, removeText, fetchText, readTextRow } = await start();
  await saveText(file, false);
  const putBack = await removeText(url);
  expect(await readTextRow(url)).toBeUndefined();
  await putBack();
  expect((await readTextRow(url))?.hash).toBe('a1');
  await fetchText(url, 'a1', true);
  await removeText(url);
  expect((await readTextRow(url))?.hash).toBe('a1');
});
