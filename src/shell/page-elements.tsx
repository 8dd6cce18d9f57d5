import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { NotFound } from '../components/ui/not-found';
import { preloadable } from '../components/ui/preloadable';
import { loadChunk } from '../pwa/load-chunk';
import { routes, titleOf, type RouteEntry } from '../routes';

/** Every page as a chunk of its own. A page with a folder is named here: its parts beside it are no pages. */
const modules = import.meta.glob<{ default: ComponentType }>(
  [
    './*.tsx',
    './{about/about,board-chair-message/board-chair-message,contact/contact,events/events,home/home}.tsx',
    './{frequently-asked-questions/frequently-asked-questions,mutahid-update/mutahid-update}.tsx',
    './{person/person,publications/publications,read/read,saved/saved,search/search,templates/*}.tsx',
  ],
  { base: '../pages' },
);

/** What loads the page of a route. Throws where no file of that name is a page. */
export function pageLoader({ path, page }: Pick<RouteEntry, 'path' | 'page'>) {
  const load = modules[`./${page}.tsx`];
  if (!load)
    throw new Error(`src/routes.tsx: ${path} has the page "${page}": src/pages/${page}.tsx is missing.`);
  return load;
}

const pages = routes.map((route) => {
  const load = pageLoader(route);
  return { route, ...preloadable(() => loadChunk(load)) };
});

/** The route table as the router takes it; each page is a chunk of its own. */
export const pageElements: RouteObject[] = [
  ...pages.map(({ route: { path }, Component }) => ({ path, element: <Component /> })),
  { path: '*', element: <NotFound /> },
];

/** Fetches the page of an address ahead, so that it is drawn without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  const { route } = matchPage(pathname) ?? {};
  await pages.find((page) => page.route === route)?.prepare();
}

/** A route that an address belongs to, with the title that it has there. */
export interface PageMatch {
  route: RouteEntry;
  title: string;
}

/** Where an address stands; undefined for an address that is none of ours. */
export function matchPage(pathname: string, table = routes): PageMatch | undefined {
  for (const route of table) {
    const match = matchPath(route.path, pathname);
    if (match && (route.isFor?.(match.params) ?? true)) return { route, title: titleOf(route, match.params) };
  }
  return undefined;
}
