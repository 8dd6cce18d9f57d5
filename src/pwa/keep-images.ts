import type { PageMessage } from '../../sw/contract/contract';

/**
 * Has the worker keep the images that this page shows: on a first visit they came before there was a worker, and
 * would be missing without a network. Does nothing where no worker controls the page.
 */
export function keepImages(): void {
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const urls = shown.map(({ currentSrc }) => currentSrc).filter((url) => /^https?:/.test(url));
  const message: PageMessage = { type: 'KEEP_IMAGES', urls };
  if (urls.length > 0) navigator.serviceWorker.controller?.postMessage(message);
}
