import { inChunks } from '../../browser/yield-to-main';
import { coalesceRuns } from '../../browser/coalesce-runs';
import type { KnownRecords } from '../../components/ui/site-context';
import type { PersistentCache } from '../../data/device/swr-cache';
import { keptPrefix, watchPrefix } from '../../data/device/row-keys';
import { readKeys } from '../../data/device/rows';
import { recordVisit } from '../../data/lists/visits/last-visit';
import { listKey } from '../../data/lists/load-list';
import { setNewNotices } from '../../data/lists/visits/new-notices';
import { readWholePages, recordsOf } from '../../data/lists/list-pages';
import { readZone } from '../../data/lists/use-settings';
import { deadlineReader } from '../../format/dates';
import { isOpen } from '../../schemas/notices';
import { pathAt } from '../../words/language';

/** The Badging API, and the navigation API, which not every browser has. */
interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}
declare const navigation: EventTarget | undefined;

interface ListedNotice {
  address: string;
  isOpen: boolean;
}

/**
 * Tells the pages what is new since the last visit, and shows on the app's icon how many open notices are new in lists
 * that were not opened yet: now, when a list changes, and when the user comes, goes on or leaves. Makes no request.
 * `signal` stops it.
 */
export function trackVisits(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  signal: AbortSignal,
): void {
  const places = records.filter(({ of, hasPages }) => hasPages && of.slugFrom);
  const keys = new Set(places.map(({ of }) => listKey(of)));

  let place: string | undefined;

  const check = coalesceRuns(async () => {
    if (signal.aborted) return;
    place = location.pathname;
    const listed = await readNotices(cache, places);
    const addresses = [...listed].map(
      ([path, notices]) => [path, notices.map(({ address }) => address)] as const,
    );
    const visit = await recordVisit(new Map(addresses), openList(places));
    const at = new Set(visit.news);
    const open = Object.fromEntries(
      [...listed].map(([path, notices]) => [
        path,
        notices.filter(({ address, isOpen }) => isOpen && at.has(address)).length,
      ]),
    );
    if (signal.aborted) return;
    setNewNotices({ at, open });
    const unseen = Object.keys(open).filter((path) => !visit.opened.includes(path));
    const changed = await countKeptNews(cache, records);
    const isCounted = (address: string) => unseen.some((path) => address.startsWith(`${path}/`));
    const counted = new Set(visit.news.filter(isCounted));
    const watched = await countWatched(cache, records, counted);
    await setBadge(unseen.reduce((sum, path) => sum + open[path]!, changed + watched));
  });
  const again = () => void check().catch((error: unknown) => console.warn(error));

  again();
  const unfollow = cache.follow((key) => keys.has(key) && again());
  signal.addEventListener('abort', unfollow);
  document.addEventListener('visibilitychange', again, { signal });
  // Each letter in the filter of a list changes the query.
  const goOn = () => location.pathname !== place && again();
  if (typeof navigation !== 'undefined') navigation.addEventListener('currententrychange', goOn, { signal });
}

/** The path of the list that is open, or whose record is. */
const openList = (places: readonly KnownRecords[]): string | undefined =>
  places.find(({ path }) => `${pathAt(location.pathname)}/`.startsWith(`${path}/`))?.path;

async function readNotices(
  cache: PersistentCache,
  places: readonly KnownRecords[],
): Promise<ReadonlyMap<string, readonly ListedNotice[]>> {
  const read = deadlineReader(Date.now(), await readZone(cache));
  const lists = new Map<string, ListedNotice[]>();
  for (const { of, path, addressOf } of places) {
    const { deadline } = of;
    const isOpenNow = (record: Record<string, unknown>) =>
      deadline !== undefined && isOpen(record, record[deadline] as string | undefined, read);
    const pages = await readWholePages(cache, of);
    if (pages.length === 0) continue;
    const all = recordsOf(pages) as Record<string, unknown>[];
    const notices: ListedNotice[] = [];
    await inChunks(all, (slice) => {
      for (const record of slice) {
        const address = addressOf(record as never, all as never[]);
        if (address !== undefined) notices.push({ address, isOpen: isOpenNow(record) });
      }
    });
    lists.set(path, notices);
  }
  return lists;
}

/** How many kept things have changed and were not seen since; the code for that comes only where something is kept. */
async function countKeptNews(cache: PersistentCache, records: readonly KnownRecords[]): Promise<number> {
  if ((await readKeys(keptPrefix)).length === 0) return 0;
  const { countNews } = await import('../../components/kept/standings');
  return countNews(cache, records);
}

/** How many entries of what is watched are new and not `counted`; the code for that comes only where something is. */
async function countWatched(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  counted: ReadonlySet<string>,
): Promise<number> {
  if ((await readKeys(watchPrefix)).length === 0) return 0;
  const { countWatchNews } = await import('../../components/watch/count-watch-news');
  return countWatchNews(cache, records, { pathname: location.pathname, counted });
}

/** A browser tab has no icon to badge, and some browsers refuse it: that is no fault. */
async function setBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Badges;
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  await change?.catch(() => undefined);
}
