import type { VersionFile } from './version-files';
import { teeBody } from './tee-body';
import type { StallTimer } from './stall-timeout';
import { makeCopy } from './cache-storage';

/** The answer for a file of this version; `flaw` says in words why it may not be stored. */
export interface Arrival {
  response: Response;
  flaw?: string;
}

/**
 * Fetches a file of this version: status 200, not redirected, of the type that its name calls for, with exactly the
 * content that the build made. A wrong answer is asked for once more past the browser's own cache, which keeps hashed
 * files for a year. `response` is then a network error, or the server's own answer where that is an error. Never rejects.
 */
export async function fetchExact(file: VersionFile, watch: StallTimer): Promise<Arrival> {
  const isHashed = file.key === file.url;
  const first = await ask(file, isHashed ? 'default' : 'no-cache', watch);
  return first.isWrong ? await ask(file, 'reload', watch) : first;
}

async function ask(
  file: VersionFile,
  cache: RequestCache,
  watch: StallTimer,
): Promise<Arrival & { isWrong?: boolean }> {
  try {
    const response = await fetch(file.url, { cache, signal: watch.signal });
    watch.onProgress();
    if (response.status >= 400) return { response, flaw: `status ${response.status}` };
    const body = await teeBody(response.body, watch).whole;
    const flaw = await findMismatch(file, response, body);
    if (flaw) return { response: Response.error(), flaw, isWrong: true };
    return { response: makeCopy(body, response.headers) };
  } catch (error) {
    return { response: Response.error(), flaw: String(error) };
  }
}

/** Why an answer is not the file of this version, in words; undefined where it is. `body` is its whole body. */
export async function findMismatch(
  { url, integrity }: VersionFile,
  { status, redirected, headers }: Response,
  body: Blob,
): Promise<string | undefined> {
  if (redirected) return 'redirected';
  if (status !== 200) return `status ${status}`;
  const type = headers.get('content-type') ?? '';
  if (!hasTypeOfName(url, type)) return `content type "${type}"`;
  return (await digestOf(body)) === integrity ? undefined : 'other content than the build made';
}

const types: Readonly<Record<string, RegExp>> = { js: /javascript/i, css: /^text\/css\b/i };

/** Browsers refuse scripts and styles of another type; for the rest a host may have no better name than "bytes". */
function hasTypeOfName(url: string, type: string): boolean {
  const [, extension = ''] = /\.(\w+)$/.exec(url) ?? [];
  return types[extension]?.test(type) ?? !/\bx?html\b/i.test(type);
}

async function digestOf(body: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
