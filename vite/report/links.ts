import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath } from '../../src/addresses';
import type { AllOf, Params, RouteEntry } from '../../src/route';
import type { Fields, RecordOf, Resource } from '../../src/schemas/base';
import { parse } from '../../src/schemas/parse';
import type { ReadContent } from '../content/compile';
import type { WireRecord } from '../content/records/wire-value';
import type { SiteLanguage } from '../messages/languages';

/** Whether the site has something at a root-relative address without query and fragment. */
export type KnownAddresses = (address: string) => boolean;

interface Site {
  root: string;
  routes: readonly RouteEntry[];
  /** The path parameters of routes that show no record, by path. */
  parameters: Readonly<Record<string, ((all: AllOf) => readonly Params[]) | undefined>>;
}

/** The addresses of the pages, files, feeds and lists of a site. */
export function addressesOf(
  { root, routes, parameters }: Site,
  { files, responses, records, resources }: ReadContent,
  siteLanguages: readonly SiteLanguage[],
): KnownAddresses {
  const lists = new Map(
    resources.map((resource) => {
      const data = (records.get(resource.name) ?? []).map(({ record }) => record);
      return [resource.name, parse(resource, { data, meta: { links: [] } }, '').records];
    }),
  );
  const all: AllOf = <F extends Fields>({ name }: Resource<F>) =>
    (lists.get(name) ?? []) as unknown as readonly RecordOf<Resource<F>>[];
  const pages = new Set(
    routes.flatMap(({ path, shows }) => {
      if (!path.includes(':')) return [path];
      const given = parameters[path]?.(all) ?? paramsOf(shows, all);
      return given.map((params) => fillPath(path, params));
    }),
  );
  const withoutPrefix = (address: string) => {
    const { prefix = '' } =
      siteLanguages.find((one) => one.prefix && `${address}/`.startsWith(`${one.prefix}/`)) ?? {};
    return address.slice(prefix.length) || '/';
  };
  return (given) => {
    const address = withoutPrefix(given.replace(/(?<=.)\/$/, '').replace(/(\/index)?\.html$/, '') || '/');
    const file = decoded(given.slice(1));
    return (
      pages.has(address) ||
      pages.has(encodeURI(decoded(address))) ||
      files.has(file) ||
      responses.has(file) ||
      responses.has(`${file}.json`) ||
      // Feeds, sitemap and what else the build makes, and the icons.
      /^\/(?:[^/]+\.(?:atom|ics|xml|txt|webmanifest)|assets\/.*)$/.test(address) ||
      existsSync(join(root, 'public', file))
    );
  };
}

function paramsOf(shows: RouteEntry['shows'], all: AllOf): readonly Params[] {
  if (!shows?.params) return [];
  const records = all(shows.of) as never[];
  return records.flatMap((record): Params[] => {
    const params = shows.params?.(record, records);
    return params ? [params] : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address that is malformed is that of nothing.
    return text;
  }
}

/**
 * A line for each link of the records to an address that the site does not have. Other sites are not asked. `off` has the
 * paths of pages that the site has switched off.
 */
export function readLinks(
  { resources, records }: ReadContent,
  siteLanguages: readonly SiteLanguage[],
  isKnown: KnownAddresses,
  off: readonly string[] = [],
): string[] {
  const isOff = (address: string) =>
    ['', ...siteLanguages.map(({ prefix }) => prefix)].some((prefix) =>
      off.some((path) => address === prefix + path),
    );
  const lines = resources.flatMap((resource) =>
    (records.get(resource.name) ?? []).flatMap(({ file, record, inLists }) => {
      const versions = [
        ['', record] as const,
        ...siteLanguages.map(({ tag, code }) => [`.${code}`, inLists.get(tag) ?? record] as const),
      ];
      const seen = new Set<string>();
      return versions.flatMap(([segment, version]) =>
        linksIn(resource, version).flatMap(({ field, href }) => {
          const [address = ''] = href.split(/[?#]/);
          if (!/^\/(?!\/)/.test(href) || isKnown(address) || seen.has(href)) return [];
          seen.add(href);
          const place = `${file.replace(/(\.[^.]+)$/, `${segment}$1`)}: ${field}`;
          return [
            isOff(address) ? `${place}: the page ${href} is off.` : `${place}: there is no page at ${href}.`,
          ];
        }),
      );
    }),
  );
  return [...new Set(lines)];
}

const hrefs = /<a\b[^>]*?\shref="([^"]*)"/g;

/** The addresses that the fields of a record lead to. */
const linksIn = ({ fields }: Resource, record: WireRecord): { field: string; href: string }[] =>
  Object.entries(fields).flatMap(([field, { kind, wire }]) => {
    const value = record[wire[0] ?? field];
    if (typeof value !== 'string') return [];
    if (kind === 'link') return [{ field, href: value }];
    if (kind !== 'markup') return [];
    return [...value.matchAll(hrefs)].map(([, href = '']) => ({
      field,
      href: href.replaceAll('&amp;', '&'),
    }));
  });
