import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { isQuotaError } from '../../../sw/contract/quota';
import { isTimeout } from '../../../sw/contract/timeout';

/** What a browser may refuse to store: `files` in Cache Storage, `rows` in IndexedDB. */
export type Refusable = 'files' | 'rows';

const refused = new Set<Refusable>();
const { subscribe, tell } = createSignal();

/**
 * Records whether the browser lets the site store this, by the outcome of opening the store: undefined if it opened,
 * else the error. That the device is full, or does not respond in time, is no refusal.
 */
export function noteRefusal(what: Refusable, error: unknown): void {
  if (error !== undefined && (isQuotaError(error) || isTimeout(error))) return;
  if (refused.has(what) === (error !== undefined)) return;
  if (error === undefined) refused.delete(what);
  else refused.add(what);
  tell();
}

/** Whether the browser refuses to store this, for example in a private window; false until it was tried. */
export const isRefusedHere = (what: Refusable): boolean => refused.has(what);

/** The same for a component; false on the server. */
export const useIsRefused = (what: Refusable): boolean =>
  useStore(
    subscribe,
    () => refused.has(what),
    () => false,
  );
