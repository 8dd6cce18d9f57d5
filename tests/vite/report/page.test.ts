import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageOf } from '../../../vite/report/page';

const at = { now: new Date('2026-12-01T06:30:00Z'), zone: 'Asia/Kabul' };
const findings = [
  {
    title: 'Open, without a document',
    lines: [
      'content/vacancies/01-nurse.fa.md: no "file": <b>readers</b> have nothing to save.',
      'Elsewhere.',
    ],
  },
  {
    title: 'Also',
    lines: [
      'content/settings/contact.yaml: old',
      'content/site.yaml:3: map',
      'content/vacancies: 2 of 3',
      'content/vacancies/tor.pdf: a scan',
    ],
  },
];
const read = (report: Parameters<typeof pageOf>[0]) => new JSDOM(pageOf(report, at)).window.document;

test('the page says whether a build would succeed, when that was read, and lists each kind under its heading', () => {
  const page = read({ site: 'content', errors: [], findings });
  const text = page.body.textContent.replace(/\s+/g, ' ');
  expect(text).toContain('content has no mistake that stops a build; the lines below deserve a look.');
  expect(text).toContain('Tuesday, December 1, 2026 at 11:00 AM, Asia/Kabul.');
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'Open, without a document (2)',
    'Also (4)',
  ]);
  expect(page.querySelector('b')).toBeNull();
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a mistake stands before the rest', () => {
  const page = read({
    site: 'content',
    errors: ['content/vacancies/01.md: title: expected a text.'],
    findings,
  });
  expect(page.body.textContent).toContain('content cannot be built.');
  expect(page.querySelector('h2')?.textContent).toBe('Mistakes that stop a build (1)');
});

test('a file leads to its form in the editor, that of a translation to the form of its record', () => {
  const links = [...read({ site: 'content', errors: [], findings }).querySelectorAll('li a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['vacancies/01-nurse.fa.md', '/admin#/collections/vacancies/entries/01-nurse'],
    ['settings/contact.yaml', '/admin#/collections/settings/entries/contact'],
    ['site.yaml', '/admin#/collections/site/entries/site'],
  ]);
});
