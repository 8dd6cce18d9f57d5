import type { Workbox } from 'workbox-window';
import { scriptAddress } from '../browser/trusted-types';
import { watchUpdates } from './updates';

/** Resolves once the page is loaded, so that the worker never competes with the first paint. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** After a first install that failed the next one follows after this time (ms), then after twice as long. */
const firstPause = 30_000;

/** Whether a worker is there; false where its first install failed, as behind a hotspot. */
const isInstalled = (workbox: Workbox) =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<false>((resolve) => workbox.addEventListener('redundant', () => resolve(false))),
  ]);

/** Resolves when the network returns, at last after the pause (ms). */
const nextChance = (pause: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pause);
  });

/**
 * Registers the worker after load, and again where its first install fails. Resolves with true once it controls this
 * page, with false where the browser has none or the registration failed, which is told to the console: the site then
 * works online only.
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
      console.warn('The app could not be stored, and is tried again.');
      await nextChance(pause);
      workbox = await register();
    }
    if (!navigator.serviceWorker.controller) await workbox.controlling;
    return true;
  } catch (error) {
    console.warn(`The app works online only: ${String(error)}`);
    return false;
  }
}
