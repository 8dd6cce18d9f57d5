import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flatten, readCatalogue } from '../../../../vite/messages/catalogue';
import { english, languageOf } from '../../../../vite/messages/languages';
import { loadCatalogue } from '../../../../vite/messages/load';
import { main } from '../../../../vite/site/new-language/main';
import { seenFirst } from '../../../../vite/site/new-language/written';
import { makeProject, type ProjectFiles } from '../../content/project';

/** Pages that few sites need, and that need many words. */
const usual = '[/privacy, /accessibility, /home-two, /home-three, /services, /services-2, /preloader]';

type Group = Record<string, Record<string, string>>;

/** A site, and what the command does and says there. */
function siteWith(files: ProjectFiles) {
  const folder = join(makeProject({ 'content/site.yaml': 'name: Puits', ...files }), 'content');
  const path = join(folder, 'words/fr.json');
  const run = async (...words: string[]) => {
    const said: string[] = [];
    const note = (sentence: string) => void said.push(sentence);
    const code = await main(words, { env: { SITE: folder }, say: note, complain: note });
    return { code, said: said.join('\n') };
  };
  return { folder, path, run, read: () => JSON.parse(readFileSync(path, 'utf8')) as Group };
}

test('a language is written with the English above each empty message, in its plural forms', async () => {
  const { folder, run, read } = siteWith({ 'content/words/en.json': '{"common":{"loading":"Please wait"}}' });
  const { code, said } = await run('fr');
  expect(code).toBe(0);
  expect(said).toMatch(
    /words\/fr\.json has the (\d+) messages of this site; \1 wait for their words in Français\./,
  );
  const { common } = read();
  expect(Object.entries(common!).slice(0, 4)).toEqual([
    ['// retry', 'Try again'],
    ['retry', ''],
    ['// loading', 'Please wait'],
    ['loading', ''],
  ]);
  expect(common!['// entries']).toBe('{count, plural, one {# entry} many {# entries} other {# entries}}');
  const site = { path: folder, label: 'ours' };
  expect(loadCatalogue(languageOf('fr'), site).subjects['carousel']).toEqual(
    loadCatalogue(english, site).subjects['carousel'],
  );
});

const ofVacancy = {
  'content/vacancies/01-nurse.yaml': 'number: 1\ntitle: Nurse\npostDate: 2026-11-01',
  'content/projects/01-wells.yaml': 'title: Wells\nslug: wells\ndate: 2026-11-01',
};

test('what visitors meet first stands first, and rare words behind a line that says so', async () => {
  const { run, read } = siteWith(ofVacancy);
  await run('fr');
  const subjects = Object.keys(read());
  const [start, border, last] = ['// 1', '// 2', '// 3'].map((key) => subjects.indexOf(key));
  expect(start).toBe(0);
  const ofFirst = subjects.slice(1, border);
  expect(ofFirst.slice(0, 4)).toEqual(['partly-english', 'language-offer', 'common', 'pages']);
  expect(subjects.slice(border, last)).toEqual(
    expect.arrayContaining(['privacy', 'reader', 'templates', 'saved']),
  );
  // In the order of a visit: what stands on every notice and project before forms and single pages.
  const inOrder = ['home', 'notices', 'kept', 'vacancies', 'projects-events', 'forms', 'donate', 'carousel'];
  expect(subjects.filter((subject) => inOrder.includes(subject))).toEqual(inOrder);
});

test('what only lists without a record say stands last', async () => {
  const empty = siteWith(ofVacancy);
  await empty.run('fr');
  const subjects = Object.keys(empty.read());
  const last = subjects.slice(subjects.indexOf('// 3'));
  expect(last).toEqual(expect.arrayContaining(['faqs', 'volunteers', 'invitations-to-bid']));
  expect(last).not.toContain('vacancies');
  const ofHome = Object.keys(empty.read()['home']!);
  expect(ofHome.indexOf('boardTitle')).toBeGreaterThan(ofHome.indexOf('projectsTitle'));
  const { run, read } = siteWith({ 'content/faqs/01.md': '---\nquestion: Who?\n---\nWe.' });
  await run('fr');
  const others = Object.keys(read());
  expect(others.indexOf('faqs')).toBeLessThan(others.indexOf('// 2'));
});

test('each subject that stands first is one of the product', () =>
  expect(
    seenFirst.filter((subject) => !Object.hasOwn(loadCatalogue(english, 'none').subjects, subject)),
  ).toEqual([]));

