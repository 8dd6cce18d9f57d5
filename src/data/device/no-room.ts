import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';

/** Keys of lists for which the device's database had no room, and those for which the worker's cache had none. */
const without = { row: new Set<string>(), response: new Set<string>() };
const { subscribe, tell } = createSignal();

/** Records whether there was no room for a list: for its `row` in the database, or for its `response` in the cache. */
export function noteRoom(store: keyof typeof without, key: string, isMissing: boolean): void {
  const keys = without[store];
  if (keys.has(key) === isMissing) return;
  if (isMissing) keys.add(key);
  else keys.delete(key);
  tell();
}

/** Whether the browser has a place for responses beside the rows. */
const hasCache = () => 'caches' in globalThis && 'serviceWorker' in (globalThis.navigator ?? {});

/** Whether a list is in memory alone, because neither store had room for it. A list in one of the two survives. */
export const hasNoRoom = (key: string): boolean =>
  without.row.has(key) && (without.response.has(key) || !hasCache());

/** Whether any of these lists is in memory alone; false on the server. */
export const useHasNoRoom = (keys: readonly string[]): boolean =>
  useStore(
    subscribe,
    () => keys.some(hasNoRoom),
    () => false,
  );

/** Whether any list found no room since the start: then what is fetched ahead of its use would not be kept. */
export const isOutOfRoom = (): boolean => [...without.row].some(hasNoRoom);
