import { expect, test } from 'vitest';
import type { Fault } from '../../../../vite/content/faults';
import { faultsOfMisnamed, openFolder, warnOfUnused } from '../../../../vite/content/files/folder';
import { siteFolder } from '../../../../vite/site/folder';
import { faqs } from '../../../../src/schemas/faqs';
import { faultsOf, makeProject, type ProjectFiles } from '../project';

function open(files: ProjectFiles) {
  const faults: Fault[] = [];
  return { folder: openFolder(siteFolder(makeProject(files)), 'faqs', faults), faults };
}

test('records are sorted by file name, numbers by value', () => {
  const names = ['10-c.md', '2-b.yaml', '100-d.json', '01-a.yml'];
  const { folder } = open(Object.fromEntries(names.map((name) => [`content/faqs/${name}`, ''])));
  expect(folder.records).toEqual(['01-a.yml', '2-b.yaml', '10-c.md', '100-d.json']);
});

test('notes for people and dot-files are neither records nor documents', () => {
  const { folder } = open({ 'content/faqs/README.md': 'Hi', 'content/faqs/.DS_Store': '' });
  expect(folder.records).toEqual([]);
  expect(warnOfUnused(folder)).toEqual([]);
});

test('a subfolder of a record folder is a fault, because no page reads it', () => {
  const { faults } = open({ 'content/faqs/old/01-a.md': '' });
  expect(faults).toEqual([{ file: 'content/faqs/old', expected: 'a file', found: 'a folder' }]);
});

test('a record under the name of a text is told of beside a record that cannot be read; a document is not', () => {
  const { folder } = open({ 'content/faqs/02-a.md.txt': '', 'content/faqs/03-tor.docx': '' });
  folder.unreadable.add('01-a.md');
  expect(faultsOfMisnamed(folder).map(({ file }) => file)).toEqual(['content/faqs/02-a.md.txt']);
});

test('a file that no record references causes one line', () => {
  const { folder } = open({ 'content/faqs/a.pdf': '', 'content/faqs/b.pdf': '' });
  folder.taken.add('a.pdf');
  expect(warnOfUnused(folder)).toEqual(['content/faqs/b.pdf: no record names this file, so it is left out']);
});

test('a name is found whether its accents are composed or decomposed', () => {
  const { folder } = open({ 'content/faqs/cafe\u0301.pdf': '' });
  expect(folder.beside.get('caf\u00e9.pdf')).toBe('cafe\u0301.pdf');
});

test.each(['01-nurse.md.txt', '01-nurse.yaml.docx', '01-nurse.docx', '01-nurse.odt'])(
  '%s, which no record names, is no record, and says so',
  (name) =>
    expect(faultsOf({ 'content/settings/a.yaml': 'phone: 1', [`content/faqs/${name}`]: 'x' }, faqs)).toEqual([
      `content/faqs/${name}: expected a record to be plain text named 01-nurse.md or .yaml, found a file that ends in .${name.split('.').at(-1)}`,
    ]),
);
