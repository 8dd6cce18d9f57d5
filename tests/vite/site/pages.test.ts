import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import * as sections from '../../../src/pages/home/sections';
import { readBuildVariables } from '../../../vite/build-variables';
import { readDescription } from '../../../vite/site/description';
import { siteFolder } from '../../../vite/site/folder';
import {
  allPages,
  hasAllPages,
  homeSections,
  pagesOf,
  routesOf,
  tableWith,
  unlinkedPaths,
} from '../../../vite/site/pages';
import { entriesOf } from '../../../vite/site/route-table';
import { projectRoot } from '../../support/project';
import { makeProject } from '../content/project';

const table = readFileSync(join(projectRoot, 'src/routes.tsx'), 'utf8');
const nothingChosen = { pagesOff: [], homeSections: [], film: 'https://films.example' };

/** The variables of a site with these lines. */
function variablesOf(yaml: string) {
  const folder = siteFolder(makeProject({ 'content/site.yaml': `name: Wells\n${yaml}` }));
  return readBuildVariables({}, readDescription(folder));
}

test('every section of the home page has its part of the sources, and reads what the page reads', () => {
  expect(Object.keys(sections).sort()).toEqual(Object.keys(homeSections).sort());
  const reads = Object.values(homeSections).flatMap((section) => section.reads);
  expect(reads.sort()).toEqual(routes[0]!.reads.map(({ name }) => name).sort());
});

test('a site with all pages and sections has the route table as it is', () => {
  expect(tableWith(table, allPages)).toBe(table);
  expect(unlinkedPaths(allPages)).toBe('');
});

test('a page that is off is in no table, and what it alone shows on the home page is not read', () => {
  const pages = pagesOf({ ...nothingChosen, pagesOff: ['/events', '/volunteer-opportunities'] });
  const left = tableWith(table, pages);
  const paths = entriesOf(left).map(({ path }) => path);
  expect(paths).not.toContain('/events');
  expect(paths).not.toContain('/event-details/:slug');
  expect(paths).toContain('/blog');
  expect(left).toContain('reads: [vacancies, itbs, projects, stakeholders, teams, researchs],');
  expect(pages.sections).not.toContain('events');
  expect(pages.sections).toContain('board');
  const [home, ...others] = routesOf(routes, pages);
  expect(home!.reads.map(({ name }) => name)).not.toContain('posts');
  expect(others.map(({ path }) => path)).not.toContain('/events');
});

test('the sections of the home page are those that are named, in that order', () => {
  const pages = pagesOf({ ...nothingChosen, homeSections: ['projects', 'audiences'] });
  expect(pages.sections).toEqual(['projects', 'audiences']);
  expect(tableWith(table, pages)).toContain('reads: [projects],');
  expect(tableWith(table, pages)).not.toContain("hash: 'research'");
});

test('a site without a film has no section for it', () =>
  expect(pagesOf({ ...nothingChosen, film: '' }).sections).not.toContain('film'));

test('what has no record is in no menu and on no home page, and keeps its address', () => {
  const folder = siteFolder(
    makeProject({
      'content/site.yaml': 'name: Wells',
      'content/teams/01-a.md': '---\nname: A\nposition: Manager\nisBoardMember: false\n---\n',
      'content/vacancies/01-a.md': '---\nnumber: A\n---\n',
    }),
  );
  const pages = pagesOf(nothingChosen, folder);
  expect(pages.empty).toEqual(expect.arrayContaining(['/stakeholders', '/events', '/accountability']));
  expect(pages.empty).not.toContain('/team');
  expect(pages.empty).not.toContain('/vacancies');
  // Nobody is on the board.
  expect(pages.sections).toEqual(['audiences', 'openings', 'figures', 'film']);
  const [stakeholders] = /^ {2}\{\n {4}path: '\/stakeholders',[^]*?^ {2}\},$/m.exec(tableWith(table, pages))!;
  expect(stakeholders).toContain('isAlias: true');
  expect(stakeholders).not.toContain('menu:');
});

test('a site without an institution of its own has no page of one', () => {
  const pages = pagesOf(nothingChosen, siteFolder(makeProject({ 'content/site.yaml': 'name: Wells' })));
  expect(pages.off).toEqual(['/mutahid-dfi', '/mutahid-update']);
});

test('a site with records of every list has all pages', () => {
  const pages = pagesOf(nothingChosen, siteFolder('tests/fixtures/lists'));
  expect(pages).toEqual(allPages);
  expect(hasAllPages(pages)).toBe(true);
});

test.each([
  ['a page that is off', { pagesOff: ['/donate'] }],
  ['a section that is left out', { homeSections: ['openings', 'projects'] }],
  ['no film', { film: '' }],
])('with %s, a site is not built of all modules', (_, chosen) =>
  expect(hasAllPages(pagesOf({ ...nothingChosen, ...chosen }))).toBe(false),
);

test('site.yaml says which pages are off, and which sections the home page has', () => {
  const { pagesOff, homeSections: chosen } = variablesOf(
    'pages:\n  off: [/team, /donate]\nhome:\n  sections: [openings, audiences]',
  );
  expect(pagesOff).toEqual(['/team', '/donate']);
  expect(chosen).toEqual(['openings', 'audiences']);
});

test.each([
  [
    'pages:\n  off: [/nothing]',
    /^content\/site\.yaml:3: pages\.off must be some of the pages \/about, .*, each once, but it is "\/nothing"\.$/,
  ],
  ['pages:\n  off: [/saved]', /but it is "\/saved"/],
  [
    'home:\n  sections: [slider]',
    /^content\/site\.yaml:3: home\.sections must be some of the sections audiences, openings, .*"slider"\.$/,
  ],
  ['home:\n  sections: [film, film]', /each once, but it is "film"/],
  [
    'pages:\n  off: [/events]\nhome:\n  sections: [events]',
    /^content\/site\.yaml:5: home\.sections must be sections of pages that are there \(\/events is off\), but it is "events"\.$/,
  ],
])('%j is refused with its line and the known names', (yaml, sentence) =>
  expect(() => variablesOf(yaml)).toThrow(sentence),
);
