import { afterEach, expect, test, vi } from 'vitest';
import { startApp } from '../lists/fresh';

const origin = 'http://app.example';
const open = async (base: string) => {
  startApp(base);
  return import('../../../src/data/documents/document-links');
};
afterEach(() => void vi.resetModules());

test.each([
  ['/files/vacancies/tor.pdf', '/files/vacancies/tor.pdf'],
  ['/files/vacancies/tor.docx?v=2', '/files/vacancies/tor.docx?v=2'],
  ['http://app.example/files/tor.pdf', 'http://app.example/files/tor.pdf'],
  ['/vacancies', undefined],
  ['/api/vacancies.json', undefined],
  ['https://other.example/report.pdf', undefined],
  ['mailto:a@example.org', undefined],
  ['#top', undefined],
  ['http://[', undefined],
])('on the app’s own origin %s leads to the document %s', async (address, url) => {
  const { documentAt } = await open('');
  expect(documentAt(address, origin)).toEqual(url && { url });
});

test('a file of an external API is found there, and so is an image', async () => {
  const { documentAt, pictureAddress } = await open('https://api.example');
  expect(documentAt('/storage/tor.pdf', origin)).toEqual({ url: 'https://api.example/storage/tor.pdf' });
  for (const page of ['/vacancies', '/about/v1.25']) expect(documentAt(page, origin)).toBeUndefined();
  expect(pictureAddress('storage/a.jpg')).toBe('https://api.example/storage/a.jpg');
});
