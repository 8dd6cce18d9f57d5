import { createSignal } from '../../../browser/signal';
import { useStore } from '../../../browser/use-store';

/**
 * How far this visit has prepared the device for offline use. `starting`: not known yet. `no-worker`: the
 * browser has no service worker, so nothing opens without a network. `metered`: the connection is metered,
 * and the lists wait for the user's consent. `fetching`: the lists are being fetched. `ready`: worker and
 * lists are stored. `waiting`: some lists are missing, and are fetched when the pause is over that the server
 * asked for. `incomplete`: the worker is installed, but some lists are missing.
 */
export type OfflineState =
  'starting' | 'no-worker' | 'metered' | 'fetching' | 'ready' | 'waiting' | 'incomplete';

let state: OfflineState = 'starting';
const { subscribe, tell } = createSignal();

/** Sets the state and notifies its subscribers. */
export function setOfflineState(next: OfflineState): void {
  state = next;
  tell();
}

/** The state of this visit; `starting` on the server. */
export const useOfflineState = (): OfflineState =>
  useStore<OfflineState>(
    subscribe,
    () => state,
    () => 'starting',
  );
