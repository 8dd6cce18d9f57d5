import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { createSignal } from '../browser/signal';

/**
 * `none`; `waiting`: a new version is installed and waits for the reader's word; `taken-over`: another tab let
 * it take over, so this tab runs an old page on a new worker.
 */
export type Update = 'none' | 'waiting' | 'taken-over';

/** New versions are looked for at most this often (ms). */
const checkInterval = 3_600_000;

let state: Update = 'none';
let worker: Workbox | undefined;
let asked = false;
const { subscribe, tell } = createSignal();

function setState(next: Update) {
  state = next;
  tell();
}

/** Where the app stands with a new version; `none` on a server. */
export const useUpdate = (): Update =>
  useSyncExternalStore<Update>(
    subscribe,
    () => state,
    () => 'none',
  );

/** The reader's word: the waiting version takes over, and this tab, alone, reloads when it has. */
export function applyUpdate(): void {
  asked = true;
  worker?.messageSkipWaiting();
}

/**
 * Follows the worker's updates: looks for them when the app comes back to the front and when the network
 * returns, at most once an hour. `isFirst`: no worker controlled this page when it was opened. A later call follows
 * another registration in the place of the one before.
 */
export function watchUpdates(workbox: Workbox, isFirst: boolean): void {
  workbox.addEventListener('waiting', () => setState('waiting'));
  const isFollowing = worker !== undefined;
  worker = workbox;
  if (isFollowing) return;
  let hadController = !isFirst;
  let lastCheck = Date.now();

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (hadController) setState('taken-over');
    hadController = true;
  });

  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < checkInterval) return;
    lastCheck = Date.now();
    worker?.update().catch((error: unknown) => console.warn(`No look for a new version: ${String(error)}`));
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
}
