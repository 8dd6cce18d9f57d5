// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { placesOf } from '../../src/components/list/places';
import type { AnyRecord } from '../../src/components/list/table-rows';
import { titleOf, type AllOf } from '../../src/route';
import { listedPages, routes } from '../../src/routes';
import { descriptions } from '../../src/server/descriptions';
import { parameters } from '../../src/server/parameters';
import { defaultName, words } from '../../src/words/common';
import { listPages } from '../../vite/pages/addresses';
import { compileContent } from '../../vite/content/compile';
import { renderPage, type Answers } from '../support/render';
import { gluedTexts, strayTexts, textsOf } from '../support/stray-texts';

const resources = [...new Map(routes.flatMap(({ reads }) => reads.map((of) => [of.name, of]))).values()];
const content = compileContent({ root: process.cwd(), resources, now: new Date() });
const bodies = new Map(
  [...content.responses].map(([name, text]) => [`/${name.replace(/\.json$/, '')}`, text] as const),
);

/** Mocks the API with the sample content. */
const answers: Answers = Object.fromEntries(
  [...bodies].map(([address, text]) => [
    address,
    () => new Response(text, { headers: { 'content-type': 'application/json' } }),
  ]),
);

const all = (({ name }) => (JSON.parse(bodies.get(`/api/${name}`)!) as { data: unknown[] }).data) as AllOf;
/** One page for each route. */
const pages = routes.flatMap((route) => listPages([route], { descriptions, parameters }, all).slice(0, 1));

/** The titles in the route table, which are in English. */
const titles = [
  ...pages.map(({ title }) => title),
  ...listedPages().map(({ title }) => title),
  ...routes.flatMap((route) => [
    titleOf(route),
    route.shows?.kind,
    ...[route.menu, route.drawer].flatMap((place) => [place?.group, place?.within, place?.label]),
  ]),
].filter((title) => title !== undefined);

/** The names of sites and people. */
const properNames = [
  defaultName,
  ...['Facebook', 'LinkedIn', 'Instagram', 'YouTube'],
  ...['Samira Azimi', 'Karim Wardan', 'Leyla Shomal', 'Omid Farhadi', 'Nasrin Bahar'],
];

let known: ReadonlySet<string>;

beforeAll(() => {
  const records = [...bodies.values()].flatMap((text) => textsOf(JSON.parse(text)));
  const places = resources.flatMap((resource) => placesOf(all(resource) as AnyRecord[]));
  known = new Set([...records, ...places, ...titles, ...properNames]);
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

it.each(pages.map(({ path }) => path))('%s shows only whole sentences of the catalogue', async (path) => {
  await renderPage(path, { answers });
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.queryAllByLabelText(words.loading)).toEqual([]), { timeout: 20_000 });
  await vi.dynamicImportSettled();
  // Paper names the address of the page.
  expect(strayTexts(document, new Set([...known, location.origin + path]))).toEqual([]);
  expect(gluedTexts(document)).toEqual([]);
});
