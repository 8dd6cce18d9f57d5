import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project';

/** Pages of the product that this site has switched off, with one of each list that goes with them. */
export const pagesOff = [
  ...['/donate', '/accountability', '/stakeholders', '/publications', '/blog', '/mutahid-dfi', '/home-two'],
  ...['/invitation-to-bid', '/notification-of-award', '/volunteer-opportunities', '/board-chair-message'],
];

/** The addresses of its sitemap, in a language: `/fr`, or empty for Spanish. */
export function addressesIn(dist: string, prefix: '' | '/fr'): string[] {
  const sitemap = readFileSync(join(projectRoot, dist, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>https:\/\/semilla\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  return all.filter((path) => /^\/fr(\/|$)/.test(path) === (prefix === '/fr')).map((path) => path || '/');
}

/** Its files that are text, by their paths. */
export const textsOf = (dist: string): [path: string, text: string][] =>
  readdirSync(join(projectRoot, dist), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|js|json|xml|atom|ics|txt|svg|webmanifest)$/.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, dist, path), 'utf8')]);
