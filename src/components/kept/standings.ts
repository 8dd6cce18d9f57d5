import { use, useMemo } from 'react';
import type { PersistentCache } from '../../data/device/swr-cache';
import { changesOf, factsOf, type Change, type Present } from '../../data/kept/facts';
import { markSeen, readKept, watchKept, type KeptThing } from '../../data/kept/kept';
import { readListOnPhone, useComparison, type ListOnPhone } from '../../data/lists/on-phone';
import { readAwards } from '../../data/lists/read-awards';
import { readZone } from '../../data/lists/use-settings';
import type { Resource } from '../../schemas/base';
import { itbs } from '../../schemas/itbs';
import { noas } from '../../schemas/noas';
import { noticeOf, type Award, type Notice } from '../../schemas/notices';
import { eventOf, posts, type EventPlace } from '../../schemas/posts';
import { recheck } from '../../schemas/recheck-rows';
import { language } from '../../words/language';
import type { AnyRecord } from '../list/table-rows';
import { recordTitle } from '../search/search-sources';
import { SiteContext, type KnownRecords } from '../ui/site-context';

/** A kept thing, and how it stands in the lists on the phone. */
export interface Standing {
  kept: KeptThing;
  present: Present;
  /** The title of its record now; where it is not known, the one that was kept. */
  title: string;
  /** The display name of its list. */
  kind: string | undefined;
  kindOfDate: 'event' | 'other';
  /** The record as the list has it now, else as it was kept. */
  record: AnyRecord | undefined;
  notice: Notice | undefined;
  event: EventPlace | undefined;
  /** As the list writes it now, else as it was kept; empty without one. */
  deadline: string;
  /** What changed since it was kept, but for the passing of its deadline. */
  changes: readonly Change[];
  /** Whether its user has not seen a change yet. */
  isNews: boolean;
}

/** How kept things stand in the lists on the phone. Makes no request. */
export async function readStandings(
  cache: PersistentCache,
  places: readonly KnownRecords[],
  kept: readonly KeptThing[],
): Promise<Standing[]> {
  if (kept.length === 0) return [];
  const zone = await readZone(cache);
  const awards = kept.some(({ list }) => list === itbs.name) ? await readAwards(cache) : undefined;
  const lists = new Map<Resource, Promise<ListOnPhone>>();
  return Promise.all(
    kept.map(async (thing) => {
      const place = places.find(
        ({ of, path, hasPages }) =>
          hasPages && thing.address.startsWith(`${path}/`) && (!thing.list || thing.list === of.name),
      );
      if (place) lists.set(place.of, lists.get(place.of) ?? readListOnPhone(cache, place.of));
      const list = place && (await lists.get(place.of));
      return standingOf(thing, place, list, { awards, zone });
    }),
  );
}

function standingOf(
  kept: KeptThing,
  place: KnownRecords | undefined,
  { records, isWhole }: ListOnPhone = { records: [], isWhole: false },
  { awards, zone }: { awards: readonly Award[] | undefined; zone: string },
): Standing {
  const current = place && findRecord(kept, place, records);
  const present = current ? factsOf(place.of, current, awards) : isWhole ? 'gone' : 'unknown';
  const [former] = place && kept.record ? (recheck(place.of, [kept.record]) ?? []) : [];
  const record = current ?? (former as AnyRecord | undefined);
  const compare = (to: 'facts' | 'seen') =>
    changesOf(kept[to], present, { zone, isSameLanguage: kept.language === language.tag });
  const facts = typeof present === 'object' ? present : kept.facts;
  return {
    kept,
    present,
    title: (current && recordTitle(place, current)) || kept.title,
    kind: place?.kind,
    kindOfDate: place?.of.name === posts.name ? 'event' : 'other',
    record,
    notice: place && record && noticeOf(place.of, record, awards),
    event: place && record && eventOf(place.of, record),
    deadline: facts.deadline ?? '',
    changes: compare('facts'),
    isNews: compare('seen').length > 0,
  };
}

/** The record by its id, which a list keeps when a number or a title changes; else by its address. */
function findRecord(kept: KeptThing, place: KnownRecords, all: readonly AnyRecord[]): AnyRecord | undefined {
  const id = kept.record?.id;
  const own = id === undefined ? undefined : all.find((record) => record.id === id);
  return own ?? all.find((record) => place.addressOf(record as never, all as never[]) === kept.address);
}

/** How many kept things have changed and were not seen since. Makes no request. */
export async function countNews(cache: PersistentCache, places: readonly KnownRecords[]): Promise<number> {
  const standings = await readStandings(cache, places, (await readKept()) ?? []);
  return standings.filter(({ isNews }) => isNews).length;
}

/** Counts what was told of these things as seen. */
export const countAsSeen = (standings: readonly Standing[]): Promise<void[]> =>
  Promise.all(
    standings
      .filter(({ isNews }) => isNews)
      .map(({ kept, present }) =>
        markSeen(kept.address, typeof present === 'object' ? present : { ...kept.seen, isGone: true }),
      ),
  );

/**
 * How all that is kept stands, again when something is kept or forgotten and when a list changes. `loading` on the
 * server and until the device responds, `failed` if it cannot be read.
 */
export function useStandings(): readonly Standing[] | 'loading' | 'failed' {
  const { records } = use(SiteContext);
  const compare = useMemo(
    () => ({
      async read(cache: PersistentCache) {
        const kept = await readKept();
        return kept && readStandings(cache, records, kept);
      },
      follow: watchKept,
      lists: keptLists(records),
    }),
    [records],
  );
  return useComparison(compare);
}

/** The lists of which something can be kept, and that of the awards, which change an invitation. */
const keptLists = (records: readonly KnownRecords[]): Resource[] => [
  ...records.filter(({ hasPages }) => hasPages).map(({ of }) => of),
  noas as unknown as Resource,
];
