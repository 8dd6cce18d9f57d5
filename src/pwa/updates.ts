import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { createSignal } from '../browser/signal';

/**
 * `waiting`: a new version is installed and waits for the user's consent. `taken-over`: another tab activated
 * it, so this tab runs an old page with a new worker.
 */
export type Update = 'none' | 'waiting' | 'taken-over';

/** The minimum time (ms) between checks for a new version. */
const checkInterval = 3_600_000;

/** How long (ms) the waiting worker may take to become active before this tab reloads anyway. */
const activationTimeout = 5_000;

let state: Update = 'none';
let worker: Workbox | undefined;
let isRequested = false;
const { subscribe, tell } = createSignal();

function setState(next: Update) {
  state = next;
  tell();
}

/** The state of the update; `none` on the server. */
export const useUpdate = (): Update =>
  useSyncExternalStore<Update>(
    subscribe,
    () => state,
    () => 'none',
  );

/**
 * Activates the waiting version when the user asks for it, and reloads this tab alone once it is active, or after 5 s:
 * the browser keeps it waiting while the active worker has work, which a reload ends.
 * https://w3c.github.io/ServiceWorker/#try-activate-algorithm
 */
export function applyUpdate(): void {
  isRequested = true;
  worker?.messageSkipWaiting();
  setTimeout(() => location.reload(), activationTimeout);
}

/**
 * Tracks the worker's updates: checks for one when the page becomes visible and on an `online` event, at most
 * once an hour. `isFirst`: no worker controlled this page when it was opened. A later call replaces the
 * registration that is tracked.
 */
export function watchUpdates(workbox: Workbox, isFirst: boolean): void {
  workbox.addEventListener('waiting', () => setState('waiting'));
  const isTracking = worker !== undefined;
  worker = workbox;
  if (isTracking) return;
  let hadController = !isFirst;
  let lastCheck = Date.now();

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isRequested) location.reload();
    else if (hadController) setState('taken-over');
    hadController = true;
  });

  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < checkInterval) return;
    lastCheck = Date.now();
    worker
      ?.update()
      .catch((error: unknown) => console.warn(`The check for a new version failed: ${String(error)}`));
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
}
