// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { readTextNames, readWords } from '../../../src/data/documents/text-editions';
import { usePhone } from '../lists/fresh';

const blocks = [
  { is: 'heading', level: 1, text: 'Terms' },
  { is: 'page', page: 2 },
  { is: 'paragraph', text: ['of ', { text: 'reference', href: 'https://example.org' }] },
  { is: 'table', rows: [[{ text: 'Post' }, { text: 'Kabul' }]] },
];

test('names the documents whose texts are on the phone, and reads their words', async () => {
  usePhone();
  const edition = { lang: 'en', pages: 2, of: { sha256: '', size: 1 }, blocks };
  await set('edition//files/a b.pdf', { hash: 'ab', edition }, createStore('ngo', 'rows'));
  const hasText = await readTextNames();
  expect([hasText({ url: '/files/a%20b.pdf' }), hasText({ url: '/files/b.pdf' })]).toEqual([true, false]);
  expect((await readWords({ url: '/files/a%20b.pdf' }))?.words).toBe('Terms · of reference · Post Kabul');
  expect(await readWords({ url: '/files/b.pdf' })).toBeUndefined();
});
