import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { compressedTypes, compressQuickly, isCompressible } from '../precompress.ts';
import { readRange } from './range.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const otherTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  ttf: 'font/ttf',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** How a file is sent. */
export interface Sending {
  /** The status of the answer; with another one than 200 the complete body is sent. */
  status?: number;
  /** Whether files are still being compressed: until one is, its answers are compressed as they are sent. */
  isCompressing?: boolean;
}

/**
 * Serves a file as it is on disk now: precompressed if the client accepts it, with a strong ETag of those
 * bytes, 304 if the client's copy is fresh, and one byte range of an uncompressed body. Keeps headers that
 * are already set.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status = 200, isCompressing = false }: Sending = {},
): Promise<void> {
  const [{ bytes, encoding, varies }, { mtime }] = await Promise.all([
    readBody(request, file, isCompressing),
    stat(file),
  ]);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const modified = mtime.toUTCString();

  if (!response.hasHeader('content-type')) response.setHeader('Content-Type', typeOf(file));
  if (varies) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (status !== 200) return end(response, status, bytes);

  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modified);
  if (isFresh(request, etag, modified)) return end(response, 304);
  if (encoding) return end(response, 200, bytes);

  response.setHeader('Accept-Ranges', 'bytes');
  const range = readRange(requestedRange(request, etag, modified), bytes.length);
  if (range === 'whole') return end(response, 200, bytes);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    return end(response, 416, Buffer.alloc(0));
  }
  response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return end(response, 206, bytes.subarray(range.first, range.last + 1));
}

interface Body {
  bytes: Buffer;
  encoding?: 'br' | 'gzip' | undefined;
  /** Whether another client may get other bytes. */
  varies: boolean;
}

async function readBody({ headers }: IncomingMessage, file: string, isCompressing: boolean): Promise<Body> {
  const accepted = encodings.filter(({ name }) => accepts(headers['accept-encoding'], name));
  const variants = encodings.filter(({ suffix }) => existsSync(file + suffix));
  const made = accepted.find((encoding) => variants.includes(encoding));
  if (made) return { bytes: await readFile(file + made.suffix), encoding: made.name, varies: true };
  const bytes = await readFile(file);
  const [first] = accepted;
  if (!isCompressing || !isCompressible(file, bytes.length)) return { bytes, varies: variants.length > 0 };
  if (!first) return { bytes, varies: true };
  return { bytes: await compressQuickly(bytes, first.name), encoding: first.name, varies: true };
}

/** Sends the status and the body. For HEAD, Node omits the body itself. */
function end(response: ServerResponse, status: number, body?: Buffer): void {
  if (body) response.setHeader('Content-Length', body.length);
  else for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
  response.writeHead(status).end(body);
}

function typeOf(file: string): string {
  const extension = extname(file).slice(1).toLowerCase();
  const type = compressedTypes[extension] ?? otherTypes[extension] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function accepts(header: string | string[] | undefined, name: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(([coding, quality]) => coding === name && !/^q=0(\.0*)?$/.test(quality ?? ''));
}

function isFresh({ headers }: IncomingMessage, etag: string, modified: string): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(modified) <= Date.parse(since);
}

/** The `Range` header; empty if its `If-Range` condition does not hold. */
function requestedRange({ method, headers }: IncomingMessage, etag: string, modified: string): string {
  const condition = headers['if-range'] ?? etag;
  return method === 'GET' && [etag, modified].includes(String(condition)) ? (headers.range ?? '') : '';
}
