import { expect, test } from 'vitest';
import { settings } from '../../../src/schemas/settings';
import { compileContent } from '../../../vite/content/compile';
import { languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { dataOf, faultsOf, makeProject, now, type ProjectFiles } from './project';

const home = (lines: string) => ({ 'content/settings/home.yaml': `figures:\n${lines}` });

/** The names and texts of the settings, in the list of a language. */
function settingsIn(files: ProjectFiles, prefix: '' | 'fa/') {
  const siteLanguages = siteLanguagesOf(languages.filter(({ code }) => ['en', 'fa'].includes(code)));
  const { responses } = compileContent({ root: makeProject(files), resources: [], now, siteLanguages });
  const { data } = JSON.parse(responses.get(`api/${prefix}settings.json`)!) as {
    data: { field_name: string; field_value: string; languages?: object }[];
  };
  return data.map(({ field_name, field_value, languages: foreign }) => [
    field_name,
    field_value,
    ...(foreign ? [foreign] : []),
  ]);
}

test('a list of figures becomes a number and a title for each, and a line with what they share', () => {
  const files = home(
    "  - { number: '1250', title: Wells, year: 2025, source: Survey }\n" +
      '  - { number: 31 km, title: Pipes, unit: new, year: 2025, source: Survey }\n',
  );
  expect(dataOf(files, settings)).toEqual(
    [
      ['home_figure_1_number', '1250'],
      ['home_figure_1_title', 'Wells'],
      ['home_figure_2_number', '31 km'],
      ['home_figure_2_title', 'Pipes (new)'],
      ['home_counter_source', '2025: Survey'],
    ].map(([name, value], index) => ({
      ...{ id: index + 1, category: 'Home Counter', field_name: name, field_value: value },
    })),
  );
});

test.each([
  ['  - { number: 1, title: Wells }', undefined],
  ['  - { number: 1, title: Wells, year: 2025 }', '2025'],
  [
    '  - { number: 1, title: Wells, year: 2025 }\n  - { number: 2, title: Pipes, source: Survey }\n  - { number: 3, title: Taps }',
    'Wells: 2025 · Pipes: Survey',
  ],
  ['  - { number: 1, title: Wells, year: 2025 }\ncounterSource: Our books', 'Our books'],
])('years and sources are in the line below: %j', (lines, line) =>
  expect(
    dataOf(home(lines), settings).find((one) => one.field_name === 'home_counter_source')?.field_value,
  ).toBe(line),
);

test('a translation has the texts of each figure, and not the numbers', () => {
  const files = {
    ...home('  - { number: 1250, title: Wells, unit: deep, year: 2025 }'),
    'content/settings/home.fa.yaml': 'figures:\n  - { title: چاه‌ها, unit: عمیق }',
  };
  expect(settingsIn(files, 'fa/')).toEqual([
    ['home_figure_1_number', '1250'],
    ['home_figure_1_title', 'چاه‌ها (عمیق)'],
    ['home_counter_source', '2025'],
  ]);
  expect(settingsIn(files, '')).toContainEqual(['home_figure_1_title', 'Wells (deep)']);
  expect(settingsIn(home('  - { number: 1250, title: Wells }'), 'fa/')).toContainEqual([
    'home_figure_1_title',
    'Wells',
    { field_value: 'en' },
  ]);
});

const whole =
  'a list of figures, each with a number and a title, and a unit, a year and a source if it has them';
test.each([
  ['  number: 1', `${whole}, found a group of fields`],
  ['  - Wells', `${whole}, found "Wells"`],
  ['  - { title: Wells }', `${whole}, found one without a number`],
  ['  - { number: 1 }', `${whole}, found one without a title`],
  [
    '  - { number: 1, tittle: Wells }',
    'the fields number, title, unit, year, source (did you mean title?), found the field tittle',
  ],
  ['  - { number: 1, title: [Wells] }', 'a text as title of a figure, found a list'],
  [`  - { number: 1, title: ${'x'.repeat(501)} }`, 'at most 500 characters, found 501'],
])('the figures %j are a fault', (lines, fault) =>
  expect(faultsOf(home(lines))).toEqual([`content/settings/home.yaml:1: figures: expected ${fault}`]),
);

test.each([
  ['figures: []', 'the 1 figures of the record, in their order, found 0'],
  ['figures:\n  - { number: 2, title: چاه }', 'the number of the record, 1, found "2"'],
])('a translation %j is a fault', (translation, fault) => {
  const files = {
    ...home('  - { number: 1, title: Wells }'),
    'content/settings/home.fa.yaml': translation,
  };
  expect(() => settingsIn(files, 'fa/')).toThrow(
    `content/settings/home.fa.yaml:1: figures: expected ${fault}`,
  );
});
