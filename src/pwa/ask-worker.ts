import { refreshTag, type PageMessage } from '../../sw/contract/contract';

/**
 * Has the worker cache the prerendered HTML of these paths, for a fast start, and delete that of the other paths of their
 * language; an empty array deletes all. Does nothing if no worker controls the page.
 */
export function cachePages(paths: string[]): void {
  const message: PageMessage = { type: 'KEEP_PAGES', paths };
  navigator.serviceWorker.controller?.postMessage(message);
}

/**
 * Has the worker store the images on this page. On a first visit they were loaded before the worker was
 * installed, and would be missing without a network. Does nothing if no worker controls the page.
 */
export function keepImages(): void {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const urls = shown.map(({ currentSrc }) => currentSrc).filter((url) => /^https?:/.test(url));
  const message: PageMessage = { type: 'KEEP_IMAGES', urls };
  if (urls.length > 0) navigator.serviceWorker.controller?.postMessage(message);
}

/** At least this time (ms) lies between two refreshes; the browser decides when they are. */
const interval = 12 * 3_600_000;

/** https://developer.mozilla.org/en-US/docs/Web/API/Web_Periodic_Background_Synchronization_API */
interface PeriodicSync {
  register: (tag: string, options: { minInterval: number }) => Promise<void>;
}

/**
 * Has the worker refresh the lists of notices while the app is closed, where the browser has periodic background sync
 * and permits it, as it does for an installed app. Rejects if the browser refuses after all.
 */
export async function refreshInBackground(): Promise<void> {
  const registration: ServiceWorkerRegistration & { periodicSync?: PeriodicSync } =
    await navigator.serviceWorker.ready;
  if (!registration.periodicSync) return;
  const { state } = await navigator.permissions.query({
    name: 'periodic-background-sync' as PermissionName,
  });
  if (state === 'granted') await registration.periodicSync.register(refreshTag, { minInterval: interval });
}
