import { promisifyRequest } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import { isTime } from '../../../sw/contract/mark';
import { createTabSignal } from '../../browser/tab-signal';
import { withRows } from '../device/database';
import { requestPersistence } from '../device/persistence';
import { watchPrefix as prefix } from '../device/row-keys';
import { readEntriesIfReadable } from '../device/row-maintenance';
import { attempt, deleteRow, writeRow, writeTimeout } from '../device/rows';
import { endAlert } from './alerts';

/** A list, or what a filter leaves of it, of whose new entries the user wants to be told. It never leaves the phone. */
export interface Watch {
  /** The path of the list without the prefix of a language, with the query of the filter: `/vacancies?place=Kabul`. */
  address: string;
  /** The tag of the language in which it was made: each language writes the names of places differently. */
  language: string;
  /** ms since 1970; 0 in a damaged row. */
  madeAt: number;
  /** The addresses of the entries that are no news, one per line; undefined until they were compared. */
  known: string | undefined;
}

/** `announce` tells this tab and the others that a watch began, ended or was seen; `followWatches` follows that. */
const { follow: followWatches, announce } = createTabSignal(`${appPrefix}-watches`);
export { followWatches };

/**
 * Begins a watch; `known` are the entries that are there already, undefined where the list is not whole on the phone.
 * Resolves to false if the device cannot store it.
 */
export async function startWatch(
  {
    address,
    language,
    known,
  }: Pick<Watch, 'address' | 'language'> & { known: readonly string[] | undefined },
  now = Date.now(),
): Promise<boolean> {
  const isStored = await writeRow(prefix + address, { language, madeAt: now, known: known?.join('\n') });
  announce();
  if (isStored) void requestPersistence();
  return isStored;
}

/** Ends a watch, and what it tells while the app is closed. Resolves to false if it is still there. Never rejects. */
export async function endWatch(address: string): Promise<boolean> {
  await endAlert(address);
  await deleteRow(prefix + address);
  announce();
  return (await readWatches())?.every((watch) => watch.address !== address) === true;
}

/** Counts entries as known, and announces it. A watch that was ended meanwhile stays ended. Never rejects. */
export async function addKnown(address: string, entries: readonly string[]): Promise<void> {
  const key = prefix + address;
  const add = () =>
    withRows('readwrite', async (store) => {
      const row = await promisifyRequest<unknown>(store.get(key));
      if (row === undefined) return false;
      const { language, madeAt, known } = toWatch(address, row);
      const all = new Set([...(known ?? '').split('\n'), ...entries].filter(Boolean));
      store.put({ language, madeAt, known: [...all].join('\n') }, key);
      return promisifyRequest(store.transaction).then(() => true);
    });
  if (await attempt(`mark ${key} as seen`, add, writeTimeout)) announce();
}

/** All watches, the oldest first; undefined if the device's database cannot be read, which is not the same as none. */
export async function readWatches(): Promise<Watch[] | undefined> {
  const rows = await readEntriesIfReadable(prefix);
  return rows
    ?.map(([key, row]) => toWatch(key.slice(prefix.length), row))
    .sort((one, other) => one.madeAt - other.madeAt);
}

/** All watches: `loading` on the server and until the device responds, `failed` if they cannot be read. */
export function useWatches(): readonly Watch[] | 'loading' | 'failed' {
  const [watches, setWatches] = useState<readonly Watch[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readWatches().then((found) => isCurrent && setWatches(found ?? 'failed'));
    read();
    const unfollow = followWatches(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return watches;
}

/** Converts a stored row. A damaged one has not been compared, so that nothing old is told as new. */
export function toWatch(address: string, row: unknown): Watch {
  const { language, madeAt, known } = (row ?? {}) as Record<string, unknown>;
  return {
    address,
    language: typeof language === 'string' ? language : '',
    madeAt: isTime(madeAt) ? madeAt : 0,
    known: typeof known === 'string' ? known : undefined,
  };
}
