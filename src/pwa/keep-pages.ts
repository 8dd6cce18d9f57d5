import type { PageMessage } from '../../sw/contract/contract';

/**
 * Has the worker store the prerendered HTML of exactly these paths, for a fast start. Does nothing without a
 * worker.
 */
export function keepPages(paths: string[]): void {
  const message: PageMessage = { type: 'KEEP_PAGES', paths };
  navigator.serviceWorker.controller?.postMessage(message);
}
