import { extensionOf } from '../contract/urls';
import type { VersionFile } from './version-files';
import { readBytes } from '../network/tee-body';
import type { StallTimer } from '../network/stall-timeout';
import { makeCopy } from '../storage/cache-storage';

/** The response for a file of this version; `flaw` says why it must not be stored. */
export interface Arrival {
  response: Response;
  flaw?: string;
}

/**
 * Fetches a file of this version: status 200, not redirected, the content type of its extension, and exactly
 * the bytes that the build made. A wrong response is fetched once more past the browser's HTTP cache, which
 * keeps hashed files for a year. If that fails too, `response` is the server's own error response or else a
 * network error. Never rejects.
 */
export async function fetchExact(file: VersionFile, timer: StallTimer): Promise<Arrival> {
  const isHashed = file.key === file.url;
  const first = await attempt(file, isHashed ? 'default' : 'no-cache', timer);
  return first.isWrong ? await attempt(file, 'reload', timer) : first;
}

async function attempt(
  file: VersionFile,
  cache: RequestCache,
  timer: StallTimer,
): Promise<Arrival & { isWrong?: boolean }> {
  try {
    const response = await fetch(file.url, { cache, signal: timer.signal });
    timer.onProgress();
    if (response.status >= 400) return { response, flaw: `status ${response.status}` };
    const body = await readBytes(response.body, timer);
    const flaw = await findMismatch(file, response, body);
    if (flaw) return { response: Response.error(), flaw, isWrong: true };
    return { response: makeCopy(body, response.headers) };
  } catch (error) {
    return { response: Response.error(), flaw: String(error) };
  }
}

/** Why a response is not the file of this version; undefined if it is. `body` is its complete body. */
export async function findMismatch(
  { url, integrity }: VersionFile,
  { status, redirected, headers }: Response,
  body: BufferSource,
): Promise<string | undefined> {
  if (redirected) return 'redirected';
  if (status !== 200) return `status ${status}`;
  const type = headers.get('content-type') ?? '';
  if (!hasExpectedType(url, type)) return `content type "${type}"`;
  return (await digestOf(body)).startsWith(integrity) ? undefined : 'other content than the build made';
}

const types: Readonly<Record<string, RegExp>> = { js: /javascript/i, css: /^text\/css\b/i };

/**
 * Browsers reject scripts and styles with a wrong content type. Other files may come as
 * `application/octet-stream`.
 */
function hasExpectedType(url: string, type: string): boolean {
  return types[extensionOf(url)]?.test(type) ?? !/\bx?html\b/i.test(type);
}

async function digestOf(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
