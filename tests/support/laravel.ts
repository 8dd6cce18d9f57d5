import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paginate } from './laravel-paginator';
import { recordsOf, type LaravelRecords, type Row } from './laravel-records';
import { host, waitUntilRefused } from './ports';
import { docxOf, paragraph } from './office-files';
import { tinyPdf, tinyPng } from './tiny-files';

export interface Laravel {
  url: string;
  records: LaravelRecords;
  /** Method and path of every request so far; a preflight appears as OPTIONS. */
  requests: { method: string; path: string }[];
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
}

const shortPages = { projects: 3, posts: 2 };
/** Endpoints that use a resource collection, so that the list is wrapped in `data`; the others return bare models. */
const wrapped = ['volunteers', 'categories', 'pcategories', 'tags'];
const lastModified = 'Thu, 15 Jan 2026 08:00:00 GMT';

interface Options {
  port?: number;
  /** Records on a page. */
  perPage?: typeof shortPages;
  /** Calls a minute, as Laravel's `throttle:60,1` counts them: by address, from the first call of a minute. */
  throttle?: number;
}

/** Counts calls; returns the seconds until the next one is allowed, 0 if it is now. */
function throttleOf(limit: number) {
  let calls = 0;
  let endsAt = 0;
  return () => {
    if (Date.now() >= endsAt) {
      calls = 0;
      endsAt = Date.now() + 60_000;
    }
    calls += 1;
    return calls > limit ? Math.ceil((endsAt - Date.now()) / 1_000) : 0;
  };
}

/**
 * An API on another origin as Laravel's documentation describes it: resource collections, the length-aware paginator,
 * CORS without exposed headers. It shares nothing with our own content and schemas.
 */
export async function startLaravel({
  port = 0,
  perPage = shortPages,
  throttle = Infinity,
}: Options = {}): Promise<Laravel> {
  const requests: Laravel['requests'] = [];
  const secondsToWait = throttleOf(throttle);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    requests.push({ method: request.method ?? 'GET', path: request.url ?? '/' });
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Methods': 'GET', 'Access-Control-Allow-Headers': '*' });
      response.end();
    } else if (pathname.startsWith('/storage/')) {
      sendFile(request, response, pathname);
    } else {
      const seconds = secondsToWait();
      const page = Number(searchParams.get('page') ?? 1);
      if (seconds > 0) response.setHeader('Retry-After', seconds);
      sendJson(
        response,
        seconds > 0
          ? { status: 429, body: { message: 'Too Many Attempts.' } }
          : reply(records, url, decodeURIComponent(pathname), page, perPage),
      );
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const url = `http://${host}:${address.port}`;
  const records = recordsOf(url);

  return {
    url,
    records,
    requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await waitUntilRefused(address.port);
    },
  };
}

function reply(
  records: LaravelRecords,
  url: string,
  path: string,
  page: number,
  perPage: typeof shortPages,
): Reply {
  const [api, name = '', key, filter, ...rest] = path.slice(1).split('/');
  if (api !== 'api' || rest.length > 0 || !isTable(records, name)) return missingRoute(path);
  const rows = records[name];
  if (name !== 'projects' && name !== 'posts') {
    if (key !== undefined) return missingRoute(path);
    return { status: 200, body: wrapped.includes(name) ? { data: rows } : rows };
  }
  if (key !== undefined && filter === undefined) {
    const record = rows.find((row) => row.slug === key);
    const model = name === 'projects' ? 'Project' : 'Post';
    if (record) return { status: 200, body: { data: record } };
    return { status: 404, body: { message: `No query results for model [App\\Models\\${model}] ${key}` } };
  }
  const chosen = filter === undefined ? rows : rows.filter((row) => belongsTo(row, filter));
  return { status: 200, body: paginate(chosen, url + path, perPage[name], page) };
}

const isTable = (records: LaravelRecords, name: string): name is keyof LaravelRecords => name in records;

const missingRoute = (path: string): Reply => ({
  status: 404,
  body: { message: `The route ${path.slice(1)} could not be found.` },
});

const belongsTo = ({ category, tags }: Row, slug: string): boolean =>
  category === slug ||
  (category as { slug?: string } | null)?.slug === slug ||
  (Array.isArray(tags) && tags.includes(slug));

/** PHP's json_encode escapes slashes and all non-ASCII characters. */
const encode = (body: unknown): string =>
  JSON.stringify(body)
    .replace(/\//g, '\\/')
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function sendJson(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, private',
  });
  response.end(encode(body));
}

/** What the files of an extension hold. */
const files = {
  png: () => ({ type: 'image/png', body: tinyPng }),
  pdf: (path: string) => ({ type: 'application/pdf', body: tinyPdf(['Terms of Reference', path]) }),
  docx: () => ({
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    body: Buffer.from(docxOf({ body: paragraph('Two kilometres of gravel, and a culvert of stone.') })),
  }),
};

function sendFile(request: IncomingMessage, response: ServerResponse, path: string) {
  const [, kind] = /\.(png|pdf|docx)$/.exec(path) ?? [];
  if (!kind) return sendJson(response, missingRoute(path));
  const { type, body } = files[kind as keyof typeof files](path);
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  const validators = { ETag: etag, 'Last-Modified': lastModified };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, validators).end();
  response.writeHead(200, {
    ...validators,
    'Content-Type': type,
    'Content-Length': body.length,
  });
  response.end(body);
}
