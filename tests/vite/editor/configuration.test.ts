import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import type { Resource } from '../../../src/schemas/base';
import { ownPages } from '../../../src/schemas/own-pages';
import { settingFields, settings } from '../../../src/schemas/settings';
import { translatedFields, translatedSettings } from '../../../vite/content/records/translations';
import { describedSettingNames } from '../../../vite/content/settings';
import { listFolders } from '../../../vite/content/static-folders';
import { resourcesOf } from '../../../vite/content-api';
import { editorConfiguration } from '../../../vite/editor/configuration';
import { formLanguages, inFormLanguage } from '../../../vite/editor/labels';
import type { Collection, EditedSite, FormField } from '../../../vite/editor/forms';
import { languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { descriptionFields } from '../../../vite/site/description';

const resources = [...resourcesOf(routes), ownPages as Resource].filter(({ name }) => name !== settings.name);

const site: EditedSite = {
  name: 'Ours',
  folder: 'content',
  resources,
  titles: new Map([['vacancies', 'Jobs']]),
  previewed: ['vacancies'],
  siteLanguages: siteLanguagesOf(languages),
  endings: new Map([['tags', 'yaml']]),
  settings: new Map([
    ['home.yaml', ['homeSlogan', 'slides']],
    ['contact.yaml', ['phone', 'unknown']],
  ]),
  choices: new Map([['posts.tags', [{ label: 'Water', value: 'water' }]]]),
  inLanguages: ['name', 'shortName'],
};

const configure = (more: Partial<EditedSite> = {}) => editorConfiguration({ ...site, ...more });
const { collections } = configure();
const collectionOf = (name: string, all = collections): Collection =>
  all.find((collection) => collection.name === name)!;
const field = (collection: string, name: string) =>
  collectionOf(collection).fields!.find((one) => one.name === name)!;

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the form of %s',
  (name, of) => {
    const fields = collectionOf(name).fields!;

    test('has each field of the schema once, the text below the others at the end', () => {
      const names = fields.map((one) => one.name);
      expect([...names].sort()).toEqual(Object.keys(of.fields).sort());
      if (of.body) expect(names.at(-1)).toBe(of.body);
    });

    test('asks for what a record must have, of a translation for nothing', () => {
      for (const one of fields) {
        const { need, kind } = of.fields[one.name]!;
        const isNeeded = need !== 'optional' && kind !== 'flag';
        const expected = isNeeded && one.i18n ? ['en'] : isNeeded;
        expect(one.required, one.name).toEqual(expected);
      }
    });

    test('translates what the content may translate', () => {
      expect(
        fields
          .filter(({ i18n }) => i18n)
          .map((one) => one.name)
          .sort(),
      ).toEqual(translatedFields(of).sort());
    });
  },
);

test('lists whose records have a page have a preview, in each language of the site', () => {
  const { previews, editor } = configure();
  expect(previews).toEqual({ lists: ['vacancies'], codes: ['en', 'fa', 'ps'] });
  expect(editor).toEqual({ preview: false });
  const shown = collections.filter((one) => one['editor'] !== undefined);
  expect(shown.map(({ name, editor: own }) => [name, own])).toEqual([['vacancies', { preview: true }]]);
});

describe.each(formLanguages.filter((code) => code !== 'en'))('in the language %s', (code) => {
  const marked: [string, unknown][] = [];
  const mark = (own: unknown, english: unknown): void => {
    if (typeof english !== 'object' || english === null) return;
    for (const [name, text] of Object.entries(english)) {
      const other = (own as Record<string, unknown>)[name];
      if (name === 'label' || name === 'hint') marked.push([text as string, other]);
      else if (name === 'pattern') marked.push([(text as string[])[1]!, (other as string[])[1]]);
      else if (name !== 'options') mark(other, text);
    }
  };
  const same = { ...site, titles: new Map(), choices: new Map() };
  const english = editorConfiguration(same).collections;
  mark(inFormLanguage(english, code), english);

  test('each label, hint and sentence about wrong input is translated', () => {
    expect(marked.length).toBeGreaterThan(200);
    const names = [...languages.map((language) => language.code), 'site.yaml', 'Api'];
    const left = marked.filter(([text, own]) => own === text && !names.includes(text));
    expect([...new Set(left.map(([text]) => text))]).toEqual([]);
  });

  test('everything else is as in English', () => {
    const without = (part: unknown) =>
      JSON.stringify(part, (name, value: unknown) => (/^(label|hint|pattern)$/.test(name) ? 0 : value));
    expect(without(inFormLanguage(english, code))).toBe(without(english));
  });
});

test('the editor writes to the repository that site.yaml names, and signs in with a token or by its application', () => {
  const repository = {
    host: 'gitea',
    name: 'a/b',
    branch: 'live',
    api: 'https://git.example/api/v1',
    appId: '',
  };
  expect(configure({ repository }).backend).toEqual({
    name: 'gitea',
    repo: 'a/b',
    branch: 'live',
    api_root: 'https://git.example/api/v1',
    auth_methods: ['token'],
  });
  expect(configure({ repository: { ...repository, host: 'gitlab', appId: 'x' } }).backend).toMatchObject({
    auth_methods: ['oauth', 'token'],
    auth_type: 'pkce',
    app_id: 'x',
    base_url: 'https://git.example',
  });
});

