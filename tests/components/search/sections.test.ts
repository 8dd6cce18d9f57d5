import { expect, test } from 'vitest';
import { sortSections, parseSectionKey, createSectionKey } from '../../../src/components/search/sections';
import type { Entry } from '../../../src/data/search/read-entries';

const now = Date.parse('2026-11-20T08:00:00Z');
const read = createSectionKey(now, 'Asia/Kabul', { document: 'Documents', page: 'Pages' });
const entry = (more: Partial<Entry>): Entry => ({ kind: 'Jobs', title: 'a', body: '', to: '/', ...more });
const notice = (deadline?: string) => ({ number: '1', ...(deadline !== undefined && { deadline }) });
const tender = (status: string) => ({ ...notice('2026-12-01'), tender: { bid: { status }, awards: [] } });

test.each([
  ['a notice before its deadline', { notice: notice('2026-12-01') }, 'open'],
  ['a notice without a date', { notice: notice('') }, 'open'],
  ['a notice after its deadline', { notice: notice('2026-11-01') }, 'closed'],
  ['a cancelled invitation', { notice: tender('cancelled') }, 'closed'],
  ['an award', { notice: notice() }, 'closed'],
  ['the document of an open notice', { notice: notice(''), file: '/a.pdf' }, 'documents-of-open'],
  ['the document of a closed notice', { notice: notice('2026-11-01'), file: '/a.pdf' }, 'documents'],
  ['a document of no notice', { file: '/a.pdf' }, 'documents'],
  ['a document without a text', { kind: 'Documents' }, 'documents'],
  ['a page', { kind: 'Pages' }, 'pages'],
  ['any other record', { kind: 'People' }, 'kind People'],
])('%s has its section', (_, more, section) => expect(read(entry(more))).toBe(section));

test('open notices come first, other kinds in the order of their best result, pages last', () => {
  const names = ['pages', 'kind People', 'documents', 'kind Events', 'closed', 'documents-of-open', 'open'];
  const ordered = sortSections(names.map((section) => ({ section }))).map(({ section }) => section);
  expect(ordered).toEqual([
    'open',
    'documents-of-open',
    'closed',
    'documents',
    'kind People',
    'kind Events',
    'pages',
  ]);
});

test('a section is read from its text', () => {
  expect(parseSectionKey('kind People')).toEqual({ is: 'kind', of: 'People' });
  expect(parseSectionKey('documents-of-open')).toEqual({ is: 'documents-of-open' });
});
