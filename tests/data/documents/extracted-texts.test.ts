import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';
import { until } from '../../support/eventually';
import { holdWrites } from '../../support/hold-writes';

const url = '/files/tor.pdf';
const bytes = new Blob(['a document']);
const sha256 = createHash('sha256').update('a document').digest('hex');
const made = {
  edition: { lang: 'en', pages: 1, blocks: [{ is: 'paragraph' as const, text: 'Weigh the seed.' }] },
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/read'));
  vi.stubGlobal('navigator', {});
});

async function start() {
  usePhone();
  startApp('');
  const own = await import('../../../src/data/documents/extracted-texts');
  const texts = await import('../../../src/data/documents/text-editions');
  const { writeRow } = await import('../../../src/data/device/rows');
  const publish = (index: object) => writeRow(texts.indexKey, { index, fetchedAt: Date.now() });
  const storeText = (hash: string, of: string) =>
    texts.writeText(url, { hash, usedAt: 0, edition: { ...made.edition, of: { sha256: of, size: 1 } } });
  return { ...own, ...texts, publish, storeText };
}

test('a document that came without a text gets one, once', async () => {
  const { sourceOfMissingText, storeOwnText, readStoredText } = await start();
  const origin = await sourceOfMissingText(url, bytes);
  expect(origin).toEqual({ sha256, size: bytes.size });
  expect(await storeOwnText(url, origin!, made)).toMatchObject({ edition: { of: { sha256 } } });
  expect((await readStoredText({ url }))?.edition.blocks).toEqual(made.edition.blocks);
  expect(await sourceOfMissingText(url, bytes)).toBeUndefined();
});

test('a text that was made here is shown before a slow disk has stored it', async () => {
  const { storeMadeText, readStoredText } = await start();
  const endWrites = holdWrites();
  expect(await storeMadeText(url, bytes, made)).toMatchObject({ edition: { of: { sha256 } } });
  endWrites();
  await until(async () => (await readStoredText({ url })) !== undefined);
});

test('of a new version of the document, a new text is made', async () => {
  const { sourceOfMissingText, storeText } = await start();
  await storeText('own-1', 'another');
  expect(await sourceOfMissingText(url, bytes)).toEqual({ sha256, size: bytes.size });
});

test('a document of which none can be made is not tried again, but its next version is', async () => {
  const { sourceOfMissingText, storeOwnText, readStoredText } = await start();
  expect(await storeOwnText(url, { sha256, size: 10 }, { none: 'scan' })).toBeUndefined();
  expect(await readStoredText({ url })).toBeUndefined();
  expect(await sourceOfMissingText(url, bytes)).toBeUndefined();
  expect(await sourceOfMissingText(url, new Blob(['renewed']))).toMatchObject({ size: 7 });
});

test('none is made where the build has one or says why there is none, or where one of the build is stored', async () => {
  const { sourceOfMissingText, publish, storeText } = await start();
  await publish({ texts: { [url]: 'ab' }, none: {} });
  expect(await sourceOfMissingText(url, bytes)).toBeUndefined();
  await publish({ texts: {}, none: { [url]: 'scan' } });
  expect(await sourceOfMissingText(url, bytes)).toBeUndefined();
  await publish({ texts: {}, none: {} });
  expect(await sourceOfMissingText(url, bytes)).toBeDefined();
  await storeText('ab', 'another');
  expect(await sourceOfMissingText(url, bytes)).toBeUndefined();
});

test('a file that is too big for a phone gets none', async () => {
  const { sourceOfMissingText } = await start();
  const big = new Blob([new Uint8Array(20_000_001)]);
  expect(await sourceOfMissingText(url, big)).toBeUndefined();
});

test('a search that is open is told of a text that was made, not of one that was not', async () => {
  const { storeOwnText, followTexts } = await start();
  const told = vi.fn();
  followTexts(told);
  await storeOwnText(url, { sha256, size: 10 }, { none: 'scan' });
  expect(told).not.toHaveBeenCalled();
  await storeOwnText(url, { sha256, size: 10 }, made);
  expect(told).toHaveBeenCalledOnce();
});
