import type { PageMessage } from '../../sw/contract/contract';

/** Has the worker keep the prerendered HTML of just these paths, for a quick start. Does nothing without a worker. */
export function keepPages(paths: string[]): void {
  const message: PageMessage = { type: 'KEEP_PAGES', paths };
  navigator.serviceWorker.controller?.postMessage(message);
}
