import { expect, test } from 'vitest';
import { readDescription } from '../../../vite/site/description';
import { siteFolder } from '../../../vite/site/folder';
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

test('a short name likewise', () => {
  const { names, shortNames } = describe('name: Society of Wells\nshortName: { en: Wells, fa: چاه‌ها }');
  expect([...names]).toEqual([['', 'Society of Wells']]);
  expect(Object.fromEntries(shortNames)).toEqual({ en: 'Wells', fa: 'چاه‌ها' });
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
  [
    'name: A\nmap:\n  place: 1,2\n hosts: [https://a.example]',
    'content/site.yaml:4: expected as many blanks at its start as the other lines of its group have, found hosts: [https://a.example].',
  ],
  [
    'name: A\n\tlanguages: [en]',
    'content/site.yaml:2: expected blanks instead of the tab at the start of the line, found languages: [en].',
  ],
  [
    'name: A\nlanguage: [en]',
    'content/site.yaml:2: language: expected one of name, shortName, address, languages, strict, country, timeZone, colours.main, colours.accent, icon, pattern, pages.off, pages.menu.about, pages.menu.work, pages.menu.news, pages.menu.faqs, pages.menu.involved, home.sections, map.place, ',
  ],
  ['name: A\nlanguage: [en]', 'editor.appId, pages.names (did you mean languages?).'],
  [
    'name: A\npages:\n  name:\n    /about: We',
    'pages.menu.involved, pages.names (did you mean pages.names?).',
  ],
  ['name: A\npages:\n  names:\n    /vacancy: Jobs', '(did you mean pages.names./vacancies?).'],
  ['name: A\nmap:\nplace: 1,2', 'content/site.yaml:3: place: expected one of name, '],
  ['name: A\nmap:\nplace: 1,2', '(did you mean map.place?).'],
])('%j is rejected with its line', (yaml, message) => expect(() => describe(yaml)).toThrow(message));

test('what is no text in UTF-8 is told so', () => {
  const site = siteFolder(
    makeProject({ 'content/site.yaml': new Uint8Array(Buffer.from('name: Organización', 'latin1')) }),
  );
  expect(() => readDescription(site)).toThrow(
    'content/site.yaml: expected a text in UTF-8 of at most 100 kB, found another encoding, such as Windows-1252: save the file as UTF-8.',
  );
});
