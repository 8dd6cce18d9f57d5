import { expect, it } from 'vitest';
import { openFile } from '../../../src/document-text/office/open-file';
import { docxOf, paragraph, zipOf } from '../../support/office-files';
import { lockedZip } from '../../support/archives';

const tor = docxOf({ body: paragraph('The quinoa is weighed in public.') });
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const listOf = (bytes: Uint8Array) => {
  const opened = openFile(bytes, 'a.zip');
  return 'archive' in opened ? opened.archive : opened;
};

it('a zip archive is listed with its files, without folders and what systems add', () => {
  const bytes = zipOf({
    'Lot 1/': '',
    'Lot 1/Terms #2.docx': tor,
    'Lot 1/plan.dwg': 'x'.repeat(12),
    '__MACOSX/Lot 1/._plan.dwg': 'x',
    'Lot 1/.DS_Store': 'x',
  });
  expect(listOf(bytes)).toEqual({
    files: [
      { path: 'Lot 1/Terms #2.docx', size: tor.length },
      { path: 'Lot 1/plan.dwg', size: 12 },
    ],
    more: 0,
  });
});

it('a file opens from inside of an archive: a text, or the bytes of a PDF', () => {
  const bytes = zipOf({ 'Lot 1/tor.docx': tor, 'form.pdf': pdf });
  expect(openFile(bytes, 'a.zip', 'Lot 1/tor.docx')).toMatchObject({
    edition: { from: 'DOCX', blocks: [{ text: 'The quinoa is weighed in public.' }] },
  });
  expect(openFile(bytes, 'a.zip', 'form.pdf')).toEqual({ pdf: new Uint8Array(pdf) });
});

it.each([
  ['a path that it does not have', { 'a.docx': tor }, 'b.docx', 'part'],
  ['an archive', { 'b.zip': zipOf({ 'a.docx': tor }) }, 'b.zip', 'nested'],
  ['a drawing', { 'b.dwg': 'x' }, 'b.dwg', 'kind'],
  ['a bomb', { 'b.pdf': new Uint8Array(90_000_000) }, 'b.pdf', 'too-big'],
  ['a long picture', { 'b.docx': new Uint8Array(21_000_000) }, 'b.docx', 'too-big'],
])('%s in an archive is refused with its reason', (_, files, part, none) => {
  expect(openFile(zipOf(files as Record<string, string | Uint8Array>), 'a.zip', part)).toEqual({ none });
});

it('names in UTF-8 are read where the archive does not say so, and cannot hide their ending', () => {
  const inLatin1 = Buffer.from('شرایط.docx', 'utf8').toString('latin1');
  const bytes = zipOf({ [inLatin1]: tor, 'a\u202Excod.exe': 'x' });
  expect(listOf(bytes)).toMatchObject({ files: [{ path: 'شرایط.docx' }, { path: 'axcod.exe' }] });
  expect(openFile(bytes, 'a.zip', 'شرایط.docx')).toHaveProperty('edition');
});

it('a long archive is listed to the five hundredth file, and says how many more there are', () => {
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.txt`, 'x']));
  expect(listOf(zipOf(named(520)))).toMatchObject({ more: 20 });
  expect(listOf(zipOf(named(5_100)))).toEqual({ none: 'too-big' });
});

it('a locked, a damaged and an empty archive say so, and a presentation is none', () => {
  expect(openFile(lockedZip({ 'a.docx': tor }), 'a.zip', 'a.docx')).toEqual({ none: 'locked' });
  expect(listOf(zipOf({ 'a.docx': tor }).subarray(0, 300))).toEqual({ none: 'broken' });
  expect(listOf(zipOf({ 'a/': '' }))).toEqual({ none: 'empty' });
  expect(listOf(zipOf({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' }))).toEqual({ none: 'kind' });
});
