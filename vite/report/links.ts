import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath } from '../../src/addresses';
import { findContacts } from '../../src/format/find-contacts';
import type { AllOf, Params, RouteEntry } from '../../src/route';
import type { Fields, Kind, RecordOf, Resource } from '../../src/schemas/base';
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

interface Own {
  siteLanguages: readonly SiteLanguage[];
  addresses: KnownAddresses;
  /** The public address of the site; empty if it is not known. */
  siteUrl: string;
  /** The paths of pages that the site has switched off. */
  off?: readonly string[];
}

/**
 * A line for each link of the records and settings to an address that the site does not have, also where it is written
 * with the public address of the site. Other sites are not asked.
 */
export function readLinks(
  content: ReadContent,
  { siteLanguages, addresses, siteUrl, off = [] }: Own,
): string[] {
  const isOff = (address: string) =>
    ['', ...siteLanguages.map(({ prefix }) => prefix)].some((prefix) =>
      off.some((path) => address === prefix + path),
    );
  const ownOf = (href: string) =>
    siteUrl && `${href}/`.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) || '/' : href;
  const sources = [...recordsIn(content, siteLanguages), ...settingsIn(content, siteLanguages)];
  const lines = sources.flatMap(({ file, versions }) => {
    const seen = new Set<string>();
    return versions.flatMap(([segment, links]) =>
      links.flatMap(({ field, href }) => {
        const [address = ''] = ownOf(href).split(/[?#]/);
        if (!/^\/(?!\/)/.test(address) || addresses(address) || seen.has(href)) return [];
        seen.add(href);
        const place = `${file.replace(/(\.[^.]+)$/, `${segment}$1`)}: ${field}`;
        return [
          isOff(address) ? `${place}: the page ${href} is off.` : `${place}: there is no page at ${href}.`,
        ];
      }),
    );
  });
  return [...new Set(lines)];
}

interface Link {
  field: string;
  href: string;
}

/** The links of a file of an editor: its own, and with `.fa` those of its translation to Dari. */
interface Linking {
  file: string;
  versions: readonly (readonly [segment: string, links: readonly Link[]])[];
}

const recordsIn = ({ resources, records }: ReadContent, siteLanguages: readonly SiteLanguage[]): Linking[] =>
  resources.flatMap((resource) =>
    (records.get(resource.name) ?? []).map(({ file, record, inLists }) => ({
      file,
      versions: [
        ['', linksIn(resource, record)] as const,
        ...siteLanguages.map(
          ({ tag, code }) => [`.${code}`, linksIn(resource, inLists.get(tag) ?? record)] as const,
        ),
      ],
    })),
  );

const settingsIn = ({ settings }: ReadContent, siteLanguages: readonly SiteLanguage[]): Linking[] =>
  settings.map(({ file, name, record, translations, isLink }) => {
    const kind = isLink ? 'link' : 'text';
    const linksOf = (value: unknown) => hrefsIn(kind, value).map((href) => ({ field: name, href }));
    return {
      file,
      versions: [
        ['', linksOf(record['field_value'])] as const,
        ...siteLanguages.map(({ tag, code }) => [`.${code}`, linksOf(translations.get(tag))] as const),
      ],
    };
  });

/** The addresses that the fields of a record lead to. */
const linksIn = ({ fields }: Resource, record: WireRecord): Link[] =>
  Object.entries(fields).flatMap(([field, { kind, wire }]) =>
    hrefsIn(kind, record[wire[0] ?? field]).map((href) => ({ field, href })),
  );

const hrefs = /<a\b[^>]*?\shref="([^"]*)"/g;

/** The addresses that a value leads to: what is written as one in a text becomes a link on the page. */
function hrefsIn(kind: Kind, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (kind === 'link') return [value];
  if (kind !== 'markup' && kind !== 'text') return [];
  const marked = [...value.matchAll(hrefs)].map(([, href = '']) => href);
  const written = findContacts(value).map(({ href }) => href);
  return [...marked, ...written].map((href) => href.replaceAll('&amp;', '&'));
}
