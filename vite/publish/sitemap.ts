import { existsSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteLanguage } from '../messages/languages.ts';
import { addressIn, type Page } from '../pages/addresses.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { alternatesOf } from '../pages/page-html.ts';
import type { PublishedHead } from '../publish.ts';

/** The pages of a site in one language, and what they say to other programs. */
export interface LanguagePages {
  siteLanguage: SiteLanguage;
  pages: readonly Page[];
  heads?: ReadonlyMap<string, PublishedHead> | undefined;
}

/**
 * Writes `sitemap.xml` with all listed pages, the day on which each of them last changed, as far as its records tell,
 * and their addresses in other languages. Adds it to `robots.txt` if there is one.
 */
export async function writeSitemap(
  folder: string,
  written: readonly LanguagePages[],
  siteUrl: string,
): Promise<void> {
  const siteLanguages = written.map(({ siteLanguage }) => siteLanguage);
  const urls = written.flatMap(({ siteLanguage, pages, heads }) =>
    pages
      .filter(({ isUnlisted, isTemplate, canonical }) => !isUnlisted && !isTemplate && !canonical)
      .map(({ path }) => {
        const day = heads?.get(path)?.changedOn;
        const changed = day ? `<lastmod>${day}</lastmod>` : '';
        const links = alternatesOf(siteLanguages, siteUrl, path).map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
        );
        const address = escapeHtml(siteUrl + addressIn(siteLanguage, path));
        return `  <url><loc>${address}</loc>${changed}${links.join('')}</url>`;
      }),
  );
  const names = siteLanguages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  await writeFile(
    join(folder, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  );
  const robots = join(folder, 'robots.txt');
  if (existsSync(robots)) await appendFile(robots, `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
