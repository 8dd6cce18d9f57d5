import { matchPath } from 'react-router-dom';
import { titleOf, type AllOf, type RouteEntry } from '../src/routes.tsx';

/** One page of the site, for its HTML file. */
export interface Page {
  path: string;
  /** The pattern of its route, `/project-details/:slug`. */
  route: string;
  title: string;
  description: string;
  /** The page exists but is not in the sitemap, and has `noindex`. */
  isUnlisted?: boolean;
}

type Route = Pick<RouteEntry, 'path' | 'title' | 'description' | 'addresses' | 'isWholeScreen'>;

/**
 * Lists every page of the route table: one for each static path, and for a path with parameters one for each
 * address that the records give. Without records (the API cannot be read) only static paths are listed.
 */
export function listPages(routes: readonly Route[], all: AllOf): Page[] {
  return routes.flatMap(({ path, title, description, addresses, isWholeScreen }) => {
    const paths = /[:*]/.test(path) ? (addresses?.(all) ?? []) : [path];
    return paths.map((address) => ({
      path: address,
      route: path,
      title: titleOf({ title }, matchPath(path, address)?.params),
      description,
      ...(isWholeScreen ? { isUnlisted: true } : {}),
    }));
  });
}
