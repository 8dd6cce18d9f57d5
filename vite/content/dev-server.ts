import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompiledContent } from './compile';
import { ContentError } from './faults';
import { sha256 } from './files';
import { mediaType } from './files/names';

const json = 'application/json; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Whether a request is for the embedded API or one of its files. */
export const isOurs = (url: string): boolean => /^\/(api|files)([/?]|$)/.test(url);

/**
 * Responds to a request for `/api/…` or `/files/…`: 304 if the client's copy is fresh, 404 if the content
 * does not have the address, 500 with the list of faults if the content cannot be compiled (`content` throws
 * a ContentError).
 */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  content: () => Promise<CompiledContent>,
): Promise<void> {
  const path = pathOf(request.url ?? '/');
  const isApi = path === 'api' || path.startsWith('api/');
  const say = (status: number, message: string) => {
    response.statusCode = status;
    response.setHeader('Content-Type', isApi ? json : plain);
    response.end(isApi ? JSON.stringify({ message }) : message);
  };
  response.setHeader('Cache-Control', 'no-cache');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(405, 'Only GET and HEAD are answered here');
  }
  try {
    const { responses, files } = await content();
    const source = files.get(path);
    const body = responses.get(path) ?? responses.get(`${path}.json`);
    if (body !== undefined) sendBody(request, response, json, body);
    else if (source) sendBody(request, response, mediaType(path) ?? plain, readFileSync(source));
    else say(404, 'Not Found');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    say(500, error.message);
  }
}

/** The path without its leading slash and query. A malformed path is returned unchanged, and so not found. */
function pathOf(url: string): string {
  const [path = ''] = url.slice(1).split('?');
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function sendBody(request: IncomingMessage, response: ServerResponse, type: string, body: string | Buffer) {
  const etag = `"${sha256(body).slice(0, 32)}"`;
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
