import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { appPrefix } from '../../sw/contract/contract';
import { openChannel } from '../browser/open-channel';
import { createSignal } from '../browser/signal';
import { reloadPage } from '../browser/reload';

/**
 * `waiting`: a new version is installed and waits for the user's consent. `taken-over`: another tab activated
 * it, so this tab runs an old page with a new worker.
 */
export type Update = 'none' | 'waiting' | 'taken-over';

/** The minimum time (ms) between checks for a new version. */
const checkInterval = 3_600_000;

let state: Update = 'none';
let worker: Workbox | undefined;
let isRequested = false;
const { subscribe, tell } = createSignal();
const request = createSignal();
let channel: BroadcastChannel | undefined;

/** In the session storage of a tab that reloaded before the new version was active. */
export const requestedKey = 'update-requested';

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
 * Calls `listener` when the user asks for the waiting version, in this tab or another: it becomes active only once the
 * active worker has no work, so that background work has to end. Returns a function that stops it.
 */
export const onUpdateRequest = request.subscribe;

/**
 * Tells every tab that the user asked for the waiting version, and activates it; this tab alone then reloads. For
 * `applyUpdate`.
 */
export function requestUpdate(): void {
  isRequested = true;
  request.tell();
  channel?.postMessage('requested');
  worker?.messageSkipWaiting();
}

/** Whether this tab reloaded because the user had asked for the update. True once. */
function takeRequest(): boolean {
  try {
    const isRecorded = sessionStorage.getItem(requestedKey) !== null;
    sessionStorage.removeItem(requestedKey);
    return isRecorded;
  } catch {
    // A browser that refuses this storage could not record the request either.
    return false;
  }
}

/**
 * Tracks the worker's updates: checks for one when the page becomes visible and on an `online` event, at most
 * once an hour. What still waits after the user has asked for it is asked for again. `isFirst`: no worker controlled
 * this page when it was opened. A later call replaces the registration that is tracked.
 */
export function watchUpdates(workbox: Workbox, isFirst: boolean): void {
  const wasRequested = takeRequest();
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasRequested && wasWaitingBeforeRegister) workbox.messageSkipWaiting();
    else setState('waiting');
  });
  const isTracking = worker !== undefined;
  worker = workbox;
  if (isTracking) return;
  channel = openChannel(`${appPrefix}-update`, request.tell);
  let hadController = !isFirst;
  let lastCheck = Date.now();

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isRequested) reloadPage();
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
