import { promisifyRequest } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { appPrefix } from '../../../sw/contract/contract';
import { isTime } from '../../../sw/contract/mark';
import { openChannel } from '../../browser/open-channel';
import { createSignal } from '../../browser/signal';
import { withRows } from '../device/database';
import { requestPersistence } from '../device/persistence';
import { watchPrefix as prefix } from '../device/row-keys';
import { attempt, deleteRow, readEntries, writeRow, writeTimeout } from '../device/rows';

/** A list, or what a filter leaves of it, of whose new entries the user wants to be told. It never leaves the phone. */
export interface Watch {
  /** The path of the list without the prefix of a language, with the query of the filter: `/vacancies?place=Kabul`. */
  address: string;
  /** The tag of the language in which it was made: each language writes the names of places differently. */
  language: string;
  /** ms since 1970; 0 in a damaged row. */
  madeAt: number;
  /** The addresses of the entries that are no news, one per line. */
  known: string;
}

const { subscribe, tell } = createSignal();
let channel: { open: BroadcastChannel | undefined } | undefined;

/** Broadcasts a change to the other tabs. */
function joinTabs(): BroadcastChannel | undefined {
  channel ??= { open: openChannel(`${appPrefix}-watches`, tell) };
  return channel.open;
}

/** Never throws: the row is stored all the same. */
function announce(): void {
  try {
    tell();
    joinTabs()?.postMessage('changed');
  } catch (error) {
    console.warn(`A change of what is watched could not be announced: ${String(error)}`);
  }
}

/** Begins a watch; `known` are the entries that are there already. Resolves to false if the device cannot store it. */
export async function startWatch(
  { address, language, known }: Pick<Watch, 'address' | 'language'> & { known: readonly string[] },
  now = Date.now(),
): Promise<boolean> {
  const isStored = await writeRow(prefix + address, { language, madeAt: now, known: known.join('\n') });
  announce();
  if (isStored) void requestPersistence();
  return isStored;
}

/** Ends a watch. Resolves to false if it is still there. Never rejects. */
export async function endWatch(address: string): Promise<boolean> {
  await deleteRow(prefix + address);
  announce();
  return (await readWatches()).every((watch) => watch.address !== address);
}

/** Counts entries as known, and announces it. A watch that was ended meanwhile stays ended. Never rejects. */
export async function addKnown(address: string, entries: readonly string[]): Promise<void> {
  const key = prefix + address;
  const add = () =>
    withRows('readwrite', async (store) => {
      const row = await promisifyRequest<unknown>(store.get(key));
      if (row === undefined) return false;
      const { language, madeAt, known } = toWatch(address, row);
      const all = new Set([...known.split('\n'), ...entries].filter(Boolean));
      store.put({ language, madeAt, known: [...all].join('\n') }, key);
      return promisifyRequest(store.transaction).then(() => true);
    });
  if (await attempt(`mark ${key} as seen`, add, writeTimeout)) announce();
}

/** All watches, the oldest first; none if the device's database cannot be read, of which the console is told. */
export async function readWatches(): Promise<Watch[]> {
  const watches = (await readEntries(prefix)).map(([key, row]) => toWatch(key.slice(prefix.length), row));
  return watches.sort((one, other) => one.madeAt - other.madeAt);
}

/** Calls `listener` when a watch began, ended or was seen, in this tab or another. Returns a function that stops it. */
export function followWatches(listener: () => void): () => void {
  joinTabs();
  return subscribe(listener);
}

/** All watches; undefined on the server and until the device responds. */
export function useWatches(): readonly Watch[] | undefined {
  const [watches, setWatches] = useState<readonly Watch[]>();
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readWatches().then((found) => isCurrent && setWatches(found));
    read();
    const unfollow = followWatches(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return watches;
}

/** Converts a stored row. In a damaged one nothing is known, so that what was new is told once more. */
export function toWatch(address: string, row: unknown): Watch {
  const { language, madeAt, known } = (row ?? {}) as Record<string, unknown>;
  return {
    address,
    language: typeof language === 'string' ? language : '',
    madeAt: isTime(madeAt) ? madeAt : 0,
    known: typeof known === 'string' ? known : '',
  };
}
