// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isMadeFor, prerenderedElement, readPrerendered, type Prerendered } from '../src/prerendered';

const data: Prerendered = {
  path: '/vacancies',
  builtAt: 7,
  builtOn: '2026-11-20',
  rows: [
    [
      '/api/vacancies',
      { value: [{ title: '</script><script>alert(1)</script>' }], confirmedAt: 7, stamp: 'a' },
    ],
  ],
};
const at = (address: string) => new URL(address, 'https://example.org') as unknown as Location;

test('what a page carries is read back, and ends at no word of an editor', () => {
  document.body.innerHTML = prerenderedElement(data);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(readPrerendered(document)).toEqual(data);
});

test('the bare shell carries nothing', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(readPrerendered(document)).toBeUndefined();
});

test('a page is made for its own address, with and without a slash at its end', () => {
  for (const address of ['/vacancies', '/vacancies/', '/vacancies#open'])
    expect(isMadeFor(data, at(address))).toBe(true);
  expect(isMadeFor({ ...data, path: '/' }, at('/'))).toBe(true);
});

test('it is not made for another address, nor for a query', () => {
  for (const address of ['/', '/vacancies/1', '/vacancies?page=2'])
    expect(isMadeFor(data, at(address))).toBe(false);
});
