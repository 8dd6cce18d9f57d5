/**
 * The headers that the page and the worker set on copies of documents. Like `contract.ts`, this file imports
 * nothing.
 */

/**
 * The headers that every stored copy keeps: the worker detects a newer version by them. `Vary` is dropped
 * because `cache.put` rejects `Vary: *`, and `Content-Encoding` because the stored body is already decoded:
 * https://w3c.github.io/ServiceWorker/#cache-put
 */
export const storedHeaders = ['content-type', 'content-disposition', 'etag', 'last-modified'] as const;

/** Copies the named headers, as far as they are there. */
export function copyHeaders(from: Headers, to: Headers, names: readonly string[]): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}

/** The SHA-256 of the copy's bytes, if an API list named it when the copy was stored. */
export const sha256Header = 'x-sha256';

/** On an entry of the former documents: `1` if its body is the previous copy of the document. */
export const formerHeader = 'x-former';

/** On an entry of the former documents: a version (see `versionOf`) that is known but not stored on this device. */
export const otherVersionHeader = 'x-other-version';

/** On an entry of the former documents: the SHA-256 of a version that was rejected because no list named it. */
export const otherSha256Header = 'x-other-sha256';

/** On an entry of the former documents: when (ms since 1970) a newer version was found that is not stored here. */
export const newerAtHeader = 'x-newer-at';

/** The version that response headers identify: the ETag, or else date and length; empty without either. */
export function versionOf(headers: Headers): string {
  const etag = headers.get('etag');
  if (etag) return etag;
  const date = headers.get('last-modified');
  const length = headers.get('content-length');
  return date && length ? `${date} ${length}` : '';
}
