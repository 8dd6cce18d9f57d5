// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { list as publications } from 'virtual:site-lists/publications';
import { beforeAll, expect, it, vi } from 'vitest';
import { placesOf } from '../../src/components/list/choices';
import type { AnyRecord } from '../../src/components/list/table-rows';
import type { AllOf } from '../../src/route';
import { firstClauses } from '../../src/format/truncate';
import { findContacts } from '../../src/format/find-contacts';
import { routes } from '../../src/routes';
import { descriptions } from '../../src/server/descriptions';
import { parameters } from '../../src/server/parameters';
import { recordHead } from '../../src/server/record-pages';
import { defaultName, words } from '../../src/words/common';
import { listPages } from '../../vite/pages/addresses';
import { compileContent } from '../../vite/content/compile';
import { renderPage, type Answers } from '../support/render';
import { gluedTexts, strayAmong, strayTexts, textsOf } from '../support/stray-texts';

const resources = [...new Map(routes.flatMap(({ reads }) => reads.map((of) => [of.name, of]))).values()];
const content = compileContent({ root: 'tests/fixtures/lists', resources, now: new Date() });
const bodies = new Map(
  [...content.responses].map(([name, text]) => [`/${name.replace(/\.json$/, '')}`, text] as const),
);

/** Mocks the API with the records of these tests. */
const answers: Answers = Object.fromEntries(
  [...bodies].map(([address, text]) => [
    address,
    () => new Response(text, { headers: { 'content-type': 'application/json' } }),
  ]),
);

const all = (({ name }) => (JSON.parse(bodies.get(`/api/${name}`)!) as { data: unknown[] }).data) as AllOf;
const allPages = listPages(routes, { descriptions, parameters, recordHead }, all);
/** One page for each route. */
const pages = routes.flatMap(({ path }) => allPages.find(({ route }) => route === path) ?? []);
/** What the title of a category or tag says of it: its slug as words. */
const slugs = allPages.map(({ path }) => path.replace(/^.*\//, '').replaceAll('-', ' '));

/** The names of sites, that of the database in brackets, and the place and offset of a time zone. */
const properNames = [
  defaultName,
  ...[
    'Facebook',
    'LinkedIn',
    'Instagram',
    'YouTube',
    'www.youtube-nocookie.com',
    'www.openstreetmap.org',
    'ngo)',
    'Kabul',
    '(UTC+4:30)',
  ],
];

/** A text as it stands on a page whose addresses and numbers are links: in pieces. */
function piecesOf(text: string): string[] {
  const contacts = findContacts(text);
  const ends = [0, ...contacts.map(({ at, text }) => at + text.length)];
  const between = ends.map((from, index) => text.slice(from, contacts[index]?.at));
  return [...contacts.map(({ text }) => text), ...between].map((piece) => piece.replace(/\s+/g, ' ').trim());
}

/** A text as a card of a list shows it: the clauses that a row of a table keeps, and the rest. */
function clausesOf(text: string): string[] {
  const start = firstClauses(text, 32);
  return start === text ? [] : [start, text.slice(start.length)];
}

let known: ReadonlySet<string>;

beforeAll(() => {
  const records = [...bodies.values()].flatMap((text) => textsOf(JSON.parse(text)));
  const library = textsOf(publications);
  const places = resources.flatMap((resource) => placesOf(all(resource) as AnyRecord[]));
  known = new Set([
    ...records,
    ...records.flatMap(piecesOf),
    ...records.flatMap(clausesOf),
    ...library,
    ...places,
    ...slugs,
    ...properNames,
  ]);
});

it('finds a hard-coded sentence and a concatenated one', async () => {
  await renderPage(
    <p title="A title">
      Written here <b>{`${words.close}: ${words.home}`}</b>
    </p>,
  );
  expect(strayTexts(document, known)).toEqual(['Written here', 'A title']);
  expect(gluedTexts(document)).toEqual(['⟦Çĺóšé ĺ⟧: ⟦Ĥóɱé ĺ⟧']);
});

it('the titles and descriptions of all pages are messages, or of records', () => {
  const texts = allPages.flatMap(({ title, description }) => [title, description]);
  expect(texts.length).toBeGreaterThan(2 * routes.length);
  expect(strayAmong(texts, known)).toEqual([]);
});

it.each(pages.map(({ path }) => path))('%s shows only whole sentences of the catalogue', async (path) => {
  await renderPage(path, { answers });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.queryAllByLabelText(words.loading)).toEqual([]), { timeout: 20_000 });
  await vi.dynamicImportSettled();
  // Paper names the address of the page.
  expect(strayTexts(document, new Set([...known, location.origin + path]))).toEqual([]);
  expect(gluedTexts(document)).toEqual([]);
});
