import type { PageMessage } from '../../sw/contract/contract';

/**
 * Has the worker cache the prerendered HTML of these paths, for a fast start, and delete that of the other paths of their
 * language; an empty array deletes all. Does nothing if no worker controls the page.
 */
export function cachePages(paths: string[]): void {
  const message: PageMessage = { type: 'KEEP_PAGES', paths };
  navigator.serviceWorker.controller?.postMessage(message);
}