test('messages that only pages need which could be off are counted, and are fewer once some are', async () => {
  const counted = async (description: string) => {
    const { said } = await siteWith({ 'content/site.yaml': description }).run('fr');
    const [, count = '', largest = ''] = /^(\d+) of them belong .*, most to: (.*)\.$/m.exec(said) ?? [];
    return { count: Number(count), largest };
  };
  const all = await counted('name: Puits');
  expect(all.largest).toMatch(/\/privacy \d+.*\/home-two .*\/preloader \d+/);
  const fewer = await counted('name: Puits\npages:\n  off: [/privacy, /home-two]');
  expect(fewer.count).toBeLessThan(all.count);
  expect(fewer.largest).not.toContain('/privacy');
  expect(fewer.largest).not.toContain('/home-two');
});

test('pages that have records are not named among those that could be off', async () => {
  const namedIn = async (files: ProjectFiles) =>
    (await siteWith({ 'content/site.yaml': `name: Puits\npages:\n  off: ${usual}`, ...files }).run('fr'))
      .said;
  expect(await namedIn({})).toMatch(/most to: .*\/(?:vacancies|project-updates) \d+/);
  expect(await namedIn(ofVacancy)).not.toMatch(/\/(?:vacancies|project-updates) \d+/);
});

test('a file that is there keeps its messages, and gets the others', async () => {
  const { path, run, read } = siteWith({ 'content/words/fr.json': '{"common":{"retry":"Encore"}}' });
  await run('fr');
  expect(Object.entries(read()['common']!).slice(0, 4)).toEqual([
    ['// retry', 'Try again'],
    ['retry', 'Encore'],
    ['// loading', 'Loading …'],
    ['loading', ''],
  ]);
  const before = readFileSync(path, 'utf8');
  await run('fr');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

/** A file of words of French, as an older product wrote it. */
const older = (common: object, more: object = {}) => ({
  'content/words/fr.json': JSON.stringify({ common, ...more }),
});

test('words that the product no longer has are set aside at the end of the file, and said', async () => {
  const { path, run, read } = siteWith(
    older({ '// onThisPhone': 'On this phone', onThisPhone: 'Sur ce téléphone', '// old': 'Old', old: '' }),
  );
  const { code, said } = await run('fr');
  expect(code).toBe(0);
  expect(said).toContain(
    'These are no messages of this version; their words stand at the end of the file, under "// gone":\n  common.onThisPhone: Sur ce téléphone\n',
  );
  expect(Object.entries(read()).at(-1)).toEqual([
    '// gone',
    { '// common.onThisPhone': 'On this phone', 'common.onThisPhone': 'Sur ce téléphone' },
  ]);
  expect(read()['common']).not.toHaveProperty('onThisPhone');
  const before = readFileSync(path, 'utf8');
  expect((await run('fr')).said).not.toContain('onThisPhone');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a message with another key keeps its words where its English is the same', async () => {
  const { run, read } = siteWith(older({ '// renew': 'Refresh', renew: 'Actualiser' }));
  expect((await run('fr')).said).toContain('\n  common.renew, now common.reload: Actualiser\n');
  expect(read()['common']).toMatchObject({ '// reload': 'Refresh', reload: 'Actualiser' });
  expect(read()).not.toHaveProperty('// gone');
});

test.each([
  ['the message was there before', older({ '// renew': 'Refresh', renew: 'Actualiser', reload: '' })],
  ['the English is not known', older({ renew: 'Actualiser' })],
  [
    'two say the same in English',
    older({ '// renew': 'Refresh', renew: 'Actualiser', '// anew': 'Refresh', anew: 'De nouveau' }),
  ],
])('words move to no other key where %s', async (_, files) => {
  const { run, read } = siteWith(files);
  await run('fr');
  expect(read()['common']!['reload']).toBe('');
  expect(read()['// gone']).toMatchObject({ 'common.renew': 'Actualiser' });
});

test('words whose English has changed are said with both', async () => {
  const { run, read } = siteWith(older({ '// retry': 'Once more', retry: 'Encore' }));
  expect((await run('fr')).said).toContain(
    'The English of these has changed; see whether their words still fit:\n  common.retry: Encore\n    was: Once more\n    is:  Try again\n',
  );
  expect(read()['common']).toMatchObject({ '// retry': 'Try again', retry: 'Encore' });
  expect((await run('fr')).said).not.toContain('has changed');
});

test('words with other placeholders than the message has now are set aside, said, and wait for new ones', async () => {
  const { path, run, read } = siteWith({
    ...older({ '// entries': '{number} entries', entries: '{number} lignes', reload: 'Actualiser' }),
    'content/words/en.json': '{"common":{"entries":"{number} lines"}}',
  });
  const { code, said } = await run('fr');
  expect(code).toBe(0);
  const now = '{count, plural, one {# entry} many {# entries} other {# entries}}';
  expect(said).toContain(
    `These have other placeholders in this version, and wait for new words; the former ones stand under "// gone":\n  common.entries: {number} lignes\n    is:  ${now}\n`,
  );
  expect(said).not.toMatch(/are no messages|has changed/);
  expect(read()['common']).toMatchObject({ '// entries': now, entries: '', reload: 'Actualiser' });
  expect(read()['// gone']).toEqual({
    '// common.entries': '{number} entries',
    'common.entries': '{number} lignes',
  });
  const before = readFileSync(path, 'utf8');
  expect((await run('fr')).said).not.toContain('lignes');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a site with all pages gets every message but those of dates and of languages that it has left', async () => {
  const { run, read } = siteWith({
    'content/site.yaml': 'name: Puits\nfilm:\n  address: https://www.youtube-nocookie.com/embed/a',
    'content/settings/institution.yaml': 'mutahidReportText: A fund.',
  });
  await run('fr');
  const words = readCatalogue('fr.json', JSON.stringify(read()).replaceAll(':""', ':"x"'), 'partial');
  const paths = [...flatten(words.subjects).keys()];
  const all = [...flatten(loadCatalogue(english, 'none').subjects).keys()];
  expect(all.filter((path) => !paths.includes(path) && !/^(?:formats|left)\./.test(path))).toEqual([]);
});

test('of a new file every message waits for its words, also where the site has pages of its own', async () => {
  const { run, read } = siteWith({ 'content/pages/safety.md': '---\ntitle: Safety\n---\nA text.' });
  const { said } = await run('fr');
  expect(said).toMatch(/has the (\d+) messages of this site; \1 wait for their words/);
  expect(read()).toHaveProperty('own-pages');
});

test('messages of pages that are off are left out', async () => {
  const { run, read } = siteWith({ 'content/site.yaml': 'name: Puits\npages:\n  off: [/mutahid-dfi]' });
  await run('fr');
  const { descriptions, pages } = read() as unknown as { descriptions: object; pages: { titles: object } };
  expect(Object.keys(descriptions)).not.toContain('institution');
  expect(Object.keys(pages.titles)).not.toContain('updates');
  expect(Object.keys(pages.titles)).toContain('vacancies');
});

test('what is wrong in site.yaml beside the pages stops no words', async () => {
  const { run, read } = siteWith({
    'content/site.yaml':
      "name: Puits\nlanguages: [fr, en]\ncolours:\n  accent: '#223344'\npages:\n  off: [/donate]\n",
  });
  expect((await run('fr')).code).toBe(0);
  expect(read()).toHaveProperty('common');
  const ofPages = siteWith({ 'content/site.yaml': 'name: Puits\npages:\n  off: [/nothing]\n' });
  expect(await ofPages.run('fr')).toMatchObject({ code: 2 });
});

test.each([
  [[], 'Expected the code of a language, and nothing else: SITE=../our-site npm run new-language fr'],
  [
    ['fr', 'es'],
    'Expected the code of a language, and nothing else: SITE=../our-site npm run new-language fr',
  ],
  [['french'], 'Expected the code of a language, such as fr, found "french".'],
  [['fa-AF'], 'The product has fa-AF: write what the site says otherwise into words/fa.json.'],
])('a wrong call, %j, is told', async (words, sentence) =>
  expect(await siteWith({}).run(...words)).toEqual({ code: 2, said: sentence }),
);

test.each([
  ['fr, en', false],
  ['en', true],
])('a site in the languages %s is told to name the new one: %s', async (languages, isTold) => {
  const { run } = siteWith({
    'content/site.yaml': `name: Puits\nlanguages: [${languages}]`,
    'content/words/fr.json': '{}',
  });
  const { said } = await run('fr');
  expect(said.includes('Next: name fr in languages')).toBe(isTold);
});
