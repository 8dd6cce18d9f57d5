import { expect, it } from 'vitest';
import { readAddress } from '../../src/components/read-address';

it('the reader’s address carries the document and the page to go back to', () => {
  const { pathname, searchParams } = new URL(readAddress('/files/a b&c.pdf', '/vacancies'), 'http://x');
  expect(pathname).toBe('/read');
  expect(Object.fromEntries(searchParams)).toEqual({
    file: '/files/a b&c.pdf',
    from: '/vacancies',
  });
});

it('says no more than it knows', () =>
  expect(readAddress('/files/a.pdf')).toBe('/read?file=%2Ffiles%2Fa.pdf'));
