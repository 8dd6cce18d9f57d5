import { LineCounter, parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { faultsOfYaml } from '../../../../vite/content/records/yaml-faults';

const faultsOf = (text: string) =>
  faultsOfYaml(text, parseDocument(text, { lineCounter: new LineCounter() }).errors);
const sameLevel = 'as many blanks at its start as the other lines of its group have';

test.each([
  ['a: 1\nb: Nurse: Kabul', 2, "quotes around a value with a colon: b: 'Nurse: Kabul'"],
  ['name: A\n  country: AF', 2, sameLevel],
  ['map:\n  place: 1\n   hosts: [a]', 3, sameLevel],
  ['map:\n  place: 1\n hosts: [a]', 3, sameLevel],
  ['off:\n  - /a\n - /b', 3, sameLevel],
  ['# Ours\n name: A\ncountry: AF', 2, 'no blanks before the first field'],
  ['map:\n\tplace: 1', 2, 'blanks instead of the tab at the start of the line'],
  ['name:\n\tpt: A\n  en: B\ncountry: CV', 2, 'blanks instead of the tab at the start of the line'],
  ['map:\n  \tplace: 1\n  hosts: [a]', 2, 'blanks instead of the tab at the start of the line'],
  ['map: >\n\tplace\nname: A', 2, 'blanks instead of the tab at the start of the line'],
  ['name:Wells\ncountry: AF', 1, 'a blank behind the colon: name: Wells'],
  [
    'name: A\ncountry AF\nstrict: true',
    2,
    'a colon and a blank between the field and its value, as in "country: AF"',
  ],
  ['tags: [a, b\n\ntitle: A', 1, '] at the end of the list'],
  ["title: 'It's here'", 1, "two ' for each one inside of the quotes: title: 'It''s here'"],
  ['title: "Nurse" in Kabul', 1, `quotes around the whole value: title: '"Nurse" in Kabul'`],
  ['title: "Nurse', 1, '" at the end of the value, too'],
  ['a: "Nurse\nb: Kabul\nc: 1', 1, '" at the end of the value, too'],
  ['a: 1\nb:\n  - { n: 20, t: wells: new }', 3, "quotes around a value with a colon: t: 'wells: new'"],
  ["b:\n  - { n: '20' t: wells }", 2, 'a comma between two values inside of { }'],
  ['b:\n  - { n: 20\n    t: wells }', 2, 'a comma between two values inside of { }'],
  ['tags: - a', 1, 'the values of a list below tags, each on a line of its own, or tags: [one, two]'],
  ['name: @office', 1, "quotes around a value that begins with @: name: '@office'"],
  ['a: 1\na: 2', 2, 'each field once'],
])('%j is one fault, with its line and what to write', (text, line, expected) =>
  expect(faultsOf(text)).toEqual([{ line, expected, found: text.split('\n')[line - 1]!.trim() }]),
);

test('two mistakes of their own are told together, and what follows from the first is not', () => {
  expect(faultsOf('a: b: c\nd: 1\ne: f: g').map(({ line }) => line)).toEqual([1, 3]);
  expect(faultsOf('- a\nb: c').map(({ found }) => found)).toEqual(['Unexpected scalar at node end']);
});

test('YAML’s own words tell what has no better ones', () =>
  expect(faultsOf('a: 1\n---\nb: 2')).toEqual([
    { line: 2, expected: 'readable YAML', found: expect.stringContaining('multiple documents') },
  ]));
