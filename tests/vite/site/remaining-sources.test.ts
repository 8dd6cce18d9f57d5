import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSources } from '../../../vite/messages';
import { unusedMessages } from '../../../vite/messages/unused';
import { english } from '../../../vite/messages/languages';
import { loadCatalogue } from '../../../vite/messages/load';
import { neededMessages } from '../../../vite/site/missing-words';
import { allPages, sitePages, tableWith, type SitePages } from '../../../vite/site/pages';
import { sourcesWithout } from '../../../vite/site/remaining-sources';
import { entriesOf, knownPages, pathsOff } from '../../../vite/site/route-table';

const base = loadCatalogue(english, 'none');
const sources = await readSources();
const isOfWords = (file: string) => file.includes('/src/words/');
/** What no module of the words names by itself. */
const byWords = unusedMessages(base, new Map([...sources].filter(([file]) => isOfWords(file))));

const without = (...paths: string[]): SitePages => ({ ...allPages, off: pathsOff(paths) });

test('a site with all pages has all modules but that of pages of its own', () => {
  const all = sourcesWithout(sources, allPages);
  const left = [...sources.keys()].filter((file) => !all.has(file));
  expect(left.map((file) => file.replace(/^.*\/src\//, ''))).toEqual(['pages/own-page.tsx']);
  const own = [{ name: 'safety', title: 'Safety', titles: new Map(), menu: undefined }];
  expect(sourcesWithout(sources, { ...allPages, own }).size).toBe(sources.size);
});

/** What modules import for a section, or a button, that goes with its page. */
const ofPages = {
  '/home/sections.tsx': { 'stakeholder-lists': '/stakeholders', 'team-lists': '/team' },
  '/shell/header.tsx': { 'donate-dialog': '/donate' },
};

/** The modules that the build of a site can reach, by what TypeScript finds in them. */
function reachedByTypeScript(pages: SitePages): Set<string> {
  const src = [...sources.keys()].find((file) => file.endsWith('/src/routes.tsx'))!.replace('routes.tsx', '');
  const table = tableWith(sources.get(`${src}routes.tsx`)!, pages);
  const starts = ['main.ts', 'app/app.tsx', 'shell/shell.tsx'].map((file) => src + file);
  const reached = new Set([...starts, ...entriesOf(table).map(({ page }) => `${src}pages/${page}.tsx`)]);
  const sections = sitePages(pages).load as { handler: () => string };
  const importsOf = (source: string) =>
    ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
  for (const file of reached) {
    const named = importsOf(sources.get(file)!);
    const found = named.includes('virtual:home-sections')
      ? [...named, ...importsOf(sections.handler())]
      : named;
    const gone = Object.entries(ofPages)
      .filter(([from]) => file.endsWith(from))
      .flatMap(([, imports]) => Object.entries(imports))
      .filter(([, page]) => pages.off.includes(page));
    for (const name of found.filter((one) => gone.every(([end]) => !one.endsWith(end)))) {
      const path = name.startsWith('.') ? join(dirname(file), name) : name;
      const module = ['', '.ts', '.tsx'].map((ending) => path + ending).find((one) => sources.has(one));
      if (module !== undefined) reached.add(module);
    }
  }
  return reached;
}

/** The messages that each module names by itself. */
const namedIn = new Map(
  [...sources.keys()].flatMap((file) => {
    // The table names all titles as one group, and the module of the sections is proven by them.
    if (/\/src\/(?:words\/|routes|pages\/home\/sections|shell\/menu\/menu\.ts)/.test(file)) return [];
    const words = [...sources].filter(([one]) => isOfWords(one) || one === file);
    const unused = new Set(unusedMessages(base, new Map(words)));
    return [[file, byWords.filter((path) => !unused.has(path))] as const];
  }),
);

const pages = knownPages().filter((path) => path !== '/page');

test.each([
  ...pages.map((path) => [path]),
  ['/programs-and-projects', '/publications', '/blog'],
  ['/vacancies', '/volunteer-opportunities', '/invitation-to-bid', '/notification-of-award'],
  ['/about', '/frequently-asked-questions', '/team', '/stakeholders', '/accountability'],
  pages.filter((path) => path !== '/project-updates'),
])('no message that a module of a remaining page names is left out: without %s …', (...paths) => {
  const needed = neededMessages(base, sources, without(...paths));
  const named = [...reachedByTypeScript(without(...paths))].flatMap((file) => namedIn.get(file) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !needed.has(path) && !/^(?:formats|left)\./.test(path))).toEqual([]);
});

test('the titles that a menu or a list shows stay where their page is off', () => {
  const needed = neededMessages(base, sources, without('/about', '/frequently-asked-questions'));
  expect(needed).toContain('pages.titles.about');
  expect(needed).toContain('pages.titles.faqs');
  expect(neededMessages(base, sources, without('/mutahid-dfi'))).toContain('pages.titles.institution');
  const ofNone = without('/mutahid-dfi', '/accountability', '/audit-reports');
  expect(neededMessages(base, sources, ofNone)).not.toContain('pages.titles.institution');
});

test('the sections of the home page are said where another page that shows the same is off', () => {
  const needed = neededMessages(base, sources, without('/programs-and-projects', '/stakeholders'));
  for (const key of [
    'projectsTitle',
    'projectsLine',
    'allProjects',
    'noProjects',
    'audiences.label',
    'openNow',
  ])
    expect(needed).toContain(`home.${key}`);
  // Its page is off, and so is the section.
  expect(needed).not.toContain('home.allStakeholders');
});

test('the dialog of gifts goes with its page', () => {
  expect(neededMessages(base, sources, allPages)).toContain('donate.title');
  const needed = [...neededMessages(base, sources, without('/donate'))];
  expect(needed.filter((path) => path.startsWith('donate.'))).toEqual([]);
});

test('a section that the home page never has needs no words', () => {
  const needed = neededMessages(base, sources, { ...allPages, possibleSections: ['projects'] });
  expect(needed).toContain('home.projectsTitle');
  for (const key of ['videoTitle', 'playVideo', 'audiences.work', 'eventsTitle', 'noResearch'])
    expect(needed).not.toContain(`home.${key}`);
});
