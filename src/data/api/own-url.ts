import { parseUrl } from '../../../sw/contract/urls';

export { parseUrl };

/**
 * Converts an address within the app to the form that the router takes: path, query and hash. Undefined for
 * an external or invalid address. It uses the browser's URL parser, which removes tabs and newlines and reads
 * `\` as `/`: https://url.spec.whatwg.org/#concept-basic-url-parser `origin` is the app's origin.
 */
export function toOwnPath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  // A blob URL has the origin of the page that created it.
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  // A path that starts with two slashes would be another host in the router's links.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}
