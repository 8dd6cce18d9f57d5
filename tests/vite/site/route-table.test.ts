import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import { entriesOf, knownPages, pathsOff, takenNames, titleMessages } from '../../../vite/site/route-table';
import { projectRoot } from '../../support/project';

const table = readFileSync(join(projectRoot, 'src/routes.tsx'), 'utf8');

test('the build reads every page of the route table from its source', () => {
  expect(entriesOf(table).map(({ path, page, parent }) => ({ path, page, parent }))).toEqual(
    routes.map(({ path, page, parent }) => ({ path, page, parent })),
  );
});

test('a page goes with the pages of its records, and with its other address', () => {
  expect(pathsOff(['/vacancies'])).toEqual(['/vacancies', '/vacancies/:slug']);
  expect(pathsOff(['/team'])).toEqual(['/team', '/:position/:slug']);
  expect(pathsOff(['/about'])).toEqual(['/about', '/page']);
  expect(pathsOff(['/mutahid-dfi'])).toEqual(['/mutahid-dfi', '/mutahid-update']);
});

test('pages of the app itself cannot be off, all others can', () => {
  expect(knownPages()).toEqual(expect.arrayContaining(['/team', '/donate', '/home-two']));
  for (const path of ['/', '/saved', '/search', '/read']) expect(knownPages()).not.toContain(path);
});

test('the first parts of all addresses are taken', () =>
  expect(takenNames()).toEqual(expect.arrayContaining(['vacancies', 'event-details', 'saved', 'page'])));

test('each page that can be off has a message as its title', () => {
  expect([...titleMessages().keys()]).toEqual(knownPages());
  expect(titleMessages().get('/team')).toBe('pages.titles.team');
  expect(titleMessages().get('/accountability')).toBe('pages.menu.accountability');
});
