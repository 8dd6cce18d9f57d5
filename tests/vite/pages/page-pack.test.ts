import { describe, expect, it } from 'vitest';
import { isPack, unpack, type PagePack } from '../../../sw/contract/page-pack';
import { packPages, writePagePack } from '../../../vite/pages/page-pack';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { english, languageOf, siteLanguagesOf } from '../../../vite/messages/languages';
import type { Page } from '../../../vite/pages/addresses';
import { folderOf } from '../host/sample-site';

const header = `<header>${'<a href="/about">About us</a>'.repeat(20)}</header>`;
const pageOf = (title: string, rows: readonly string[] = []) =>
  `<title>${title}</title>${header}<main><h1>${title}</h1><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></main>`;

const rows = Array.from({ length: 40 }, (_, index) => `Row ${index}: {"id":${index}}`);
const pages = [
  ['/', pageOf('Home', rows)],
  ['/fa/a%20b', pageOf('شغل‌ها 𝒳', rows.slice(10))],
  ['/same', pageOf('Home', rows)],
  ['/empty', pageOf('')],
] as const;

describe('a pack of pages', () => {
  it('gives back each page to the letter', () => {
    const pack = JSON.parse(JSON.stringify(packPages(pages, { limit: 1e6 }))) as unknown;
    expect(isPack(pack)).toBe(true);
    if (!isPack(pack)) return;
    for (const [path, html] of pages) expect(unpack(pack, path), path).toBe(html);
  });

  it('holds once what pages share', () => {
    const { text } = packPages(pages, { limit: 1e6 });
    expect(text.split('About us')).toHaveLength(21);
    expect(text.length).toBeLessThan(pages.reduce((sum, [, html]) => sum + html.length, 0) / 2);
  });

  it('ends before the page that would pass its limit', () => {
    const [first, second] = pages;
    const { pages: packed, text } = packPages(pages, { limit: first[1].length + 30 });
    expect(Object.keys(packed)).toEqual(['/']);
    expect(text).toBe(first[1]);
    expect(Object.keys(packPages([first, second], { limit: 0 }).pages)).toEqual([]);
  });

  it('has no page at another path, nor at the name of what every object has', () => {
    const pack = packPages(pages, { limit: 1e6 });
    for (const path of ['/other', '/__proto__', 'constructor', 'toString'])
      expect(unpack(pack, path), path).toBeUndefined();
  });
});

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ text: '' }],
  [{ text: 1, pages: {} }],
  [{ text: '', pages: {}, titled: 'all' }],
])('is not %j', (data) => expect(isPack(data)).toBe(false));

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
