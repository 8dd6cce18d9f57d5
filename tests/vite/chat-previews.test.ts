import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AllOf } from '../../src/route';
import type { Resource } from '../../src/schemas/base';
import * as site from '../../src/server/prerender';
import { listPages } from '../../vite/pages/addresses.ts';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { compileContent } from '../../vite/content/compile';
import { writePages } from '../../vite/pages/write-pages.ts';
import { previews } from '../../vite/publish/previews.ts';
import { publishedHeads } from '../../vite/publish.ts';
import { projectRoot } from '../support/project';
import { folderOf } from './host/sample-site.ts';

const variables = readBuildVariables({ VITE_LANGUAGES: 'en', VITE_SITE_URL: 'https://nlo.example.org' });
const { siteUrl, siteName } = variables;
const now = new Date('2026-11-23T08:00:00Z');

/** The links of this test, and what a program that shows a card for a link reads from its HTML. */
const cards = {
  '/': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Nawruzan Livelihoods Organisation',
    description: 'Skills, fair finance and small works for households that start again.',
  },
  '/vacancies/nlo-va-062': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Loan Officer for Women’s Group Lending, Mutahid DFI, Mazar-e Sharif Branch',
    description:
      'Loan Officers form and accompany groups of women who borrow together. Loans are financed as murabaha, run from AFN 15,000 to AFN 60,000 over six to twelve…',
  },
  '/invitation-to-bid/nlo-itb-018': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Certified wheat seed and fertiliser, two lots',
    description:
      'Supply and delivery of certified wheat seed and fertiliser to three district stores in Kunduz and Takhar, in two lots: Lot 1: 240 tonnes of certified wheat seed…',
  },
  '/event-details/woven-by-name-carpet-exhibition': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Woven by name: an exhibition of 36 carpets that tells who made each of them',
    description:
      'Each carpet hung beside a card with its weavers, dyes, knots and months of work. Twenty-two were sold, and three buyers from abroad placed orders for next year.',
  },
  '/management-team/laila-sarwari': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Laila Sarwari',
    description:
      'Laila designed the ledger with stamps that savings groups use when members cannot read, and tested it for a year in Sholgara before it was printed. She is…',
  },
} as const;
type Link = keyof typeof cards;

let output: Awaited<ReturnType<typeof folderOf>>;
beforeAll(async () => {
  const resources = [
    ...new Map(site.routes.flatMap(({ reads }) => reads.map((one) => [one.name, one]))).values(),
  ];
  const { responses, files } = compileContent({ root: projectRoot, resources, now });
  const index = await readFile(join(projectRoot, 'index.html'), 'utf8');
  const icon = await readFile(join(projectRoot, 'public/favicon.svg'), 'utf8');
  output = await folderOf({ 'index.html': index, 'favicon.svg': icon });
  const all = await site.readAll(async (url) => responses.get(`${url.slice(1)}.json`));
  const publication = site.machineReadable(all, { siteUrl, siteName, now: now.getTime() });
  const preview = previews({
    folder: output.folder,
    cacheFolder: join(output.folder, 'cache'),
    ground: site.previewGround(),
    read: (url) => readFile(files.get(decodeURI(url).slice(1))!),
    warn: console.warn,
  });
  const recordsToRender = (of: Resource, records: AllOf) => site.recordsToRender(of, records, now.getTime());
  const links = listPages(site.routes, { ...site, recordsToRender }, all).filter(({ path }) => path in cards);
  const warn = console.warn;
  const heads = await publishedHeads(links, { publication, preview, siteUrl, isOwnContent: true, warn });
  await writePages(output.folder, links, variables, { readHeads: async () => heads });
}, 60_000);
afterAll(() => output.remove());

async function cardOf(link: Link) {
  const name = link === '/' ? '/index' : link;
  const { document } = new JSDOM(await readFile(join(output.folder, `${name}.html`), 'utf8')).window;
  const meta = (property: string) =>
    document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content');
  return { meta, document };
}

test.each(Object.keys(cards) as Link[])(
  'a chat shows for %s its name, its introduction and a picture',
  async (link) => {
    const { meta, document } = await cardOf(link);
    const card = { site: meta('og:site_name'), title: meta('og:title'), description: meta('og:description') };
    expect(card).toEqual(cards[link]);
    expect([meta('twitter:title'), meta('twitter:description')]).toEqual([card.title, card.description]);
    expect(meta('description')).toBe(card.description);
    if (link !== '/') expect(document.title).toBe(`${card.title} · ${siteName}`);
    expect(meta('og:url')).toBe(siteUrl + link);
    const image = meta('og:image')!;
    expect([image.startsWith(`${siteUrl}/assets/preview-`), meta('twitter:image')]).toEqual([true, image]);
    const bytes = await readFile(join(output.folder, new URL(image).pathname));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  },
);

test('pages of the same kind without a picture share the card, a record with one has its own', async () => {
  const imageOf = async (link: Link) => (await cardOf(link)).meta('og:image');
  expect(await imageOf('/vacancies/nlo-va-062')).toBe(await imageOf('/'));
  expect(await imageOf('/management-team/laila-sarwari')).not.toBe(await imageOf('/'));
});
