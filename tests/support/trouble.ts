import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The response of the site itself. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TroubleOptions {
  /** For `slow`. */
  bytesPerSecond: number;
  /** For `error-429`, in seconds. */
  retryAfter: number;
}

export const loginPath = '/captive-portal/login';

export const loginPage =
  '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1><form><input name="voucher"></form>';

/** A document of the sample content, served for requests of another one. */
const otherDocument = '/files/audit-reports/audit-report-nawruzan-2025.pdf';

type Trouble = (
  response: ServerResponse,
  askSite: () => Promise<Answer>,
  options: TroubleOptions,
) => void | Promise<void>;

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const secondsPerStep = 0.1;

function send(response: ServerResponse, status: number, headers: IncomingHttpHeaders, body: string | Buffer) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

const half = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2));

/** Sends the original head and the first half of the body. Resolves once that is handed to the network. */
async function sendHalf(response: ServerResponse, askSite: () => Promise<Answer>) {
  const { status, headers, body } = await askSite();
  response.writeHead(status, { ...headers, 'content-length': body.length });
  await new Promise<void>((resolve) => response.write(half(body), () => resolve()));
}

/** The same list, whose first record has only its id; any other response is unchanged. */
type Records = { id?: unknown }[];

function withoutFields({ headers, body }: Answer): Buffer {
  if (!headers['content-type']?.includes('json')) return body;
  const answer = JSON.parse(body.toString()) as Records | { data: Records };
  const list = Array.isArray(answer) ? answer : answer.data;
  if (Array.isArray(list) && list.length > 0) list[0] = { id: list[0]?.id };
  return Buffer.from(JSON.stringify(answer));
}

/** The same page of a list, whose paginator links to page 5,000,000 as well; any other response is unchanged. */
function withEndlessPages({ headers, body }: Answer): Buffer {
  if (!headers['content-type']?.includes('json')) return body;
  const answer = JSON.parse(body.toString()) as { meta?: { path: string; links: object[] } };
  const last = 5_000_000;
  answer.meta?.links.splice(-1, 0, {
    url: `${answer.meta.path}/page/${last}`,
    label: String(last),
    active: false,
  });
  return Buffer.from(JSON.stringify(answer));
}

/** The failures of a network or a server, by name. */
export const troubles = {
  'captive-html': (response) => send(response, 200, html, loginPage),
  redirect: (response) => send(response, 302, { location: loginPath }, ''),
  'error-500': (response) => send(response, 500, html, '<h1>Server Error</h1>'),
  'error-429': (response, _askSite, { retryAfter }) =>
    send(
      response,
      429,
      { ...json, 'retry-after': String(retryAfter) },
      JSON.stringify({ message: 'Too Many Attempts.' }),
    ),
  half: async (response, askSite) => {
    await sendHalf(response, askSite);
    response.destroy();
  },
  'half-json': async (response, askSite) => send(response, 200, json, half((await askSite()).body)),
  silent: () => undefined,
  'silent-half': sendHalf,
  slow: async (response, askSite, { bytesPerSecond }) => {
    const { status, headers, body } = await askSite();
    const step = Math.max(1, Math.round(bytesPerSecond * secondsPerStep));
    response.writeHead(status, { ...headers, 'content-length': body.length });
    for (let at = 0; at < body.length && !response.destroyed; at += step) {
      response.write(body.subarray(at, at + step));
      await pause(secondsPerStep * 1000);
    }
    response.end();
  },
  'tiny-pdf': (response) => send(response, 200, { 'content-type': 'application/pdf' }, '%PDF-1.7 16 byte'),
  'redirect-pdf': (response) => send(response, 302, { location: otherDocument }, ''),
  'wrong-shape': (response) => send(response, 200, json, JSON.stringify({ message: 'ok' })),
  'missing-fields': async (response, askSite) => {
    const answer = await askSite();
    send(response, answer.status, answer.headers, withoutFields(answer));
  },
  'endless-pages': async (response, askSite) => {
    const answer = await askSite();
    const headers = { ...answer.headers };
    delete headers.etag;
    send(response, answer.status, headers, withEndlessPages(answer));
  },
} satisfies Record<string, Trouble>;

export type TroubleMode = keyof typeof troubles;

export const act = (mode: TroubleMode, ...args: Parameters<Trouble>): void | Promise<void> =>
  (troubles[mode] as Trouble)(...args);
