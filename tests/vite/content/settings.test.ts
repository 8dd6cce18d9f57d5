import { expect, test } from 'vitest';
import { openDataSettings } from '../../../src/schemas/open-data-settings';
import { compileContent } from '../../../vite/content/compile';
import { languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { settingFields, settings } from '../../../src/schemas/settings';
import { vacancies } from '../../../src/schemas/vacancies';
import { compile, dataOf, faultsOf, images, makeProject, now } from './project';

test('each setting becomes a record, and each slide its own', () => {
  const files = {
    'content/settings/01-general.yaml': 'phone: 0700 000 000\nlogo: logo.svg\n',
    'content/settings/02-home.yaml': 'slides: [a.avif, b.webp]\nfooterSlogan: Onwards\n',
    'content/settings/logo.svg': images.svg,
    'content/settings/a.avif': images.avif,
    'content/settings/b.webp': images.webp,
  };
  const slide = { category: 'Home Slider', field_name: 'home_slider_image' };
  expect(dataOf(files, settings)).toEqual([
    { id: 1, category: 'Top Nav Bar', field_name: 'top_nav_bar_phone', field_value: '0700 000 000' },
    { id: 2, category: 'Main Menu', field_name: 'main_menu_logo', field_value: '/files/settings/logo.svg' },
    { id: 3, ...slide, field_value: '/files/settings/a.avif' },
    { id: 4, ...slide, field_value: '/files/settings/b.webp' },
    { id: 5, category: 'Footer', field_name: 'footer_logan', field_value: 'Onwards' },
  ]);
});

test('a slide has its small crop if that is beside it', () => {
  const files = {
    'content/settings/a.yaml': 'slides: [a.avif, b.webp]',
    'content/settings/a.avif': images.avif,
    'content/settings/a-small.avif': images.avif,
    'content/settings/b.webp': images.webp,
  };
  expect(dataOf(files, settings).map((record) => record.field_value_small)).toEqual([
    '/files/settings/a-small.avif',
    undefined,
  ]);
  expect(compile(files).warnings.filter((warning) => warning.includes('small'))).toEqual([]);
});

test('the images of settings are published', () => {
  const files = { 'content/settings/a.yaml': 'logo: logo.png', 'content/settings/logo.png': images.png };
  expect([...compile(files).files.keys()]).toEqual(['files/settings/logo.png']);
});

test('an empty setting is not sent', () => {
  expect(dataOf({ 'content/settings/a.yaml': 'facebook:\nx: " "\n' }, settings)).toEqual([]);
});

test('a setting in two files is rejected', () => {
  const files = { 'content/settings/a.yaml': 'phone: 1', 'content/settings/b.yaml': 'phone: 2' };
  expect(faultsOf(files)).toEqual([
    'content/settings/b.yaml:1: phone: expected each setting once, found that content/settings/a.yaml gives it too',
  ]);
});

test('an unknown setting is rejected, with the known ones', () => {
  const names = Object.keys({ ...settingFields, ...openDataSettings }).join(', ');
  expect(faultsOf({ 'content/settings/a.yaml': 'fone: 1\nconstructor: 2' })).toEqual([
    `content/settings/a.yaml:1: fone: expected one of the settings ${names}, slides, figures, found an unknown setting`,
    `content/settings/a.yaml:2: constructor: expected one of the settings ${names}, slides, figures, found an unknown setting`,
  ]);
});

test.each([
  [
    'logo: none.svg',
    'logo: expected the name of an image beside the record, found no "none.svg" in content/settings',
  ],
  [
    'slides: [none.svg]',
    'slides: expected the name of an image beside the record, found no "none.svg" in content/settings',
  ],
  [
    'slides: a.svg',
    'slides: expected a list of image names, or of slides, each with an image, and a text and a link if it has them, found "a.svg"',
  ],
  ['phone: [1]', 'phone: expected text, found a list'],
  ['timeZone: UTC', 'timeZone: expected it in site.yaml, as timeZone, found it here'],
])('%s is rejected', (yaml, message) => {
  expect(faultsOf({ 'content/settings/a.yaml': yaml })).toEqual([`content/settings/a.yaml:1: ${message}`]);
});

test('prose is rejected in settings', () => {
  expect(faultsOf({ 'content/settings/a.md': '---\nphone: 1\n---\nHello' })).toEqual([
    'content/settings/a.md: expected settings only, found "Hello"',
  ]);
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22'],
  ['UTC', '2026-11-21'],
])('dates are relative to the day in the time zone %s', (zone, wire) => {
  const files = {
    'content/site.yaml': `name: A\ntimeZone: ${zone}`,
    'content/vacancies/01-a.yaml': 'number: 1\ntitle: A\npostDate: +1d\nfile: a.pdf',
    'content/vacancies/a.pdf': '%PDF-1.7',
  };
  expect(dataOf(files, vacancies)[0]).toMatchObject({ post_date: wire });
});

test('name, zone and country of site.yaml are settings, and the name has its translations', () => {
  const files = {
    'content/site.yaml': 'name: { en: Wells, fa: چاه‌ها }\ncountry: AF\ntimeZone: Asia/Kabul\n',
  };
  const { responses } = compileContent({
    root: makeProject(files),
    resources: [],
    now,
    siteLanguages: siteLanguagesOf(languages.slice(0, 2)),
  });
  const valuesAt = (path: string) =>
    (JSON.parse(responses.get(path)!) as { data: Record<string, string>[] }).data.map((record) => [
      record.field_name,
      record.field_value,
    ]);
  expect(valuesAt('api/settings.json')).toEqual([
    ['organisation_name', 'Wells'],
    ['organisation_time_zone', 'Asia/Kabul'],
    ['organisation_country', 'AF'],
  ]);
  expect(valuesAt('api/fa/settings.json')[0]).toEqual(['organisation_name', 'چاه‌ها']);
});

test.each([
  ['name: { xx: A }', 'content/site.yaml:1: name: expected languages of en, fa, ps, found xx'],
  [
    'name: A\ntimeZone: Kabul',
    'content/site.yaml:2: timeZone: expected a time zone such as Asia/Kabul, found "Kabul"',
  ],
])('%s in site.yaml is rejected', (yaml, message) =>
  expect(faultsOf({ 'content/site.yaml': yaml })).toEqual([message]),
);
