import { matchPath, type RouteObject } from 'react-router-dom';
import { NotFound } from '../components/ui/not-found';
import { preloadable } from '../components/ui/preloadable';
import { loadChunk } from '../pwa/load-chunk';
import { routes, titleOf, type RouteEntry } from '../routes';

const pages = routes.map((route) => ({ route, ...preloadable(() => loadChunk(route.page)) }));

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
export function matchPage(pathname: string): PageMatch | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match && (route.isFor?.(match.params) ?? true)) return { route, title: titleOf(route, match.params) };
  }
  return undefined;
}
