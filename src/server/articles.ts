import { bodyStamp, type StandsIn } from '../../sw/contract/mark';
import { PersistentCache, type CachedList } from '../data/device/swr-cache';
import { cachedPages, storedPages } from '../data/lists/list-pages';
import { listKey } from '../data/lists/load-list';
import { at, type Resource } from '../schemas/base';
import { addressPart } from '../schemas/well-formed';
import { latestCount } from '../shell/latest-events';
import { matchPage } from '../shell/page-elements';
import type { readerOf } from './read-rows';

/** The record of a paginated list: it has an answer of its own, of which its page is drawn. */
export interface Article {
  resource: Resource;
  slug: string;
  /** The address of its own answer, and of the first page of its list. */
  key: string;
  list: string;
}

/** A record's page names a few of the list: the latest, but for the record itself. */
export const recentCount = latestCount + 1;

/** The record at the address of a page; undefined for any other page. */
export function findArticle(path: string): Article | undefined {
  const { route, params } = matchPage(path) ?? {};
  const resource = route?.shows?.of;
  if (!route?.shows?.params || resource?.envelope !== 'page' || params?.slug === undefined) return undefined;
  const { slug } = params;
  const key = listKey(at(resource, `${resource.name}/${addressPart(slug)}`, 'record'));
  return { resource, slug, key, list: listKey(resource) };
}

type Place = Pick<StandsIn, 'list' | 'stamp'>;

/** The records of a list by their slugs, with the page that each stands in; of each list the last one that was read. */
const places = new Map<string, { first: CachedList; bySlug: Promise<ReadonlyMap<string, Place>> }>();

/** Where the record of a page stands in its list. The whole list is read once, not for each of its records. */
export async function findPlace(
  article: Article | undefined,
  read: ReturnType<typeof readerOf>,
): Promise<{ standsIn?: StandsIn }> {
  const first = article && (await read(article.list));
  if (!first) return {};
  const known = places.get(article.list);
  const { bySlug } = known?.first === first ? known : { bySlug: readPlaces(article.resource, read) };
  places.set(article.list, { first, bySlug });
  const place = (await bySlug).get(article.slug);
  return place ? { standsIn: { record: article.key, ...place } } : {};
}

async function readPlaces(
  resource: Resource,
  read: ReturnType<typeof readerOf>,
): Promise<ReadonlyMap<string, Place>> {
  const cache = new PersistentCache([], read);
  await storedPages(cache, resource);
  const bySlug = new Map<string, Place>();
  for (const page of cachedPages(cache, resource)) {
    const list = listKey(page);
    const row = cache.get(list)?.data;
    for (const { slug } of (row?.value ?? []) as { slug?: string }[])
      if (row && slug !== undefined && !bySlug.has(slug)) bySlug.set(slug, { list, stamp: bodyStamp(row) });
  }
  return bySlug;
}
