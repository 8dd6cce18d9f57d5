import {
  endingOf,
  hasItsEnd,
  hasPromisedLength,
  headLength,
  isOfItsKind,
  isPageType,
  tailLength,
} from './contract/file-signatures';

/**
 * Why an answer may not be stored as the document at `url`, as far as its head tells: only the readable answer of that
 * very address may, and no page. Undefined where its body may be looked at.
 */
export function flawOfHead(url: string, { status, type, redirected, headers }: Response): string | undefined {
  if (redirected || type === 'opaqueredirect') return 'it came from another address';
  if (status !== 200) return `status ${status}`;
  const mediaType = headers.get('content-type') ?? '';
  return isPageType(endingOf(url, mediaType), mediaType) ? `${mediaType} in its place` : undefined;
}

/**
 * Why a file that came from `url` may not be stored, in words; undefined when it may: its head has no flaw, it is as long
 * as promised, of the kind that its name promises, and has the end that its kind has. `file` is the body, read to the end.
 * `isAsPublished`: a list names these very bytes, so that the end need not be judged.
 */
export async function validateFile(
  url: string,
  response: Response,
  file: Blob,
  isAsPublished = false,
): Promise<string | undefined> {
  const flaw = flawOfHead(url, response);
  if (flaw) return flaw;
  const { headers } = response;
  if (!hasPromisedLength(file.size, response)) {
    return `${file.size} of ${headers.get('content-length')} bytes`;
  }
  const ending = endingOf(url, headers.get('content-type') ?? '');
  const head = await bytesOf(file.slice(0, headLength));
  if (!isOfItsKind(ending, head)) return 'a file of another kind in its place';
  const hasEnd = isAsPublished || hasItsEnd(ending, head, await bytesOf(file.slice(-tailLength)));
  return hasEnd ? undefined : 'its end is missing';
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Whether the head alone tells that the file is the stored one: by its tag, or by date and length without one. */
export function isSameVersion(stored: Headers, fresh: Headers): boolean {
  const isEqual = (name: string) => stored.has(name) && stored.get(name) === fresh.get(name);
  if (stored.has('etag') && fresh.has('etag')) return isEqual('etag');
  return isEqual('last-modified') && isEqual('content-length');
}

/** Whether two files hold the same bytes. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === bytes[index]);
}
