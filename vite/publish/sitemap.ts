import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../pages/addresses.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { PublishedHead } from '../publish.ts';

/**
 * Writes `sitemap.xml` with all listed pages and the day on which each of them last changed, as far as its records tell,
 * and adds it to `robots.txt` if there is one.
 */
export async function writeSitemap(
  folder: string,
  pages: readonly Page[],
  siteUrl: string,
  heads: ReadonlyMap<string, PublishedHead> = new Map(),
): Promise<void> {
  const urls = pages
    .filter(({ isUnlisted, isTemplate, canonical }) => !isUnlisted && !isTemplate && !canonical)
    .map(({ path }) => {
      const day = heads.get(path)?.changedOn;
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
    });
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
