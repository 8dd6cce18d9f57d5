/**
 * Why a file that came from `url` may not be stored, in words; undefined when it may: it must be the readable answer
 * to the end, no page of HTML, and a PDF where the name or type says so. `file` is its body, read to the end.
 */
export async function flawOfFile(url: string, response: Response, file: Blob): Promise<string | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200) return `status ${response.status}`;
  if (/\bx?html\b/i.test(type)) return 'a page of HTML in its place';
  const promised = response.headers.get('content-length');
  if (promised !== null && !hasLength(file.size, Number(promised), response)) {
    return `${file.size} of ${promised} bytes`;
  }
  const isPdf = /\.pdf$/i.test(new URL(url).pathname) || /^application\/pdf\b/i.test(type);
  if (isPdf && (await file.slice(0, 5).text()) !== '%PDF-') return 'no PDF in its place';
  return undefined;
}

/** Another origin hides its `Content-Encoding`: more bytes than promised are then taken for an unpacked body. */
function hasLength(size: number, promised: number, { type, headers }: Response): boolean {
  if (headers.has('content-encoding')) return true;
  return type === 'cors' ? size >= promised : size === promised;
}

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
