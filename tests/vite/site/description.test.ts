import { expect, test } from 'vitest';
import { readDescription } from '../../../vite/site/description';
import { siteFolder } from '../../../vite/site/folder';
import { projectRoot } from '../../support/project';
import { makeProject } from '../content/project';

const describe = (yaml: string) => readDescription(siteFolder(makeProject({ 'content/site.yaml': yaml })));

test('a description gives the values of build variables, and says where they stand', () => {
  const { variables, places } = describe(
    'name: Wells\nlanguages: [fa-AF, en]\nmap:\n  place: 1.5, 2.5\nforms:\n  captcha:\n    hosts:\n      - https://a.example\n      - https://b.example\n',
  );
  expect(variables).toEqual({
    SITE_NAME: 'Wells',
    VITE_LANGUAGES: 'fa-AF en',
    SITE_MAP_PLACE: '1.5, 2.5',
    VITE_CAPTCHA_HOST: 'https://a.example https://b.example',
  });
  expect(places.get('SITE_MAP_PLACE')).toBe('content/site.yaml:4: map.place');
});

test('a name is one for all languages, or one for each', () => {
  expect([...describe('name: Wells').names]).toEqual([['', 'Wells']]);
  expect([...describe('name:\n  en: Wells\n  fa: چاه‌ها').names]).toEqual([
    ['en', 'Wells'],
    ['fa', 'چاه‌ها'],
  ]);
});

test.each([
  ['languages: [en]', 'content/site.yaml: expected a line such as "name: Our organisation".'],
  ['', 'content/site.yaml: expected lines such as "name: Our organisation".'],
  [
    'name: [A]',
    'content/site.yaml:1: name: expected a text, or lines such as "en: Our organisation" below it.',
  ],
  ['name: A\nlanguages: en', 'content/site.yaml:2: languages: expected a list such as [one, two].'],
  ['name: A\naddress: [a]', 'content/site.yaml:2: address: expected a text.'],
  ['name: A\nmap:\n  zoom: 3', 'content/site.yaml:3: map.zoom: expected one of map.place, map.hosts.'],
  [
    'name: “Our wells”',
    'content/site.yaml:1: name: expected straight quotes or none: Our wells, found “Our wells”.',
  ],
  [
    'name: A\ncolours:\n  main: “#0B6B3A”',
    "content/site.yaml:3: colours.main: expected straight quotes: '#0B6B3A', found “#0B6B3A”.",
  ],
  [
    'name:\n  en: Wells\nlanguages: [en, ‘ps’]',
    'content/site.yaml:3: languages: expected straight quotes or none: ps, found ‘ps’.',
  ],
  ['name: "A', 'content/site.yaml:1: Missing closing "quote.'],
])('%j is rejected with its line', (yaml, message) => expect(() => describe(yaml)).toThrow(message));

test('the sample says what it is', () =>
  expect(readDescription(siteFolder(projectRoot)).names.get('en')).toBe('Nawruzan Livelihoods Organisation'));
