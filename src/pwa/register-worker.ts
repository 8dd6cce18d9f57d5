import type { Workbox } from 'workbox-window';
import { scriptAddress } from '../browser/trusted-types';
import { watchUpdates } from './updates';

/** Resolves on load, so that the worker does not compete with the first paint. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** The wait (ms) after a failed first install, doubled after each further one. */
const firstPause = 30_000;

/** Whether a worker is active; false if the first install failed, for example behind a captive portal. */
const isInstalled = (workbox: Workbox) =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<false>((resolve) => workbox.addEventListener('redundant', () => resolve(false))),
  ]);

/** Resolves on an `online` event, or after the pause (ms). */
const nextAttempt = (pause: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pause);
  });

/**
 * Registers the worker after load, and again if its first install fails. Resolves to true once it controls
 * this page, and to false, with a warning, if the browser has no service workers or the registration failed:
 * then the site works online only.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await loaded();
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    const { Workbox } = await import('workbox-window');
    const register = async () => {
      const workbox = new Workbox(scriptAddress('/sw.js'), { type: 'classic', updateViaCache: 'none' });
      watchUpdates(workbox, isFirst);
      await workbox.register();
      return workbox;
    };
    let workbox = await register();
    for (let pause = firstPause; !(await isInstalled(workbox)); pause *= 2) {
      console.warn('The first install of the worker failed and will be retried.');
      await nextAttempt(pause);
      workbox = await register();
    }
    if (!navigator.serviceWorker.controller) await workbox.controlling;
    return true;
  } catch (error) {
    console.warn(`The app works online only: ${String(error)}`);
    return false;
  }
}
