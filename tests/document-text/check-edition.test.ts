import { expect, it } from 'vitest';
import { isEdition, isTextIndex } from '../../src/document-text/check-edition';

const edition = (...blocks: unknown[]) => ({ lang: 'en', pages: 1, of: { sha256: 'a', size: 1 }, blocks });

it('an edition has blocks of known kinds', () => {
  expect(
    isEdition(
      edition(
        { is: 'heading', level: 1, text: 'A' },
        { is: 'paragraph', text: ['a', { text: 'b', href: 'mailto:b@example.org' }], lang: 'fa' },
        { is: 'list', items: [{ text: 'a', label: '1.' }] },
        { is: 'table', rows: [[{ text: 'a', head: true }]] },
        { is: 'page', page: 2 },
      ),
    ),
  ).toBe(true);
});

it.each([
  null,
  'text',
  {},
  edition({ is: 'script', text: 'a' }),
  edition({ is: 'paragraph', text: 1 }),
  edition({ is: 'paragraph', text: [{ text: 'a' }] }),
  edition({ is: 'list', items: ['a'] }),
  edition({ is: 'table', rows: [{ text: 'a' }] }),
  edition(null),
])('%j is none', (value) => expect(isEdition(value)).toBe(false));

it('the hashes of an index are nothing but hashes', () => {
  expect(isTextIndex({ texts: { '/files/a.pdf': '0a9f' }, none: {} })).toBe(true);
  expect(isTextIndex({ texts: { '/files/a.pdf': '../api/x' }, none: {} })).toBe(false);
  expect(isTextIndex([])).toBe(false);
});
