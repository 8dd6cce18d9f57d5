// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { builtInLists, documentsOf, documentLists } from '../../../src/components/search/listed-documents';
import { titleOf } from '../../../src/route';
import { routes } from '../../../src/routes';
import { site } from '../../../src/shell/site';

const zone = 'Asia/Kabul';
const now = Date.parse('2026-11-20T08:00:00Z');
const sections = documentLists(site.records);
const section = (name: string) => sections.find(({ of }) => of.name === name)!;

test('returns every list with files in the route table, with its page', () => {
  expect(sections.map(({ title, path }) => [title, path])).toEqual([
    ['Vacancies', '/vacancies'],
    ['Volunteer opportunities', '/volunteer-opportunities'],
    ['Invitations to bid', '/invitation-to-bid'],
    ['Notifications of award', '/notification-of-award'],
    ['Audit reports', '/audit-reports'],
    ['Research', '/'],
  ]);
});

test('returns the distinct documents of open vacancies, without closed ones and those without a file', () => {
  const tor = (name: string) => ({ url: `/files/${name}.pdf`, size: 10 });
  const records = [
    { title: 'Open', closeDate: '2026-11-27', file: tor('open') },
    { title: 'Without a date', file: tor('filled') },
    { title: 'Closed', closeDate: '2026-11-01', file: tor('closed') },
    { title: 'Without a file', closeDate: '2026-11-27' },
    { title: 'The same file', closeDate: '2026-11-27', file: tor('filled') },
  ];
  const found = documentsOf(section('vacancies'), records, now, zone);
  expect(found.map(({ file: { url }, page }) => [url, page])).toEqual([
    ['/files/open.pdf', '/vacancies/open'],
    ['/files/filled.pdf', '/vacancies/the-same-file'],
  ]);
});

test('returns an award after the deadline of its tender', () => {
  const records = [
    { description: '<p>Motorcycles</p>', deadline: '2026-01-01', file: { url: '/files/a.pdf' } },
  ];
  expect(documentsOf(section('noas'), records, now, zone)).toEqual([
    { file: { url: '/files/a.pdf' }, title: 'Motorcycles', page: '/notification-of-award/motorcycles' },
  ]);
});

test('an audit report has the title and the page of its organisation', () => {
  const records = [
    { year: '2025', isMutahidDfi: false, file: { url: '/files/a.pdf' } },
    { year: '2025', isMutahidDfi: true, file: { url: '/files/b.pdf' } },
  ];
  expect(
    documentsOf(section('audit-reports'), records, now, zone).map(({ title, page }) => [title, page]),
  ).toEqual([
    ['Audit report 2025', '/audit-reports'],
    ['Our institution: audit report 2025', '/mutahid-dfi'],
  ]);
});

test('built-in documents have existing pages', () => {
  const titles = Object.fromEntries(routes.map((route) => [route.path, titleOf(route)]));
  expect(builtInLists.map(({ path }) => titles[path])).toEqual([
    'Publications',
    'Updates of our institution',
  ]);
  for (const { documents, path } of builtInLists) {
    expect(documents.length).toBeGreaterThan(0);
    for (const { page, title } of documents) expect([page, title !== '']).toEqual([path, true]);
  }
});
