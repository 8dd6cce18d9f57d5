import type { PersistentCache } from '../../data/device/swr-cache';
import { addKnown } from '../../data/watches/watches';
import { pathAt } from '../../words/language';
import type { KnownRecords } from '../ui/site-context';
import { renewAlerts } from './make-alert';
import { partsOf, readWatchNews } from './watch-news';

/** The alerts of watches are renewed once per start of the app. */
let renewal: Promise<void> | undefined;

/**
 * Counts the new entries of all watches, but for those of `counted`, and counts as seen what the page at `pathname`
 * shows: a list all of its entries, the page of an entry that one. With its first comparison, all that a watch finds is
 * known. Makes no request.
 */
export async function countWatchNews(
  cache: PersistentCache,
  places: readonly KnownRecords[],
  { pathname, counted }: { pathname: string; counted: ReadonlySet<string> },
): Promise<number> {
  renewal ??= renewAlerts(places);
  const page = pathAt(pathname);
  const unseen = new Set<string>();
  for (const { watch, is, fitting, news } of (await readWatchNews(cache, places)) ?? []) {
    const isFirst = is === 'compared' && watch.known === undefined;
    const { path } = partsOf(watch.address);
    const seen = isFirst ? fitting : news.filter((address) => page === path || page === address);
    if (isFirst || seen.length > 0) await addKnown(watch.address, seen);
    for (const address of news) if (!seen.includes(address) && !counted.has(address)) unseen.add(address);
  }
  return unseen.size;
}
