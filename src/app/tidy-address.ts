import { cleanPath } from '../../sw/contract/contract';

/**
 * Cleans the page's address before the router reads it. Removes repeated slashes: every host treats them as one; the
 * router takes two leading slashes for another host, and takes quadratic time in their number. Removes `.html` and
 * `index.html`, which a host without redirects leaves in the address, and the worker too.
 */
export function tidyAddress({ pathname, search, hash }: Location, history: History): void {
  const single = pathname.replace(/\/{2,}/g, '/');
  const tidy = single.endsWith('.html') ? cleanPath(single) : single;
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash);
}
