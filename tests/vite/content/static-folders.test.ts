import { expect, test } from 'vitest';
import { checkStaticFolders } from '../../../vite/content/static-folders';
import { siteFolder } from '../../../vite/site/folder';
import type { Fault } from '../../../vite/content/faults';
import { faqs } from '../../../src/schemas/faqs';
import { projectRoot } from '../../support/project';
import { faultsOf, images } from './project';

const report = { title: 'Annual report', year: 2023, image: 'cover.avif', file: 'report.pdf' };
const publications = (entry: object = report) => ({
  'content/settings/general.yaml': 'phone: 1',
  'content/faqs/01-who.md': '---\nquestion: Who?\n---\nWe.',
  'content/publications/publications.json': JSON.stringify({
    newsletters: [],
    annualReports: [entry],
    commissionedResearch: [],
  }),
  'content/publications/cover.avif': images.avif,
  'content/publications/report.pdf': '%PDF-1.7',
});
const list = 'content/publications/publications.json';

test('the static lists of this project are complete, with every file that they reference', () => {
  const faults: Fault[] = [];
  checkStaticFolders(siteFolder(projectRoot), faults);
  expect(faults).toEqual([]);
});

test('a static folder beside the folders of resources is no fault', () => {
  expect(faultsOf(publications(), faqs)).toEqual([]);
});

test('an empty file name is no fault: the file is not available yet', () => {
  expect(faultsOf(publications({ ...report, file: '' }), faqs)).toEqual([]);
});

test('a missing file is reported with list and field', () => {
  expect(faultsOf(publications({ ...report, file: 'gone.pdf' }), faqs)).toEqual([
    `${list}: annualReports.0.file: expected a file in content/publications, found "gone.pdf"`,
  ]);
});

test('an invalid field is reported with list and field', () => {
  expect(faultsOf(publications({ ...report, year: '2023' }), faqs)).toEqual([
    `${list}: annualReports.0.year: expected number, found "2023"`,
  ]);
});

test('an invalid month is reported', () => {
  const updates = {
    ...publications(),
    'content/mutahid-updates/mutahid-updates.json': JSON.stringify([
      { year: 2024, months: [{ month: 13, file: '' }] },
    ]),
  };
  expect(faultsOf(updates, faqs)).toEqual([
    'content/mutahid-updates/mutahid-updates.json: 0.months.0.month: expected <=12, found 13',
  ]);
});

test('a broken or missing list is reported', () => {
  expect(faultsOf({ ...publications(), [list]: '{' }, faqs)).toEqual([
    'content/publications/publications.json:1: expected the end of what was begun: }, ] or ", found {',
  ]);
  const without = Object.entries(publications()).filter(([name]) => name !== list);
  expect(faultsOf(Object.fromEntries(without), faqs)).toEqual([
    `${list}: expected the list of this folder, found nothing`,
  ]);
});
