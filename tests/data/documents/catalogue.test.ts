import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames, savedAsHeader } from '../../../sw/contract/contract';
import { encodeSavedDocument, type SavedDocument } from '../../../sw/contract/saved-document';
import { expectWarning } from '../../support/console';
import { startApp, usePhone } from '../lists/fresh';

const url = 'https://app.example/files/tor.pdf';
const whenSaved: SavedDocument = { url, title: 'tor.pdf', page: '/', savedAt: 1, size: 4, type: 'PDF' };
const listed: SavedDocument = { ...whenSaved, title: 'Cleaner', page: '/vacancies', isNamedByList: true };

beforeEach(() => vi.stubGlobal('location', new URL('https://app.example/saved')));

/** The catalogue of a phone with one copy, whose headers have the row `whenSaved`. */
async function setUp() {
  const phone = usePhone();
  startApp('');
  const headers = { [savedAsHeader]: encodeSavedDocument(whenSaved), 'content-length': '4' };
  await (await phone.caches.open(cacheNames.savedDocuments)).put(url, new Response('%PDF', { headers }));
  const { readHoldings, readCatalogue } = await import('../../../src/data/documents/catalogue');
  const { readRow, writeRow } = await import('../../../src/data/device/rows');
  const key = `saved/${url}`;
  const read = async () => (await readCatalogue(await readHoldings())).map(({ document }) => document);
  return { read, readStored: () => readRow(key), store: (row: unknown) => writeRow(key, row) };
}

it('a copy without a row gets it back from its headers', async () => {
  const { read, readStored } = await setUp();
  expect(await read()).toEqual([whenSaved]);
  expect(await readStored()).toEqual(whenSaved);
});

it('a row that was not read in time is not replaced by the older one in the headers', async () => {
  expectWarning(/The device's database did not read saved\/\*/, 1);
  const { read, readStored, store } = await setUp();
  const row = { ...listed, ofALaterVersion: true };
  await store(row);
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('no response', 'UnknownError');
  });
  expect(await read()).toEqual([listed]);
  expect(await readStored()).toEqual(row);
});

it('a damaged row is replaced by the one in the headers', async () => {
  const { read, readStored, store } = await setUp();
  await store({ title: 'no address' });
  expect(await read()).toEqual([whenSaved]);
  expect(await readStored()).toEqual(whenSaved);
});
