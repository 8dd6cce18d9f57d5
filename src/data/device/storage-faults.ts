import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { isQuotaError } from '../../../sw/contract/quota';
import { isTimeout } from '../../../sw/contract/timeout';

/** Keys of lists for which the device's database had no room, and those for which the worker's cache had none. */
const without = { row: new Set<string>(), response: new Set<string>() };
const room = createSignal();

/** Records whether there was no room for a list: for its `row` in the database, or for its `response` in the cache. */
export function noteRoom(store: keyof typeof without, key: string, isMissing: boolean): void {
  const keys = without[store];
  if (keys.has(key) === isMissing) return;
  if (isMissing) keys.add(key);
  else keys.delete(key);
  room.tell();
}

/** Whether the browser has a place for responses beside the rows. */
const hasCache = () => 'caches' in globalThis && 'serviceWorker' in (globalThis.navigator ?? {});

/** Whether a list is in memory alone, because neither store had room for it. A list in one of the two survives. */
export const hasNoRoom = (key: string): boolean =>
  without.row.has(key) && (without.response.has(key) || !hasCache());

/** Whether any of these lists is in memory alone; false on the server. */
export const useHasNoRoom = (keys: readonly string[]): boolean =>
  useStore(
    room.subscribe,
    () => keys.some(hasNoRoom),
    () => false,
  );

/** Whether any list found no room since the start: then what is fetched ahead of its use would not be kept. */
export const isOutOfRoom = (): boolean => [...without.row].some(hasNoRoom);

/** What a browser may refuse to store: `files` in Cache Storage, `rows` in IndexedDB. */
type Refusable = 'files' | 'rows';

const refused = new Set<Refusable>();
const refusal = createSignal();

/**
 * Records whether the browser lets the site store this, by the outcome of opening the store: undefined if it opened,
 * else the error. That the device is full, or does not respond in time, is no refusal.
 */
export function noteRefusal(what: Refusable, error: unknown): void {
  if (error !== undefined && (isQuotaError(error) || isTimeout(error))) return;
  if (refused.has(what) === (error !== undefined)) return;
  if (error === undefined) refused.delete(what);
  else refused.add(what);
  refusal.tell();
}

/** Whether the browser refuses to store this, for example in a private window; false until it was tried. */
export const isRefusedHere = (what: Refusable): boolean => refused.has(what);

/** The same for a component; false on the server. */
export const useIsRefused = (what: Refusable): boolean =>
  useStore(
    refusal.subscribe,
    () => refused.has(what),
    () => false,
  );
