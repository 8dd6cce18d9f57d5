import {
  hasItsEnd,
  hasPromisedLength,
  headLength,
  isOfItsKind,
  isPageType,
  tailLength,
} from '../contract/file-signatures';
import { documentKind } from '../contract/urls';

/**
 * Why a response must not be stored as the document at `url`, judged by its headers: it is a redirect, not
 * status 200, or HTML or JSON in the place of the document. Undefined if the body may be read.
 */
export function flawOfHeaders(
  url: string,
  { status, type, redirected, headers }: Response,
): string | undefined {
  if (redirected || type === 'opaqueredirect') return 'it came from another address';
  if (status !== 200) return `status ${status}`;
  const mediaType = headers.get('content-type') ?? '';
  return isPageType(documentKind(url, mediaType), mediaType) ? `${mediaType} in its place` : undefined;
}

/**
 * Why a file from `url` must not be stored; undefined if it may. It needs valid headers, the promised length,
 * the signature of its extension and the end marker of its format. `file` is the complete body. With
 * `isAsPublished`, a list names the file's SHA-256, so the end marker is not checked.
 */
export async function validateFile(
  url: string,
  response: Response,
  file: Blob,
  isAsPublished = false,
): Promise<string | undefined> {
  const flaw = flawOfHeaders(url, response);
  if (flaw) return flaw;
  const { headers } = response;
  if (!hasPromisedLength(file.size, response)) {
    return `${file.size} of ${headers.get('content-length')} bytes`;
  }
  return flawOfFile(url, headers, file, isAsPublished);
}

/**
 * Why a file is not what the document at `url` must be: another signature than that of its extension, or no
 * end marker of its format. Undefined if it is.
 */
export async function flawOfFile(
  url: string,
  headers: Headers,
  file: Blob,
  isAsPublished = false,
): Promise<string | undefined> {
  const kind = documentKind(url, headers.get('content-type') ?? '');
  const head = await bytesOf(file.slice(0, headLength));
  if (!isOfItsKind(kind, head)) return 'a file of another kind in its place';
  const hasEnd = isAsPublished || hasItsEnd(kind, head, await bytesOf(file.slice(-tailLength)));
  return hasEnd ? undefined : 'its end is missing';
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Whether the headers alone identify the stored version: by ETag, or else by date and length. */
export function isSameVersion(stored: Headers, fresh: Headers): boolean {
  const isEqual = (name: string) => stored.has(name) && stored.get(name) === fresh.get(name);
  if (stored.has('etag') && fresh.has('etag')) return isEqual('etag');
  return isEqual('last-modified') && isEqual('content-length');
}

/** Whether two files have the same bytes. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === bytes[index]);
}
