import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from './addresses.ts';
import { escapeHtml } from './page-html.ts';

/** Writes `sitemap.xml` with all listed pages, and adds it to `robots.txt` if there is one. */
export async function writeSitemap(folder: string, pages: readonly Page[], siteUrl: string): Promise<void> {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  await writeFile(
    join(folder, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  );
  const robots = join(folder, 'robots.txt');
  if (existsSync(robots)) await appendFile(robots, `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
