import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../../vite/messages';
import { ignoredWordsOf, loadCatalogue } from '../../../vite/messages/load';
import { english, languageOf } from '../../../vite/messages/languages';
import { siteFolder } from '../../../vite/site/folder';
import { makeProject, type ProjectFiles } from '../content/project';

const siteWith = (files: ProjectFiles) => siteFolder(makeProject(files));
const load = (files: ProjectFiles, tag = 'en') => loadCatalogue(languageOf(tag), siteWith(files)).subjects;
const words = (of: object) => JSON.stringify(of, null, 2);

test('a site changes single sentences of any language, and the others stay those of the product', () => {
  const files = {
    'content/words/en.json': words({ common: { retry: 'Once more' } }),
    'content/words/fa.json': words({ pages: { titles: { institution: 'متحد' } } }),
  };
  const own = load(files);
  const product = loadCatalogue(english, 'none').subjects;
  expect(own['common']).toEqual({ ...product['common'], retry: ['Once more'] });
  expect({ ...own, common: product['common'] }).toEqual(product);
  expect(load(files, 'fa-AF')['pages']).toMatchObject({ titles: { institution: ['متحد'] } });
  expect(load(files, 'ps')).toEqual(loadCatalogue(languageOf('ps'), 'none').subjects);
});

test('the pseudo-language is made of the words of the site', () =>
  expect(load({ 'content/words/en.json': words({ common: { retry: 'Once more' } }) }, 'en-XB')).toMatchObject(
    { common: { retry: ['⟦', 'Óñçé ɱóŕé', expect.stringMatching(/⟧$/)] } },
  ));

test('a message that is empty stays that of the product', () =>
  expect(load({ 'content/words/en.json': words({ common: { retry: '' } }) })).toEqual(
    loadCatalogue(english, 'none').subjects,
  ));

test.each([
  [
    { common: { retry: 'Once {more' } },
    'content/words/en.json:3, common.retry: is no ICU message: expect argument closing brace.',
  ],
])('%j is told with file, line and key', (of, sentence) =>
  expect(() => load({ 'content/words/en.json': words(of) })).toThrow(
    expect.objectContaining({ message: sentence }),
  ),
);

test.each([
  [
    { common: { retrie: 'Once more' } },
    'content/words/en.json:3, common.retrie: is no message of the product: did you mean common.retry?',
  ],
  [
    { titles: { accessibility: 'For all' } },
    'content/words/en.json:3, titles.accessibility: is no message of the product: did you mean pages.titles.accessibility?',
  ],
  [
    { common: { nothingLikeThis: 'Nothing' } },
    'content/words/en.json:3, common.nothingLikeThis: is no message of the product.',
  ],
  [
    { pages: { titles: 'Titles' } },
    'content/words/en.json:3, pages.titles: is no message of the product, but a group of them.',
  ],
  [
    { about: { updateOf: 'Update, {mouth} {year}' } },
    'content/words/en.json:3, about.updateOf: the placeholder {month} is missing.',
    'content/words/en.json:3, about.updateOf: the placeholder {mouth} is superfluous.',
  ],
  [
    { common: { retry: '{count, plural, one {Once} other {Again}}' } },
    'content/words/en.json:3, common.retry: the placeholder {count} is superfluous.',
  ],
])('%j is ignored, and told with file, line and key', (of, ...sentences) => {
  const files = { 'content/words/en.json': words(of) };
  expect(load(files)).toEqual(loadCatalogue(english, 'none').subjects);
  expect(ignoredWordsOf(siteWith(files))).toEqual(sentences);
});

test('with other placeholders than the message, words of a language of the product stay those of the product', () => {
  const files = { 'content/words/fa.json': words({ about: { updateOf: 'خبر {mouth}' } }) };
  expect(load(files, 'fa-AF')).toEqual(loadCatalogue(languageOf('fa-AF'), 'none').subjects);
});

