import { createLogger, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables';
import { readSources } from '../../../vite/messages';
import { english } from '../../../vite/messages/languages';
import { loadCatalogue } from '../../../vite/messages/load';
import { siteFolder } from '../../../vite/site/folder';
import { missingWords, neededMessages } from '../../../vite/site/missing-words';
import { allPages } from '../../../vite/site/pages';
import { pathsOff } from '../../../vite/site/route-table';
import { makeProject, type ProjectFiles } from '../content/project';

const base = loadCatalogue(english, 'none');

test('a language needs the messages of the pages that a site has', async () => {
  const sources = await readSources();
  const all = neededMessages(base, sources, allPages);
  expect([...all].filter((path) => /^(formats|left)\./.test(path))).toEqual([]);
  expect(all).toContain('worker.cannotOpen');
  const fewer = neededMessages(base, sources, {
    ...allPages,
    off: pathsOff(['/mutahid-dfi', '/frequently-asked-questions']),
  });
  const left = [...all].filter((path) => !fewer.has(path));
  for (const path of [
    'pages.titles.updates',
    'descriptions.updates',
    'descriptions.institution',
    'faqs.empty',
  ])
    expect(left).toContain(path);
  expect(left).not.toContain('common.retry');
  expect(fewer.size).toBe(all.size - left.length);
});

/** What a build of a site in French and English says, and what its pages are told. */
async function sayOf(files: ProjectFiles, isStrict = false, languages = 'fr en') {
  const lines: string[] = [];
  const logger = { ...createLogger('silent'), warn: (line: string) => void lines.push(line) };
  const { siteLanguages } = readBuildVariables({ VITE_LANGUAGES: languages });
  const site = siteFolder(makeProject(files));
  const plugin: Plugin = missingWords({ siteLanguages, isStrict, pages: allPages }, site);
  const config = plugin.config as () => Promise<{ define?: Record<string, string> }>;
  const { define } = await config();
  const { handler } = plugin.buildApp as { handler: (builder: object) => Promise<void> };
  await handler({ config: { root: site.path, logger } });
  return { lines, define };
}

const partly = JSON.stringify({
  common: { retry: 'Encore' },
  'partly-english': { note: 'En partie en anglais.' },
});

test('a site of one language needs no offer of another', async () => {
  const { size } = neededMessages(base, await readSources(), allPages);
  const { lines } = await sayOf({ 'content/words/fr.json': partly }, false, 'fr');
  const [, needed] = /of (\d+) messages/.exec(lines[0]!)!;
  const offers = [...neededMessages(base, await readSources(), allPages)].filter((path) =>
    path.startsWith('language-offer.'),
  );
  expect(offers.length).toBeGreaterThan(0);
  expect(Number(needed)).toBe(size - offers.length);
});

test('a build counts what is missing, and has the page say so in the language or in English', async () => {
  const { lines, define } = await sayOf({ 'content/words/fr.json': partly });
  const { size } = neededMessages(base, await readSources(), allPages);
  expect(lines).toEqual([
    `content/words/fr.json: ${size - 2} of ${size} messages are missing and are said in English.`,
  ]);
  expect(define).toEqual({ 'import.meta.env.SITE_PARTLY_ENGLISH': '{"fr":"fr"}' });
  const empty = await sayOf({ 'content/words/fr.json': '{}' });
  expect(empty.define).toEqual({ 'import.meta.env.SITE_PARTLY_ENGLISH': '{"fr":"en"}' });
  expect(empty.lines[0]).toMatch(/ says so, in English too until partly-english\.note is there\.$/);
});

const ownPage = { 'content/pages/safety.md': '---\ntitle: Safety\n---\nA text.' };

test('the titles of a site’s own pages are no words that it lacks', async () => {
  const [line] = (await sayOf({ 'content/words/fr.json': partly })).lines;
  expect((await sayOf({ 'content/words/fr.json': partly, ...ownPage })).lines).toEqual([line]);
});

test('words that are ignored for their placeholders are missing', async () => {
  const { lines } = await sayOf({ 'content/words/fr.json': '{"common":{"retry":"Encore {count}"}}' });
  const { size } = neededMessages(base, await readSources(), allPages);
  expect(lines[0]).toMatch(`content/words/fr.json: ${size} of ${size} messages are missing`);
});

test('a strict site fails with the list of them', () =>
  expect(sayOf({ 'content/words/fr.json': partly }, true)).rejects.toThrow(
    /^content\/words\/fr\.json: \d+ of \d+ messages are missing, and words are to be whole \(strict\):\n( {2}[\w.-]+\n?)+$/,
  ));

test('words of a language that the site is not built in are named', async () =>
  expect(await sayOf({ 'content/words/es.json': '{}', 'content/words/ps.json': '{}' })).toEqual({
    lines: ['content/words/es.json: this site is not built in es: name it in languages of site.yaml.'],
    define: undefined,
  }));
