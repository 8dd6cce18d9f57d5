/** What page and worker write on the copies of documents. Like `contract.ts`, this file imports nothing. */

/** The SHA-256 of the copy's bytes, where a list of the API named it when the copy was stored. */
export const sha256Header = 'x-sha256';

/** On an entry beside a saved document: `1` where its body is the copy before the present one. */
export const formerHeader = 'x-former';

/** On an entry beside a saved document: the version (see `versionOf`) that is known and not stored here. */
export const otherVersionHeader = 'x-other-version';

/** On an entry beside a saved document: the SHA-256 of the version that was refused, for no list named it then. */
export const otherSha256Header = 'x-other-sha256';

/** On an entry beside a saved document: since when (ms since 1970) a newer version is known that is not stored here. */
export const newerAtHeader = 'x-newer-at';

/** What the head of an answer tells of its version: its tag, or date and length; empty where it tells nothing. */
export function versionOf(headers: Headers): string {
  const etag = headers.get('etag');
  if (etag) return etag;
  const date = headers.get('last-modified');
  const length = headers.get('content-length');
  return date && length ? `${date} ${length}` : '';
}
