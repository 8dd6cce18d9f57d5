import type { PersistentCache } from '../../data/device/swr-cache';
import { addressOf } from '../../data/documents/types';
import { readKept } from '../../data/kept/kept';
import { readWholeRecords } from '../../data/lists/list-pages';
import { readAwards } from '../../data/lists/read-awards';
import type { FileValue } from '../../schemas/base';
import type { AnyRecord } from '../list/table-rows';
import { documentLists, fileOf } from '../search/listed-documents';
import { findPlace, recordTitle } from '../search/search-sources';
import type { KnownRecords } from '../ui/site-context';
import { forget, keep, type Keepable } from './keep';

interface Found extends Keepable {
  isKept: boolean;
}

/**
 * Finds the record of a document in the lists on the phone, and whether it is kept. Undefined if it has no page of its
 * own. Makes no request. Never rejects.
 */
export async function findKeepable(
  cache: PersistentCache,
  lists: readonly KnownRecords[],
  file: FileValue,
): Promise<Found | undefined> {
  const wanted = addressOf(file.url);
  for (const { of, places } of documentLists(lists.filter(({ hasPages }) => hasPages))) {
    const records = (await readWholeRecords(cache, of)) as AnyRecord[];
    const record = records.find((each) => {
      const own = fileOf(of, each);
      return own && addressOf(own.url) === wanted;
    });
    const found = record && findPlace(places, record, records);
    if (!record || !found) continue;
    const kept = await readKept();
    const isKept = kept?.some(({ address }) => address === found.to) === true;
    return { of, record, title: recordTitle(found.place, record), address: found.to, isKept };
  }
  return undefined;
}

/** Keeps the record, or forgets it if it is kept. Resolves to why that failed, in words; empty if it did not. */
export const toggleKept = async (cache: PersistentCache, { isKept, ...thing }: Found): Promise<string> =>
  isKept ? forget(thing) : keep(thing, await readAwards(cache));
