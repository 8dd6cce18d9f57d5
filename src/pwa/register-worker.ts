import type { Workbox } from 'workbox-window';
import type { PageMessage } from '../../sw/contract/contract';
import { withTimeout } from '../../sw/contract/timeout';
import { firstPause, longerPause, waitForRetry } from '../browser/wait-for-retry';
import { scriptAddress } from '../browser/trusted-types';
import { importRetriably } from '../browser/import-retriably';
import { loadInBackground } from './load-in-background';
import { watchUpdates } from './updates';

/** How long (ms) to wait for what others control: a picture that never arrives, or a worker that claims nothing. */
const waitLimit = 10_000;

/** Resolves on load, so that the worker does not compete with the first paint, or after 10 s. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, waitLimit);
  });

/**
 * Waits until the worker controls this page, 10 s at most. The first worker claims the open pages, but not one that was still
 * being loaded, so this page asks to be claimed. A page that was reloaded past all caches is without a worker on purpose.
 */
const controlling = (workbox: Workbox) => {
  if (!isReload()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(claim));
  return withTimeout(waitLimit, workbox.controlling).catch((error: unknown) =>
    console.warn(`The worker is active and does not control this page: ${String(error)}`),
  );
};

const claim: PageMessage = { type: 'CLAIM' };

const isReload = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Whether a worker is active; false if the first install failed, for example behind a captive portal. */
const isInstalled = (workbox: Workbox) =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<false>((resolve) => workbox.addEventListener('redundant', () => resolve(false))),
  ]);

/**
 * Registers the worker after load, and again if its first install fails or its script cannot be fetched.
 * Resolves to true once it controls this page, or is active and will control the next one; and to false, with a warning, if the browser has no service
 * workers or does not allow one: then the site works online only.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await loaded();
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    const { Workbox } = await loadInBackground(() => importRetriably(() => import('workbox-window')));
    const workbox = await untilTrue(async () => {
      const next = new Workbox(scriptAddress('/sw.js'), { type: 'classic', updateViaCache: 'none' });
      watchUpdates(next, isFirst);
      return (await isRegistered(next)) && (await isInstalled(next)) && next;
    });
    if (!navigator.serviceWorker.controller) await controlling(workbox);
    return true;
  } catch (error) {
    console.warn(`The app works online only: ${String(error)}`);
    return false;
  }
}

/** What browsers say when `register` could not fetch the script; another `TypeError` is a fault that no retry mends. */
const fetchErrors = /script|ServiceWorker/i;

/**
 * False, with a warning, if the script of the worker could not be fetched: then `register` rejects with a `TypeError`.
 * https://developer.mozilla.org/en-US/docs/Web/API/ServiceWorkerContainer/register#exceptions
 */
async function isRegistered(workbox: Workbox): Promise<boolean> {
  try {
    // Workbox would wait for the load event once more.
    await workbox.register({ immediate: true });
    return true;
  } catch (error) {
    if (!(error instanceof TypeError) || !fetchErrors.test(error.message)) throw error;
    console.warn(`The script of the worker could not be fetched: ${String(error)}`);
    return false;
  }
}

/** The first result of `attempt` that is not false. After each failure it waits for the next chance. */
async function untilTrue<T>(attempt: () => Promise<T | false>): Promise<T> {
  for (let pause = firstPause; ; pause = longerPause(pause)) {
    const result = await attempt();
    if (result !== false) return result;
    console.warn('The first install of the worker failed and will be retried.');
    await waitForRetry(pause);
  }
}
