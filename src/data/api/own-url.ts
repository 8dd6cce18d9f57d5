/**
 * An address within the app as the router takes it: path, query and hash. Undefined for one that leads anywhere else, and
 * for one that no browser can read. The browser's own parser judges: it drops tabs and line breaks, and takes `\` for `/`.
 * `origin` is the app's own.
 */
export function toOwnPath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  // The address of a blob has the origin of its page.
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  // Two slashes at the start would be another host to the router's own links.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
}

/** The address as the browser reads it; undefined where it cannot. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
