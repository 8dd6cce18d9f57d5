import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { compressedTypes } from '../precompress.ts';
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

/**
 * Serves a file as it is on disk now: precompressed if the client accepts it, with a strong ETag of those
 * bytes, 304 if the client's copy is fresh, and one byte range of an uncompressed body. Keeps headers that
 * are already set. With a status other than 200 it sends the complete body.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): Promise<void> {
  const variants = encodings.filter(({ suffix }) => existsSync(file + suffix));
  const encoding = variants.find(({ name }) => accepts(request.headers['accept-encoding'], name));
  const [bytes, { mtime }] = await Promise.all([readFile(file + (encoding?.suffix ?? '')), stat(file)]);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const modified = mtime.toUTCString();

  if (!response.hasHeader('content-type')) response.setHeader('Content-Type', typeOf(file));
  if (variants.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
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
