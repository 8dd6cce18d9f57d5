import { useStore } from '../browser/use-store';

/**
 * Whether a worker controls this page, and so responds with the stored app. `none`: the browser has no
 * service workers. `unknown`: on the server.
 */
export type Controller = 'unknown' | 'none' | 'not-yet' | 'controls';

function subscribe(listener: () => void) {
  if (!('serviceWorker' in navigator)) return () => undefined;
  navigator.serviceWorker.addEventListener('controllerchange', listener);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', listener);
}

/** The present state, for code that started in another one. */
export function readControl(): Controller {
  if (!('serviceWorker' in navigator)) return 'none';
  return navigator.serviceWorker.controller ? 'controls' : 'not-yet';
}

/** Whether the app itself opens without a network. */
export const useController = (): Controller => useStore<Controller>(subscribe, readControl, () => 'unknown');
