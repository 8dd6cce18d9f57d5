// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  isDataFor,
  pageDataElement,
  readPageData,
  type PageData,
} from '../../../../src/data/lists/host/page-data';

const data: PageData = {
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

test('page data is read back, and no editor’s text can close its element', () => {
  document.body.innerHTML = pageDataElement(data);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(readPageData(document)).toEqual(data);
});

test('the app shell carries no data', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(readPageData(document)).toBeUndefined();
});

test.each([
  ['is cut', JSON.stringify(data).slice(0, 60)],
  ['is null', 'null'],
  ['is a list', '[]'],
  ['names no address', JSON.stringify({ ...data, path: undefined })],
  ['names no time', JSON.stringify({ ...data, builtAt: null })],
  ['has no rows', JSON.stringify({ ...data, rows: {} })],
  ['has a row that is none', JSON.stringify({ ...data, rows: [null] })],
  ['has a row without a value', JSON.stringify({ ...data, rows: [['/api/faqs', { stamp: 'a' }]] })],
  [
    'has records that are none',
    JSON.stringify({ ...data, rows: [['/api/faqs', { value: [null], stamp: 'a' }]] }),
  ],
  ['has a row without a stamp', JSON.stringify({ ...data, rows: [['/api/faqs', { value: [] }]] })],
])('rejects data that %s', (_, text) => {
  document.body.innerHTML = `<script type="application/json" id="prerendered">${text}</script>`;
  expect(() => readPageData(document)).toThrow();
});

test('a page is rendered for its own address, with and without a trailing slash', () => {
  for (const address of ['/vacancies', '/vacancies/', '/vacancies#open', '/vacancies?fbclid=a&utm_source=b'])
    expect(isDataFor(data, at(address))).toBe(true);
  expect(isDataFor({ ...data, path: '/' }, at('/'))).toBe(true);
});

test('it is not rendered for another address, nor for a query', () => {
  for (const address of ['/', '/vacancies/1', '/vacancies?page=2', '/vacancies?page=2&fbclid=a'])
    expect(isDataFor(data, at(address))).toBe(false);
});