test('records are files in the folder of their list, with documents and pictures beside them', () => {
  expect(collectionOf('vacancies')).toMatchObject({
    label: 'Jobs',
    folder: 'content/vacancies',
    extension: 'md',
    format: 'yaml-frontmatter',
    body_field: { key: 'description' },
    media_folder: '',
    public_folder: '',
  });
  expect(collectionOf('tags')).toMatchObject({ label: 'Tags', extension: 'yaml', format: 'yaml' });
  expect(collectionOf('vacancies', configure({ folder: '' }).collections)['folder']).toBe('vacancies');
});

test('the newest project gets the first file name, an invitation that of its number', () => {
  expect(collectionOf('projects')['slug']).toEqual({ template: '00-{{title}}', editable: true });
  expect(collectionOf('itbs')['slug']).toEqual({ template: '{{referenceNumber}}', editable: true });
});

test('dates are written as the content has them: days, and deadlines with their hour', () => {
  expect(field('vacancies', 'postDate')).toMatchObject({ type: 'date', format: 'YYYY-MM-DD' });
  expect(field('vacancies', 'closeDate')).toMatchObject({
    type: 'datetime-local',
    format: 'YYYY-MM-DD HH:mm',
  });
  expect(field('posts', 'eventStart')).toMatchObject({ type: 'datetime-local' });
});

test('what changed of a notice is a list of days and sentences', () => {
  expect(field('vacancies', 'changes')).toMatchObject({
    widget: 'list',
    fields: [
      { name: 'date', type: 'date', format: 'YYYY-MM-DD' },
      { name: 'sentence', widget: 'string' },
    ],
  });
});

test('categories and tags are chosen from their lists', () => {
  expect(field('projects', 'category')).toMatchObject({
    widget: 'relation',
    collection: 'pcategories',
    value_field: 'slug',
  });
  expect(field('posts', 'tags')).toMatchObject({
    widget: 'select',
    multiple: true,
    options: [{ label: 'Water', value: 'water' }],
  });
});

test('text has the buttons of what pages render, and no picture in a single paragraph', () => {
  expect(field('vacancies', 'description')).toMatchObject({
    widget: 'markdown',
    editor_components: ['image'],
  });
  expect(field('vacancies', 'howToApply')).toMatchObject({
    buttons: ['bold', 'italic', 'link'],
    editor_components: [],
  });
});

test('translations stand beside their record, which has no language in its name', () => {
  expect(configure()['i18n']).toMatchObject({
    structure: 'multiple_files',
    locales: ['en', 'fa', 'ps'],
    omit_default_locale_from_file_path: true,
  });
  const alone = configure({ siteLanguages: siteLanguagesOf(languages.slice(0, 1)) });
  expect(alone).not.toHaveProperty('i18n');
  expect(collectionOf('vacancies', alone.collections).fields!.some(({ i18n }) => i18n)).toBe(false);
});

describe('the forms of settings', () => {
  const files = collectionOf('settings').files!;
  const names = files.flatMap(({ fields }) => fields.map(({ name }) => name));

  test('have each setting once, but for those of site.yaml', () => {
    const all = [...Object.keys(settingFields), 'slides', 'figures'].filter(
      (name) => !describedSettingNames.includes(name),
    );
    expect([...names].sort()).toEqual(all.sort());
  });

  test('leave a setting in its file, and put a new one to those of its category', () => {
    const fileOf = (name: string) =>
      files.find(({ fields }) => fields.some((one) => one.name === name))!.file;
    expect(fileOf('homeSlogan')).toBe('content/settings/home.{{locale}}.yaml');
    expect(fileOf('homeEventSubtitle')).toBe('content/settings/home.{{locale}}.yaml');
    expect(fileOf('address')).toBe('content/settings/contact.{{locale}}.yaml');
    expect(fileOf('logo')).toBe('content/settings/main-menu.yaml');
  });

  test('translate texts', () => {
    const translated = files.flatMap(({ fields }) =>
      fields.filter(({ i18n }) => i18n).map(({ name }) => name),
    );
    expect(translated.sort()).toEqual(
      [...translatedSettings, 'figures', 'slides']
        .filter((name) => !describedSettingNames.includes(name))
        .sort(),
    );
  });
});

/** The names of fields with those above them: `map.place`. */
const pathsOf = (fields: readonly FormField[], before = ''): string[] =>
  fields.flatMap(({ name, fields: inner }) =>
    inner && !/^(name|shortName)$/.test(name) ? pathsOf(inner, `${before}${name}.`) : [before + name],
  );

test('the form of site.yaml has each of its lines', () => {
  const [form] = collectionOf('site').files!;
  expect(form!.file).toBe('content/site.yaml');
  expect(pathsOf(form!.fields).sort()).toEqual(Object.keys(descriptionFields).sort());
  expect(form!.fields[0]).toMatchObject({ name: 'name', widget: 'object' });
  const [single] = collectionOf('site', configure({ inLanguages: [] }).collections).files!;
  expect(single!.fields[0]).toMatchObject({ name: 'name', widget: 'string' });
});

test('the lists of the app have forms that follow their schemas', () => {
  for (const name of Object.keys(listFolders))
    expect(collectionOf(name).files![0]!.file).toBe(`content/${name}/${name}.json`);
  expect(pathsOf(collectionOf('publications').files![0]!.fields)).toContain('annualReports.title');
  const [years] = collectionOf('mutahid-updates').files![0]!.fields;
  expect(years).toMatchObject({ widget: 'list', root: true });
  const [year, months] = years!.fields!;
  expect(year).toMatchObject({ name: 'year', widget: 'number' });
  expect(months!.fields![1]).toMatchObject({ name: 'file', widget: 'file', required: false });
});
