import { expect, it } from 'vitest';
import { readCatalogue } from '../../../vite/messages/catalogue';
import {
  compareCatalogues,
  faultsOfForms,
  faultsOfIsolates,
  faultsOfNotes,
} from '../../../vite/messages/check';
import { english, type Language } from '../../../vite/messages/languages';

const catalogue = (tag: string, messages: object) =>
  readCatalogue(`${tag}.json`, JSON.stringify({ common: messages }));
const language = (tag: string): Language => ({ ...english, tag, code: tag, locale: tag });

it.each<[tag: string, message: string, faults: string[]]>([
  ['en', '{count, plural, one {# page} other {# pages}}', []],
  ['en', '{count, plural, =1 {one page} other {# pages}}', []],
  ['en', '{count, plural, other {# pages}}', ['lacks the form “one” of en.']],
  ['en', '{count, plural, one {#} few {#} other {#}}', ['has the form “few”, which en never chooses.']],
  [
    'ar',
    '{count, plural, one {#} other {#}}',
    ['zero', 'two', 'few', 'many'].map((form) => `lacks the form “${form}” of ar.`),
  ],
  // The count 1 alone: 0 takes the same form.
  ['fa', '{count, plural, =1 {یک} other {#}}', ['lacks the form “one” of fa.']],
  ['en', '{kind, select, a {{count, plural, other {#}}} other {b}}', ['lacks the form “one” of en.']],
])('in %s the plural forms of %s have these faults: %j', (tag, message, faults) =>
  expect(faultsOfForms(catalogue(tag, { pages: message }), language(tag))).toEqual(
    faults.map((fault) => `${tag}.json, common.pages: {count} ${fault}`),
  ),
);

it('a key that is missing or superfluous is told with both files', () =>
  expect(
    compareCatalogues(catalogue('en', { a: 'A', b: 'B' }), catalogue('ps', { a: 'الف', c: 'ج' })),
  ).toEqual([
    'ps.json, common.b: is missing; en.json has it.',
    'ps.json, common.c: is superfluous; en.json has no such key.',
  ]));

it.each([
  ['{name} of {all}', '{all}: {name}', []],
  ['{count, plural, one {#} other {#}}', '{count, number}', []],
  ['{name} of {all}', '{all}', ['the placeholder {name} is missing.']],
  ['{name}', '{name} {nmae}', ['the placeholder {nmae} is superfluous.']],
  ['{year}', '{year, number}', ['{year} is used as a number, and English hands over a text.']],
])('the placeholders of %s, translated as %s, have these faults: %j', (message, translation, faults) =>
  expect(compareCatalogues(catalogue('en', { a: message }), catalogue('ps', { a: translation }))).toEqual(
    faults.map((fault) => `ps.json, common.a: ${fault}`),
  ),
);

it('a note for translators belongs to a message', () =>
  expect(
    faultsOfNotes('notes.json', { 'common.a': '', 'common.b': '' }, catalogue('en', { a: 'A' })),
  ).toEqual(['notes.json, common.b: is superfluous; en.json has no such key.']));

it.each<[message: string, isFaulty: boolean]>([
  ['صفحه‌های \u2068{title}\u2069', true],
  ['{count, plural, one {# «\u2068{title}\u2069»} other {#}}', true],
  ['صفحه‌های {title}', false],
  ['فلم \u2068Blender\u2069 {title}', false],
  ['فلم \u2068Blender {title}\u2069', false],
])('the placeholder of %j has isolates of its own: %j', (message, isFaulty) =>
  expect(faultsOfIsolates(catalogue('fa', { pages: message }))).toEqual(
    isFaulty ? ['fa.json, common.pages: {title} has isolates, and a compiled message isolates it.'] : [],
  ),
);
