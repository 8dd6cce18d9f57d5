import { refreshTag } from '../../sw/contract/contract';

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
