import { fillPath } from '../../src/addresses.ts';
import type { SiteLanguage } from '../messages/languages.ts';
// Types alone: this file is loaded with the config, where no plugin resolves the messages that the table imports.
import type { AllOf, Params, RouteEntry, ShownRecords } from '../../src/route.ts';

/** The address of a path in a language: `/fa/vacancies`, `/fa`. */
export const addressIn = ({ prefix }: Pick<SiteLanguage, 'prefix'>, path: string): string =>
  prefix && path === '/' ? prefix : prefix + path;

/** One page of the site, for its HTML file. */
export interface Page {
  /** The path of the route table, which is the same in all languages. */
  path: string;
  /** The pattern of its route, `/project-details/:slug`. */
  route: string;
  title: string;
  description: string;
  /** The page exists but is not in the sitemap, and has `noindex`. */
  isUnlisted?: boolean;
  /** The address of the page with the same content, for an alias: search engines are sent there. */
  canonical?: string;
  /** The page is for developers, and is not in the sitemap. */
  isTemplate?: boolean;
  /** The record that the page is of. */
  record?: object;
}

type Route = Pick<RouteEntry, 'path' | 'title' | 'shows' | 'isWholeScreen' | 'isAlias'> &
  Partial<Pick<RouteEntry, 'page'>>;

/** The head of a page that replaces the title and description of its route. */
interface Head {
  title?: string;
  description?: string;
}

/** The data of routes for the build alone, by path. */
interface ForBuild {
  descriptions: Readonly<Record<string, string>>;
  /** The description of the home page, in place of the one in `descriptions`. */
  homeDescription?: (all: AllOf) => string;
  parameters?: Readonly<Record<string, ((all: AllOf) => readonly Params[]) | undefined>>;
  /** The head of a record's page. */
  recordHead?: (route: Route, record: object) => Head;
  /** The records of a list that get pages; all by default. */
  recordsToRender?: (of: ShownRecords['of'], all: AllOf) => readonly object[];
}

/**
 * Lists every page of the route table: one for each static path, and for a path with parameters one for each
 * address that the records give. Without records (the API cannot be read) only static paths are listed.
 */
export function listPages(routes: readonly Route[], site: ForBuild, all: AllOf): Page[] {
  const { parameters = {} } = site;
  const descriptions: Readonly<Record<string, string>> = {
    ...site.descriptions,
    ...(site.homeDescription && { '/': site.homeDescription(all) }),
  };
  return routes.flatMap((route) => {
    const { path, title, isWholeScreen, isAlias, page } = route;
    const original = isAlias ? routes.find((one) => one.page === page && !one.isAlias) : undefined;
    const given = path.includes(':') ? parameters[path]?.(all) : [{}];
    const own = ownPlace(route, site, all);
    const places =
      own ?? given?.map((params): Place => ({ params, head: {} })) ?? recordPlaces(route, site, all);
    const description = descriptions[path] ?? own?.[0].head.title;
    if (description === undefined) throw new Error(`src/server/descriptions.ts: ${path} has no description.`);
    return places.map(({ params, head, record }) => ({
      path: fillPath(path, params),
      route: path,
      title: typeof title === 'string' ? title : title(params),
      description,
      ...head,
      ...(isWholeScreen || (isAlias && !original) ? { isUnlisted: true } : {}),
      ...(original ? { canonical: original.path } : {}),
      ...(page?.startsWith('templates/') ? { isTemplate: true } : {}),
      ...(record ? { record } : {}),
    }));
  });
}

/** One address of a route. */
interface Place {
  params: Params;
  head: Head;
  record?: object;
}

/** The place of a page of the site's own, which shows one record; undefined for other routes. */
function ownPlace({ shows, ...route }: Route, { recordHead }: ForBuild, all: AllOf): [Place] | undefined {
  if (!shows?.of.isNamedByFile) return undefined;
  const record = all(shows.of).find((one) => shows.has?.(one as never));
  return record && [{ params: {}, head: recordHead?.({ shows, ...route }, record) ?? {}, record }];
}

/** The address of the page of each record, and its head. */
function recordPlaces(route: Route, { recordHead, recordsToRender }: ForBuild, all: AllOf): Place[] {
  const { shows } = route;
  if (!shows?.params) return [];
  const records = all(shows.of) as never[];
  const rendered = (recordsToRender?.(shows.of, all) ?? records) as never[];
  return rendered.flatMap((record): Place[] => {
    const params = shows.params?.(record, records);
    return params ? [{ params, head: recordHead?.(route, record) ?? {}, record }] : [];
  });
}
