import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';

/**
 * How far this visit came in making the phone ready. `starting`: not known yet. `no-worker`: the browser has none, so
 * nothing opens without a network. `thrifty`: data is dear, the lists wait for the reader's word. `fetching`: the lists
 * are on their way. `ready`: worker and lists are there. `incomplete`: the worker is there, some lists are not.
 */
export type Readiness = 'starting' | 'no-worker' | 'thrifty' | 'fetching' | 'ready' | 'incomplete';

let readiness: Readiness = 'starting';
const { subscribe, tell } = createSignal();

/** Notes how far it is; every screen that shows it hears of it. */
export function setReadiness(next: Readiness): void {
  readiness = next;
  tell();
}

/** How far this visit is; `starting` on a server. */
export const useReadiness = (): Readiness =>
  useStore<Readiness>(
    subscribe,
    () => readiness,
    () => 'starting',
  );
