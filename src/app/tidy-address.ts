/**
 * Removes repeated slashes from the page's address before the router reads it. Every host treats them as one; the
 * router takes two leading slashes for another host, and takes quadratic time in their number.
 */
export function tidyAddress({ pathname, search, hash }: Location, history: History): void {
  if (!pathname.includes('//')) return;
  history.replaceState(history.state, '', pathname.replace(/\/{2,}/g, '/') + search + hash);
}
