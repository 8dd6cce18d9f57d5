import { language } from 'virtual:messages';
import { apiPath, apiUrlIn } from '../../../sw/contract/contract';

/**
 * The address of an API call in the language of the page: `localisedApiUrl('posts?page=2')` is `/api/fa/posts?page=2`.
 */
export const localisedApiUrl = (path: string): string => apiUrlIn(language.lists, path);

/**
 * The path and query of an API address without the language of the page; undefined if the address is not an API call. A
 * paginator of the server may leave out a language in the query. `origin` is the app's origin.
 */
export function unlocalisedApiPath(url: URL, origin: string): string | undefined {
  const path = apiPath(url, origin);
  if (path === undefined) return undefined;
  const { lists } = language;
  const own = (path + url.search).replace(/([?&])lang=\w+(&|$)/, '$1').replace(/[?&]$/, '');
  return own.startsWith(lists) ? own.slice(lists.length) : own;
}
