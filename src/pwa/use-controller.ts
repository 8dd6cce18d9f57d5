import { useStore } from '../browser/use-store';

/**
 * Whether the worker answers for this page, and with it the stored app. `none`: the browser has no worker. `unknown`:
 * on a server.
 */
export type Controller = 'unknown' | 'none' | 'not-yet' | 'controls';

function subscribe(listener: () => void) {
  if (!('serviceWorker' in navigator)) return () => undefined;
  navigator.serviceWorker.addEventListener('controllerchange', listener);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', listener);
}

/** How it is at this moment, for what began while it was otherwise. */
export function readControl(): Controller {
  if (!('serviceWorker' in navigator)) return 'none';
  return navigator.serviceWorker.controller ? 'controls' : 'not-yet';
}

/** Whether the app itself opens without a network. */
export const useController = (): Controller => useStore<Controller>(subscribe, readControl, () => 'unknown');
