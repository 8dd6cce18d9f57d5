import { fillPath } from '../src/addresses.ts';
// Types alone: this file is loaded with the config, where no plugin resolves the messages that the table imports.
import type { AllOf, Params, RouteEntry, ShownRecords } from '../src/routes.tsx';

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

type Route = Pick<RouteEntry, 'path' | 'title' | 'shows' | 'isWholeScreen'>;

/** What the route table says to the build alone, by path. */
interface ForBuild {
  descriptions: Readonly<Record<string, string>>;
  parameters?: Readonly<Record<string, ((all: AllOf) => readonly Params[]) | undefined>>;
}

/**
 * Lists every page of the route table: one for each static path, and for a path with parameters one for each
 * address that the records give. Without records (the API cannot be read) only static paths are listed.
 */
export function listPages(
  routes: readonly Route[],
  { descriptions, parameters = {} }: ForBuild,
  all: AllOf,
): Page[] {
  return routes.flatMap(({ path, title, shows, isWholeScreen }) => {
    const params = path.includes(':') ? (parameters[path]?.(all) ?? paramsOf(shows, all)) : [{}];
    const description = descriptions[path];
    if (description === undefined) throw new Error(`src/routes.tsx: ${path} has no description.`);
    return params.map((given) => ({
      path: fillPath(path, given),
      route: path,
      title: typeof title === 'string' ? title : title(given),
      description,
      ...(isWholeScreen ? { isUnlisted: true } : {}),
    }));
  });
}

/** The parameters of the page of each record. */
function paramsOf(shows: ShownRecords | undefined, all: AllOf): Params[] {
  if (!shows?.params) return [];
  const records = all(shows.of) as never[];
  return records.flatMap((record): Params[] => {
    const params = shows.params?.(record, records);
    return params ? [params] : [];
  });
}
