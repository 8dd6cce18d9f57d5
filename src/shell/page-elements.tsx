import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { NotFound } from '../components/ui/not-found';
import { preloadable } from '../components/ui/lazy/preloadable';
import { loadChunk } from '../pwa/load-chunk';
import { titleOf, type Params, type RouteEntry } from '../route';
import { routes } from '../routes';

/** Every page in its own chunk. Pages with a folder are listed by name: the other files in the folder are not pages. */
const modules = import.meta.glob<{ default: ComponentType }>(
  [
    './*.tsx',
    // A site with pages of its own has it: see `vite/site/pages.ts`.
    '!./own-page.tsx',
    './{about/about,accountability/accountability,board-chair-message/board-chair-message}.tsx',
    './{contact/contact,events/events,home/home}.tsx',
    './{frequently-asked-questions/frequently-asked-questions,mutahid-update/mutahid-update}.tsx',
    './{person/person,privacy/privacy,publications/publications,read/read,saved/saved}.tsx',
    './{search/search,templates/*}.tsx',
    './vacancies/{vacancies,vacancy}.tsx',
    './volunteer-opportunities/{volunteer-opportunities,opening}.tsx',
    './invitation-to-bid/{invitation-to-bid,bid}.tsx',
    './notification-of-award/{notification-of-award,award}.tsx',
  ],
  { base: '../pages' },
);

/** Returns the import function of a route's page. Throws if the file does not exist. */
export function pageLoader({ path, page }: Pick<RouteEntry, 'path' | 'page'>) {
  const load = modules[`./${page}.tsx`];
  if (!load)
    throw new Error(
      `src/routes.tsx: ${path} has the page "${page}": src/pages/${page}.tsx is missing, or its folder is not listed in src/shell/page-elements.tsx.`,
    );
  return load;
}

/** How long (ms) the chunk of a page may take: long enough for a slow connection, which a stalled one looks like. */
const pageTimeout = 30_000;

const pages = routes.map((route) => {
  const load = pageLoader(route);
  return { route, ...preloadable(() => loadChunk(load, pageTimeout)) };
});

/** The route objects for React Router. */
export const pageElements: RouteObject[] = [
  ...pages.map(({ route: { path }, Component }) => ({ path, element: <Component /> })),
  { path: '*', element: <NotFound /> },
];

/** Preloads the page of an address, so that it renders without suspending. */
export async function preloadPage(pathname: string): Promise<void> {
  const { route } = matchPage(pathname) ?? {};
  await pages.find((page) => page.route === route)?.prepare();
}

/** The route that matches an address, with the address's parameters and its title there. */
export interface PageMatch {
  route: RouteEntry;
  params: Params;
  title: string;
}

/** Finds the route of an address; undefined if none matches. */
export function matchPage(pathname: string, table = routes): PageMatch | undefined {
  for (const route of table) {
    const match = matchPath(route.path, pathname);
    if (!match || !(route.isFor?.(match.params) ?? true)) continue;
    const { params } = match;
    return { route, params, title: titleOf(route, params) };
  }
  return undefined;
}
