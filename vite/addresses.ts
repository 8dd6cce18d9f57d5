import { fillPath } from '../src/addresses.ts';
import { titleOf, type AllOf, type Params, type RouteEntry, type ShownRecords } from '../src/routes.tsx';

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

type Route = Pick<RouteEntry, 'path' | 'title' | 'shows' | 'isWholeScreen'>;

/** What the route table says to the build alone, by path. */
interface ForBuild {
  descriptions: Readonly<Record<string, string>>;
  parameters?: Readonly<Record<string, ((all: AllOf) => readonly Params[]) | undefined>>;
}

/**
 * Every page that the route table can list: one for each plain path, and for a path with parameters one for each
 * address that the records give. Without records (the API cannot be read) those are left out.
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
      title: titleOf({ title }, given),
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
