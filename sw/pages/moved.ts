import { cleanPath } from '../contract/contract';
import { movedTo } from '../contract/moved';
import { builtIn, siteLanguageAt } from '../version/version-files';

/**
 * The redirect of a page that has moved, or that was in a language which the site has left; undefined for any other
 * address. The query of the address stays.
 */
export function redirectMoved({ origin, pathname, search }: URL): Response | undefined {
  const { moved } = builtIn();
  const to = moved && movedTo(cleanPath(pathname), siteLanguageAt(pathname).prefix, moved);
  if (to === undefined) return undefined;
  const url = new URL(to, origin);
  url.search = search;
  return Response.redirect(url.href, 302);
}
