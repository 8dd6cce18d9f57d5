import { expect, it } from 'vitest';
import { plain, textsOf, type Edition } from '../../../src/document-text/edition';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { docxOf, paragraph, zipOf } from '../../support/office-files';
import { readMutants } from './mutants';

it('damaged files are read or refused, and ask for nothing', () => {
  const outcomes = readMutants(12);
  expect(outcomes.text).toBeGreaterThan(5);
  expect(outcomes.broken).toBeGreaterThan(5);
});

it('a bomb is not unpacked', () => {
  const bytes = zipOf({ 'word/document.xml': new Uint8Array(90_000_000) });
  expect(bytes.length).toBeLessThan(200_000);
  expect(extractOffice(bytes, 'a.docx')).toEqual({ none: 'too-big' });
});

it('a million elements are too many', () => {
  expect(extractOffice(docxOf({ body: '<w:p/>'.repeat(1_000_000) }), 'a.docx')).toEqual({ none: 'too-big' });
});

it('elements within elements, and tables within tables, end somewhere', () => {
  const deep = (count: number) =>
    `${'<w:tbl><w:tr><w:tc>'.repeat(count)}${paragraph('in')}${'</w:tc></w:tr></w:tbl>'.repeat(count)}`;
  expect(extractOffice(docxOf({ body: deep(5_000) }), 'a.docx')).toEqual({ none: 'too-big' });
  expect(extractOffice(docxOf({ body: deep(50) }), 'a.docx')).toHaveProperty('edition');
});

it.each([
  ['a value that never ends', `a,"b${',c\n'.repeat(2_000_000)}`, 'a.csv'],
  ['long values', `${'x'.repeat(20_000)},y\n`.repeat(300), 'a.csv'],
  ['columns without an end', 'a,'.repeat(2_500_000), 'a.csv'],
  ['a long paragraph', `{\\rtf1 ${'seed '.repeat(500_000)}\\par}`, 'a.rtf'],
])('%s is cut, and says so', (_, text, name) => {
  const made = extractOffice(Buffer.from(text), name);
  const { edition } = made as { edition: Omit<Edition, 'of'> };
  expect(edition.isCut).toBe(true);
  expect(edition.blocks.flatMap(textsOf).map(plain).join('').length).toBeLessThanOrEqual(1_500_000);
});

it('a table of quotes alone has none', () => {
  expect(extractOffice(Buffer.from('"'.repeat(500_000)), 'a.csv')).toEqual({ none: 'empty' });
});

it.each(['<!DOCTYPE a [<!ENTITY b "bbbb">]>', '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x">'])(
  'a part that begins with %s is refused',
  (doctype) => {
    const bytes = zipOf({ 'word/document.xml': `${doctype}<a>&b;</a>` });
    expect(extractOffice(bytes, 'a.docx')).toEqual({ none: 'broken' });
  },
);

it('styles and fields that refer to themselves end', () => {
  const style = (id: string, on: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${on}"/></w:style>`;
  const begins = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(10_000);
  const body = paragraph('seed', { properties: '<w:pStyle w:val="A"/>' }) + `<w:p>${begins}</w:p>`;
  expect(extractOffice(docxOf({ styles: style('A', 'B') + style('B', 'A'), body }), 'a.docx')).toHaveProperty(
    'edition',
  );
});

it('an old file, a locked one and one of another kind say so', () => {
  const compound = (name: string) =>
    Buffer.from(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}${[...name].join('\0')}`, 'latin1');
  expect(extractOffice(compound('WordDocument'), 'a.doc')).toEqual({ none: 'old' });
  expect(extractOffice(compound('EncryptedPackage'), 'a.docx')).toEqual({ none: 'locked' });
  expect(extractOffice(zipOf({ 'ppt/presentation.xml': '<a/>' }), 'a.docx')).toEqual({ none: 'kind' });
  expect(extractOffice(Buffer.from('GIF89a'), 'a.docx')).toEqual({ none: 'kind' });
});
