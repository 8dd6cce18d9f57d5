/**
 * Takes repeated slashes out of the page's address, before the router reads it. They stand for one on every host; the
 * router takes two at the start for another host, and is quadratic in their number.
 */
export function tidyAddress({ pathname, search, hash }: Location, history: History): void {
  if (!pathname.includes('//')) return;
  history.replaceState(history.state, '', pathname.replace(/\/{2,}/g, '/') + search + hash);
}
