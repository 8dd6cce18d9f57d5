import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables';
import { english, languageOf } from '../../../vite/messages/languages';
import { loadCatalogue } from '../../../vite/messages/load';
import { readDescription } from '../../../vite/site/description';
import { siteFolder } from '../../../vite/site/folder';
import { inOrderOf } from '../../../vite/site/menus';
import { pagesOf } from '../../../vite/site/pages';
import { entriesOf } from '../../../vite/site/route-table';
import { projectRoot } from '../../support/project';
import { makeProject } from '../content/project';

const table = readFileSync(join(projectRoot, 'src/routes.tsx'), 'utf8');

/** The paths of a group of the menu, in their order. */
const menuIn = (source: string, group: string): string[] =>
  entriesOf(source).flatMap(({ path, from, to }) =>
    source.slice(from, to).includes(`menu: { group: '${group}'`) ? [path] : [],
  );

const siteOf = (yaml: string) =>
  siteFolder(
    makeProject({
      'content/site.yaml': `name: Wells\n${yaml}`,
      'content/pages/safeguarding.md': '---\ntitle: Safeguarding\n---\n\nText.\n',
    }),
  );
const pagesIn = (yaml: string) => {
  const site = siteOf(yaml);
  return pagesOf(readBuildVariables({}, readDescription(site)), site);
};

test('the pages that are named come first in their group, and the others follow', () => {
  const source = inOrderOf({ about: ['/contact', '/team'] }, table);
  expect(menuIn(source, 'about')).toEqual([
    ...['/contact', '/team'],
    ...menuIn(table, 'about').filter((path) => !['/contact', '/team'].includes(path)),
  ]);
  expect(menuIn(source, 'work')).toEqual(menuIn(table, 'work'));
  expect(
    entriesOf(source)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(
    entriesOf(table)
      .map(({ path }) => path)
      .sort(),
  );
  expect(entriesOf(source)[0]!.path).toBe('/');
});

test('a page moves to another group, and one that is in no menu gets a place', () => {
  const source = inOrderOf({ involved: ['/contact', '/privacy'] }, table);
  expect(menuIn(source, 'involved').slice(0, 3)).toEqual(['/contact', '/privacy', '/invitation-to-bid']);
  expect(menuIn(source, 'about')).not.toContain('/contact');
  expect(entriesOf(source)).toHaveLength(entriesOf(table).length);
});

test('a group can have one page alone', () => {
  const source = inOrderOf({ faqs: ['/team', '/frequently-asked-questions'] }, table);
  expect(menuIn(source, 'faqs')).toEqual(['/team', '/frequently-asked-questions']);
});

test('site.yaml places pages of the product and those of the site', () => {
  expect(pagesIn('pages:\n  menu:\n    about: [/safeguarding, /contact]').menus).toEqual({
    about: ['/safeguarding', '/contact'],
  });
});

test.each([
  [
    'about: [/nothing]',
    /^content\/site\.yaml:4: pages\.menu\.about must be some of the pages .*\/safeguarding, but it is "\/nothing" \(a page of your own needs its file first: pages\/nothing\.md\)\.$/,
  ],
  [
    'about: [/donate]\n  off: [/donate]',
    /^content\/site\.yaml:4: pages\.menu\.about has \/donate, which is off: take it out there, or out of pages\.off\.$/,
  ],
  ['about: [/vacancy]', /but it is "\/vacancy" \(did you mean \/vacancies\?\)\.$/],
  [
    'about: [/team]\n    work: [/team]',
    /^content\/site\.yaml:5: pages\.menu\.work has \/team, which is in the menu already\.$/,
  ],
])('a menu with %j is refused', (menu, sentence) =>
  expect(() => pagesIn(`pages:\n  menu:\n    ${menu}`)).toThrow(sentence),
);

test('a group that the menu does not have is refused with its line', () =>
  expect(() => readDescription(siteOf('pages:\n  menu:\n    top: [/team]'))).toThrow(
    'content/site.yaml:4: pages.menu.top: expected one of pages.menu.about, pages.menu.work, pages.menu.news, pages.menu.faqs, pages.menu.involved.',
  ));

test('a page that is renamed has that name wherever the product says it, in the languages that have one', () => {
  const site = siteOf(
    'pages:\n  names:\n    /team: Our people\n    /audit-reports:\n      en: Audits\n      fa: بررسی‌ها',
  );
  const wordsIn = (tag: string) =>
    loadCatalogue(languageOf(tag), site).subjects['pages'] as never as {
      titles: Record<string, unknown>;
      menu: Record<string, unknown>;
    };
  expect(wordsIn(english.tag).titles).toMatchObject({ team: ['Our people'], auditReports: ['Audits'] });
  expect(wordsIn(english.tag).menu).toMatchObject({ auditReports: ['Audits'], overview: ['Overview'] });
  expect(wordsIn('fa-AF').titles).toMatchObject({ team: ['Our people'], auditReports: ['بررسی‌ها'] });
  const { titles } = wordsIn('ps');
  expect(titles).toMatchObject({ team: ['Our people'] });
  expect(titles.auditReports).toEqual(
    (loadCatalogue(languageOf('ps'), 'none').subjects['pages'] as { titles?: Record<string, unknown> })
      .titles!.auditReports,
  );
});

test('the name of a page that the product does not have is refused with its line', () =>
  expect(() => readDescription(siteOf('pages:\n  names:\n    /teams: People'))).toThrow(
    /^content\/site\.yaml:4: pages\.names\.\/teams: expected one of pages\.names\.\/about, /,
  ));
