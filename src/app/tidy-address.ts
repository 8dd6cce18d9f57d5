import { cleanPath } from '../../sw/contract/contract';
import { matchPage } from '../shell/page-elements';
import { language, pathAt } from '../words/language';

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

/** An address as the app makes them: of a page that it has, without what messengers add to links. */
function isPlain({ pathname, search, hash }: Location): boolean {
  const path = decoded(pathname);
  return (
    /^[\p{L}\p{M}\p{N}/_-]*$/u.test(path) &&
    !/[A-Z]/.test(path) &&
    /[^\s.,;:!?…)\]}>"'*~»”’،؛؟۔]$/u.test(decoded(hash || search) || path) &&
    matchPage(pathAt(pathname)) !== undefined
  );
}

/** Empty for a malformed one, which is not plain. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '.';
  }
}

/**
 * Replaces the address of a link that was cut, lengthened or written otherwise by the one that was meant, before the
 * router reads it. Resolves to whether the browser leaves for the page in another language. Where the code for it does
 * not load, the address stays.
 */
export async function leadToMeant(location: Location, history: History): Promise<boolean> {
  if (isPlain(location)) return false;
  const meant = await import('./meant-address').then(
    ({ meantAddress }) => meantAddress(location),
    (error: unknown) => void console.warn(error),
  );
  if (!meant) return false;
  if (meant.language.tag === language.tag) history.replaceState(history.state, '', meant.address);
  else location.replace(meant.address);
  return meant.language.tag !== language.tag;
}
