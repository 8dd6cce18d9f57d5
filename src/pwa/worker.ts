import { scriptAddress } from '../browser/trusted-types';
import { followUpdates } from './updates';

/** Resolves once the page is loaded, so that the worker never competes with the first paint. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Registers the worker after load. Resolves with true once it controls this page, with false where the browser
 * has none or the registration failed, which is told to the console: the site then works online only.
 */
export async function startWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await loaded();
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(scriptAddress('/sw.js'), { type: 'classic', updateViaCache: 'none' });
    followUpdates(workbox, isFirst);
    await workbox.register();
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await workbox.controlling;
    return true;
  } catch (error) {
    console.warn(`The app works online only: ${String(error)}`);
    return false;
  }
}
