import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hasFileExtension } from '../../sw/contract/urls.ts';
import { locate } from './locate.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './rule-files.ts';
import { fileFolders, notFoundPage } from './rules.ts';
import { sendFile } from './send-file.ts';

/** The default `Cache-Control` of Netlify and Cloudflare Pages. */
const hostDefault = 'public, max-age=0, must-revalidate';

type Next = (error?: unknown) => void;

/** What the folder is like. */
interface Serving {
  /** Whether its files are still being compressed. */
  isCompressing?: boolean;
}

/**
 * Serves a built site like Netlify and Cloudflare Pages, by its `_headers` and `_redirects`. Reads everything
 * at each request, so a new build is visible at once. Passes errors of the disk and of the rule files to
 * `next`.
 */
export function hostHandler(folder: string, serving: Serving = {}) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    handle(folder, request, response, serving).catch(next);
  };
}

async function handle(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const { path, search } = readAddress(request.url ?? '/');
  const headers = headersFor(parseHeaders(await readFile(join(folder, '_headers'), 'utf8')), path ?? '/');
  // Those hosts always use TLS; this server does not.
  headers.delete('strict-transport-security');
  const redirects = parseRedirects(await readFile(join(folder, '_redirects'), 'utf8'));

  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, headers, 405, 'Method not allowed');
  }
  if (path === undefined) return refuse(response, headers, 400, 'Bad address');

  const place = await locate(folder, path, redirects);
  if (place.kind === 'file') {
    if (!headers.has('cache-control')) headers.set('cache-control', hostDefault);
    response.setHeaders(headers);
    return sendFile(request, response, place.file, serving);
  }
  if (place.kind === 'moved') {
    setErrorHeaders(response, headers);
    response.writeHead(place.status, { Location: place.to + search + (place.hash ?? '') }).end();
    return;
  }
  if (!isPageAddress(path)) return refuse(response, headers, 404, 'Not found');
  setErrorHeaders(response, headers);
  const unknown = redirectFor(
    redirects.filter(({ status }) => status === 404),
    path,
  );
  return sendFile(request, response, join(folder, unknown?.to ?? notFoundPage), { ...serving, status: 404 });
}

/** The decoded path of a request; undefined if it is malformed or leads out of the site. */
function readAddress(url: string): { path: string | undefined; search: string } {
  const [, rawPath = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path: decodePath(rawPath), search };
}

function decodePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  const isSafe = path.startsWith('/') && !/[\0\\]/.test(path) && !path.split('/').includes('..');
  return isSafe ? path : undefined;
}

const isPageAddress = (path: string): boolean =>
  !hasFileExtension(path) && !fileFolders.some((folder) => path.startsWith(folder));

/** An error or a redirect must not be cached, and does not have the content type of its address. */
function setErrorHeaders(response: ServerResponse, headers: Headers): void {
  headers.set('cache-control', 'no-cache');
  headers.delete('content-type');
  response.setHeaders(headers);
}

function refuse(response: ServerResponse, headers: Headers, status: number, text: string): void {
  setErrorHeaders(response, headers);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
