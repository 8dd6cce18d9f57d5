import type { PageMessage } from '../../sw/contract/contract';

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
