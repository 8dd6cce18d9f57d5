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
import { images } from './content/project.ts';
import { folderOf } from './host/sample-site.ts';

const variables = readBuildVariables({ VITE_LANGUAGES: 'en', VITE_SITE_URL: 'https://nlo.example.org' });
const { siteUrl, siteName } = variables;
const now = new Date('2026-11-23T08:00:00Z');

/** A site with a record of each kind, of which two have a picture. */
const records = {
  'content/settings/home.yaml': 'homeSlogan: Care within a day’s walk of every village.',
  'content/vacancies/01-nurse.md':
    '---\nnumber: V/7\ntitle: Nurse, Women’s Ward\npostDate: 2026-11-08\ncloseDate: 2030-05-15\n---\n' +
    'Nurses **help** where help is needed: by day and by night, in three wards, two clinics and on the long road to the villages, where the next doctor is a day away on foot, and half a day by car.',
  'content/itbs/01-seed.md':
    '---\nreferenceNumber: B/1\ntitle: Wheat seed, two lots\nannouncementDate: 2026-11-09\ndeadline: 2030-08-25\n---\n' +
    'Delivery in two lots:\n\n- Lot 1: 240 tonnes of seed\n- Lot 2: 240 tonnes of fertiliser',
  'content/categories/01-fairs.yaml': 'name: Fairs\nslug: fairs',
  'content/posts/01-fair.md':
    '---\ntitle: "A fair: 36 carpets"\nslug: fair\ndate: 2026-11-12\ncategory: fairs\nimage: fair.avif\nteaser: Each carpet hung beside a card.\n---\nThe hall was full.',
  'content/posts/fair.avif': images.avif,
  'content/teams/01-laila.md':
    '---\nname: Laila S.\nposition: Head\navatar: laila.avif\nisBoardMember: false\n---\nLaila leads the office.',
  'content/teams/laila.avif': images.avif,
};

/** The links of this test, and what a program that shows a card for a link reads from its HTML. */
const cards = {
  '/': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Nawruzan Livelihoods Organisation',
    description: 'Care within a day’s walk of every village.',
  },
  '/vacancies/v-7': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Nurse, Women’s Ward',
    description:
      'Nurses help where help is needed: by day and by night, in three wards, two clinics and on the long road to the villages, where the next doctor is a day away on…',
  },
  '/invitation-to-bid/b-1': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Wheat seed, two lots',
    description: 'Delivery in two lots: Lot 1: 240 tonnes of seed Lot 2: 240 tonnes of fertiliser',
  },
  '/event-details/fair': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'A fair: 36 carpets',
    description: 'Each carpet hung beside a card.',
  },
  '/management-team/laila-s': {
    site: 'Nawruzan Livelihoods Organisation',
    title: 'Laila S.',
    description: 'Laila leads the office.',
  },
} as const;
type Link = keyof typeof cards;

let source: Awaited<ReturnType<typeof folderOf>>;
let output: Awaited<ReturnType<typeof folderOf>>;
beforeAll(async () => {
  const resources = [
    ...new Map(site.routes.flatMap(({ reads }) => reads.map((one) => [one.name, one]))).values(),
  ];
  source = await folderOf(records);
  const { responses, files } = compileContent({ root: source.folder, resources, now });
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
afterAll(async () => {
  await source.remove();
  await output.remove();
});

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
    const card = {
      site: meta('og:site_name'),
      title: meta('og:title'),
      description: meta('og:description'),
    };
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
  expect(await imageOf('/vacancies/v-7')).toBe(await imageOf('/'));
  expect(await imageOf('/management-team/laila-s')).not.toBe(await imageOf('/'));
});
