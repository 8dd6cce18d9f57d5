import { expect, test } from 'vitest';
import type { Fault } from '../../../../vite/content/faults';
import { openFolder } from '../../../../vite/content/files/folder';
import { readRecord } from '../../../../vite/content/records/record-source';
import { siteFolder } from '../../../../vite/site/folder';
import { faqs } from '../../../../src/schemas/faqs';
import { faultsOf, makeProject } from '../project';

function read(name: string, text: string | Uint8Array) {
  const faults: Fault[] = [];
  const root = makeProject({ [`content/faqs/${name}`]: text });
  const source = readRecord(openFolder(siteFolder(root), 'faqs', faults), name, faults);
  return { source, values: source && Object.fromEntries(source.values), faults };
}

test('a Markdown record has its fields in the front matter and its text below', () => {
  const { source, values } = read('01-a.md', '---\nquestion: Who?\n---\n\nWe.\n\n---\n\nAnd you.\n');
  expect(source?.file).toBe('content/faqs/01-a.md');
  expect(values).toEqual({ question: 'Who?' });
  expect(source?.body).toBe('We.\n\n---\n\nAnd you.');
});

test('a record with Windows line endings is read the same', () => {
  const { source, values } = read('01-a.md', '\ufeff---\r\nquestion: Who?\r\n---\r\nWe.\r\n');
  expect(values).toEqual({ question: 'Who?' });
  expect(source?.body).toBe('We.');
});

test('front matter alone is a record without text', () => {
  expect(read('01-a.md', '---\nquestion: Who?\n---').source).not.toHaveProperty('body');
});

test.each([
  ['01-a.yaml', 'number: 007\nopen: true\nnote:\n'],
  ['01-a.yml', 'number: "007"\nopen: true\nnote: null\n'],
  ['01-a.json', '{\n\t"number": "007",\n\t"open": true,\n\t"note": null\n}'],
])('%s keeps numbers as they are typed, and parses true and null', (name, text) => {
  expect(read(name, text).values).toEqual({ number: '007', open: true, note: null });
});

test.each([
  ['01-a.md', 'question: Who?', 'fields between two lines of --- at the start', 'no such lines'],
  ['01-a.md', 'Hello\n---\na: 1\n---\n', 'fields between two lines of --- at the start', 'no such lines'],
  ['01-a.yaml', '', 'field names with their values', 'nothing'],
  ['01-a.yaml', '- a', 'field names with their values', 'no fields'],
  [
    '01-a.yaml',
    new Uint8Array([0x61, 0x3a, 0x20, 0xff]),
    'text in UTF-8',
    'another encoding, such as Windows-1252: save the file as UTF-8',
  ],
  [
    '01-a.md',
    new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0xff]),
    'text in UTF-8',
    'a Word document, or another file of an office program: save its text as plain text, in UTF-8',
  ],
])('%s that holds %j is refused', (name, text, expected, found) => {
  expect(read(name, text)).toMatchObject({
    source: undefined,
    faults: [{ file: `content/faqs/${name}`, expected, found }],
  });
});

test.each([
  ['---\nquestion: Who?\n\nNo', 'a second line of --- below the fields'],
  ['question: Who?\n---\n\nNo', 'a line of --- above the first field'],
])('of the lines around the fields the missing one is named: %j', (text, expected) => {
  expect(read('01-a.md', text).faults).toEqual([
    { file: 'content/faqs/01-a.md:1', expected, found: 'one line of --- alone' },
  ]);
});

test('a YAML error is reported with its line in the file', () => {
  const { faults } = read('01-a.md', '---\nquestion: Who?\nanswer: [We\n---\nText\n');
  expect(faults).toEqual([
    { file: 'content/faqs/01-a.md:3', expected: '] at the end of the list', found: 'answer: [We' },
  ]);
});

test('a duplicate field is rejected', () => {
  for (const [name, text] of [
    ['01-a.yaml', 'a: 1\na: 2\n'],
    ['01-a.json', '{\n"a": 1,\n"a": 2\n}'],
  ] as const) {
    expect(read(name, text).faults[0]?.expected).toBe('each field once');
  }
});

test.each([
  [
    'nested aliases',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}`,
  ],
  ['an unknown alias', '<<: *a'],
  ['deep nesting', '['.repeat(20_000)],
])('%s in the YAML is reported, and not expanded', (_, text) => {
  const { source, faults } = read('01-a.yaml', text);
  expect(source).toBeUndefined();
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(5);
  expect(faults[0]).toMatchObject({ file: 'content/faqs/01-a.yaml', expected: 'readable YAML' });
});

test.each([
  ['question: Nurse: Kabul', 1, "quotes around a value with a colon: question: 'Nurse: Kabul'"],
  ["a: 1\nquestion: What's: new", 2, "quotes around a value with a colon: question: 'What''s: new'"],
  ['question: “Nurse: Kabul”', 1, "quotes around a value with a colon: question: 'Nurse: Kabul'"],
  ['a: 1\nquestion: "Nurse”', 2, "the same straight quotes at both ends: question: 'Nurse'"],
  ["question: 'What’s new’", 1, "the same straight quotes at both ends: question: 'What’s new'"],
  ['a:\n\tb: 1', 2, 'blanks instead of the tab at the start of the line'],
])('%j is answered with what to write, and the line', (yaml, line, expected) =>
  expect(faultsOf({ 'content/faqs/01-a.yaml': yaml }, faqs)[0]).toContain(
    `content/faqs/01-a.yaml:${line}: expected ${expected}, found `,
  ),
);
