import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unpack, type PagePack } from '../../../sw/contract/page-pack';
import { english, languageOf, siteLanguagesOf } from '../../../vite/messages/languages';
import type { Page } from '../../../vite/pages/addresses';
import { writePagePack } from '../../../vite/pages/packed-pages';
import { folderOf } from '../host/sample-site';

const page = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  route: path,
  title: path,
  description: path,
  ...more,
});
const record = (route: string, slug: string) =>
  page(`${route}/${slug}`, { route: `${route}/:slug`, record: {} });

const published = `<script type="application/ld+json">{"@type":"JobPosting"}</script>
  <meta property="og:title" content="Jobs" />`;

it('has the pages of the language, then the records of all lists in turns, and templates at the end', async () => {
  const [, dari] = siteLanguagesOf([english, languageOf('fa-AF')]);
  const pages = [
    page('/'),
    page('/services', { isTemplate: true }),
    page('/jobs'),
    record('/jobs', 'one'),
    record('/jobs', 'two'),
    record('/bids', 'one'),
    page('/bids/tag/red', { route: '/bids/tag/:slug' }),
    page('/read', { isUnlisted: true }),
  ];
  const files = pages.map(({ path }) => [
    `fa${path === '/' ? '' : path}.html`,
    `<head>${published}</head><h1>${path}</h1>`,
  ]);
  const { folder, remove } = await folderOf(Object.fromEntries(files) as Record<string, string>);
  await writePagePack(folder, dari!, pages);
  const pack = JSON.parse(await readFile(join(folder, 'fa/pages.json'), 'utf8')) as PagePack;
  await remove();
  expect(Object.keys(pack.pages)).toEqual(
    ['', '/jobs', '/jobs/one', '/bids/one', '/bids/tag/red', '/jobs/two', '/services'].map(
      (path) => `/fa${path}`,
    ),
  );
  expect(pack.titled).toEqual(['/fa/jobs', '/fa/bids/tag/red', '/fa/services']);
  expect(unpack(pack, '/fa/jobs')).toBe('<head></head><h1>/jobs</h1>');
});
