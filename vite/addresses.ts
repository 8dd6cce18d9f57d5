import { matchPath } from 'react-router-dom';
import { titleOf, type AllOf, type RouteEntry } from '../src/routes.tsx';

/** One page of the site as its HTML file needs it. */
export interface Page {
  path: string;
  /** The pattern of its route, `/project-details/:slug`. */
  route: string;
  title: string;
  description: string;
  /** It opens at its address and is told to no search engine. */
  isUnlisted?: boolean;
}

type Route = Pick<RouteEntry, 'path' | 'title' | 'description' | 'addresses' | 'isWholeScreen'>;

/**
 * Every page that the route table can list: one for each plain path, and for a path with parameters one for each
 * address that the records give. Without records (the API cannot be read) those are left out.
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
