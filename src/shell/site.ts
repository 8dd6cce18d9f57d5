import { fillPath } from '../addresses';
import type { KnownRecords, Site } from '../components/ui/site-context';
import { titleOf, type RouteEntry } from '../route';
import { listedPages, routes } from '../routes';
import { settings } from '../schemas/settings';
import { matchPage } from './page-elements';

/** The id of the list of all pages in the footer. */
export const allPagesId = 'all-pages';

/** Derives from a route table what pages can know about the site. */
export const siteOf = (table: readonly RouteEntry[]): Site => ({
  pages: listedPages(table),
  records: table.flatMap(knownRecordsOf),
  lists: [...new Set([settings, ...table.flatMap(({ reads }) => reads)])],
  titleAt(path) {
    const match = matchPage(path.split(/[?#]/)[0] ?? '', table);
    const { params, kind } = match?.route.shows ?? {};
    return params && kind ? kind : match?.title;
  },
});

export const site = siteOf(routes);

/** The records with an address on a route, as pages know them; empty for a route without any. */
export function knownRecordsOf(route: RouteEntry): KnownRecords[] {
  const { path, parent = path, shows } = route;
  if (!shows) return [];
  const { of, kind = titleOf(route), title, has, params, hash } = shows;
  return [
    {
      of,
      kind,
      title,
      path: params ? parent : path,
      hasPages: params !== undefined,
      addressOf(record, all) {
        if (has && !has(record)) return undefined;
        const given = params ? params(record, all) : {};
        return given && fillPath(path, given) + (hash ? `#${hash}` : '');
      },
    },
  ];
}
