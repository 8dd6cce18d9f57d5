import { lazy } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { NotFound } from '../components/not-found';
import { loadPage } from '../pwa/lost-chunk';
import { routes, titleOf, type RouteEntry } from '../routes';

/** The route table as the router takes it; each page is a chunk of its own. */
export const pageElements: RouteObject[] = [
  ...routes.map(({ path, page }) => {
    const Page = lazy(() => loadPage(page));
    return { path, element: <Page /> };
  }),
  { path: '*', element: <NotFound /> },
];

/** A route that an address belongs to, with the title that it has there. */
export interface Place {
  route: RouteEntry;
  title: string;
}

/** Where an address stands; undefined for an address that is none of ours. */
export function placeOf(pathname: string): Place | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, title: titleOf(route, match.params) };
  }
  return undefined;
}