test('what is ignored may have any placeholder and form', () => {
  const gone = { gone: '{days, plural, other {# days}} of {place}', retry: { first: 'Encore' } };
  const files = { 'content/words/fr.json': words({ common: gone, left: { nothing: '{x}' } }) };
  expect(load(files, 'fr')['common']).not.toHaveProperty('gone');
  expect(ignoredWordsOf(siteWith(files))).toHaveLength(3);
});

test('a plural form that the language needs is told', () => {
  const [path, text] = ['entries', '{count, plural, other {# entries}}'];
  expect(() => load({ 'content/words/en.json': words({ common: { [path]: text } }) })).toThrow(
    'content/words/en.json:3, common.entries: {count} lacks the form “one” of en.',
  );
});

test.each<[ProjectFiles, string]>([
  [{ 'content/words/en.json': '{ "common": {, } }' }, 'content/words/en.json:1: expected JSON, found '],
  [{ 'content/words/en.json': '[]' }, 'content/words/en.json: expected messages by subject'],
  [
    { 'content/words/English.json': '{}' },
    'content/words/English.json: expected a file named by the code of its language, such as en.json, found another name',
  ],
  [
    { 'content/words/en/common.json': '{}' },
    'content/words/en: expected a file named by the code of its language, such as en.json, found a folder',
  ],
  [
    { 'content/words/en.json': Buffer.from('\xff\xfe{\0}\0', 'latin1') },
    'content/words/en.json: expected a text in UTF-8 of at most 1.0 MB, found UTF-16: save the file as UTF-8',
  ],
])('%j is no file of words', (files, sentence) => expect(() => load(files)).toThrow(sentence));

test('what a language of the site lacks is said in English, in the forms that English has', () => {
  const files = {
    'content/words/en.json': words({ common: { retry: 'Once more' } }),
    'content/words/fr.json': words({ common: { '// loading': 'Loading …', loading: 'Chargement …' } }),
  };
  const { common } = load(files, 'fr');
  const plural = { is: 'plural', name: 'count' };
  const count = { is: 'number', name: 'count' };
  expect(common).toMatchObject({
    loading: ['Chargement …'],
    retry: ['Once more'],
    entries: [{ ...plural, forms: { '=1': [count, ' entry'], other: [count, ' entries'] } }],
  });
});

test('a language of the site without words is told with the command that writes them', () =>
  expect(() => load({}, 'fr')).toThrow(
    'content/words/fr.json: expected the words of the language fr, found no file: npm run new-language fr writes it.',
  ));

test('words of no language are told', () =>
  expect(() => load({ 'content/words/xx.json': '{}' })).toThrow(
    'content/words/xx.json: expected the code of a language, found "xx".',
  ));

test.each([
  [{ offer: 'Ce site existe aussi en français.', change: 'Lire en français', stay: 'Non merci' }, true],
  [{ offer: 'Ce site existe aussi en français.', change: '', stay: 'Non merci' }, false],
  [{ offer: 'Ce site existe en français.', change: 'Lire en {language}', stay: 'Non merci' }, false],
  [{}, false],
])('a language whose offer is %j is offered: %s', async (offer, isOffered) => {
  const site = siteWith({ 'content/words/fr.json': words({ 'language-offer': offer }) });
  const server = await createServer({
    root: makeProject({}),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [messages([english, languageOf('fr')], site)],
  });
  onTestFinished(() => server.close());
  const { environments } = server;
  const module = await environments.client.transformRequest('virtual:messages-in-all/language-offer');
  expect(module?.code).toContain('This website is also in English.');
  expect(module?.code.includes('"fr"')).toBe(isOffered);
});

test('while developing, a new file of words is seen, and each change of it', async () => {
  const site = siteWith({});
  const server = await createServer({
    root: makeProject({}),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [messages([english], site)],
  });
  onTestFinished(() => server.close());
  const next = async () =>
    (await server.environments.client.transformRequest('virtual:messages/carousel'))?.code;
  expect(await next()).toContain('Next');
  mkdirSync(join(site.path, 'words'));
  for (const text of ['Onwards', 'Further']) {
    writeFileSync(join(site.path, 'words/en.json'), words({ carousel: { next: text } }));
    await expect.poll(next, { timeout: 5000 }).toContain(text);
  }
});
