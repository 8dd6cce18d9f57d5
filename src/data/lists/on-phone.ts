import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { coalesceRuns } from '../../browser/coalesce-runs';
import type { Resource } from '../../schemas/base';
import type { PersistentCache } from '../device/swr-cache';
import { furtherPages, readWholePages, recordsOf } from './list-pages';
import { listKey } from './load-list';

/** A list as far as it is on the phone. */
export interface ListOnPhone {
  records: readonly Readonly<Record<string, unknown>>[];
  /** Whether all of its records are on the phone. */
  isWhole: boolean;
}

/** Reads a list from the phone. Makes no request. Never rejects: a list that cannot be read is not there. */
export async function readListOnPhone(cache: PersistentCache, of: Resource): Promise<ListOnPhone> {
  try {
    const pages = await readWholePages(cache, of);
    const isWhole = pages.length > 0 && [...furtherPages(cache, of)].length + 1 === pages.length;
    return { records: recordsOf(pages) as ListOnPhone['records'], isWhole };
  } catch (error) {
    console.warn(`The list of ${of.name} could not be read: ${String(error)}`);
    return { records: [], isWhole: false };
  }
}

interface Comparison<T> {
  /** Resolves to undefined if the phone's database cannot be read. */
  read: (cache: PersistentCache) => Promise<T | undefined>;
  /** Calls its listener when what is compared with the lists changes. Returns a function that stops it. */
  follow: (listener: () => void) => () => void;
  lists: readonly Resource[];
}

/**
 * What comes of comparing something on the phone with its lists, again when either changes. `loading` on the server and
 * until the phone responds, `failed` if it cannot be read. `compare` must be a stable object.
 */
export function useComparison<T>(compare: Comparison<T>): T | 'loading' | 'failed' {
  const { cache } = useSWRConfig();
  const [state, setState] = useState<T | 'loading' | 'failed'>('loading');
  useEffect(
    function followBoth() {
      const stored = cache as PersistentCache;
      let isCurrent = true;
      const show = (found: T | undefined) => isCurrent && setState(() => found ?? 'failed');
      const read = coalesceRuns(async () => show(await compare.read(stored)));
      const again = () =>
        void read().catch((error: unknown) => {
          console.warn(`What is on the phone could not be compared with its lists: ${String(error)}`);
          show(undefined);
        });
      again();
      const keys = new Set(compare.lists.map(listKey));
      const unfollow = [compare.follow(again), stored.follow((key) => keys.has(key) && again())];
      return () => {
        isCurrent = false;
        for (const stop of unfollow) stop();
      };
    },
    [cache, compare],
  );
  return state;
}
