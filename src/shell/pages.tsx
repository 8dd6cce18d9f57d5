import { matchPath, type RouteObject } from 'react-router-dom';
import { NotFound } from '../components/not-found';
import { preparable } from '../components/preparable';
import { loadPage } from '../pwa/lost-chunk';
import { routes, titleOf, type RouteEntry } from '../routes';

const pages = routes.map((route) => ({ route, ...preparable(() => loadPage(route.page)) }));

/** The route table as the router takes it; each page is a chunk of its own. */
export const pageElements: RouteObject[] = [
  ...pages.map(({ route: { path }, Component }) => ({ path, element: <Component /> })),
  { path: '*', element: <NotFound /> },
];

/** Fetches the page of an address ahead, so that it is drawn without waiting. */
export async function preparePage(pathname: string): Promise<void> {
  const { route } = placeOf(pathname) ?? {};
  await pages.find((page) => page.route === route)?.prepare();
}

/** A route that an address belongs to, with the title that it has there. */
export interface Place {
  route: RouteEntry;
  title: string;
}

/** Where an address stands; undefined for an address that is none of ours. */
export function placeOf(pathname: string): Place | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match && (route.isFor?.(match.params) ?? true)) return { route, title: titleOf(route, match.params) };
  }
  return undefined;
}
