import { once } from 'node:events';
import {
  createServer,
  request as askHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { host, waitUntilRefused } from './ports';
import { act, loginPage, loginPath, type Answer, type TroubleMode, type TroubleOptions } from './trouble';

export interface ProxyRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Undefined until there is a response. */
  status: number | undefined;
  /** When it came (ms since 1970). */
  at: number;
}

export type Match = (path: string) => boolean;

export interface TroubleProxy {
  url: string;
  /** Makes requests whose path matches fail this way, until the next call. */
  trouble(mode: 'none' | TroubleMode, match?: Match, options?: Partial<TroubleOptions>): void;
  /** Forwards to another site from now on, at the same address for clients. */
  moveTo(targetUrl: string): void;
  /** Closes every connection and resolves once new ones are refused. */
  stop(): Promise<void>;
  requests: ProxyRequest[];
}

const dataAndFiles: Match = (path) => /^\/(api|files)\//.test(path);

/** A proxy in front of a site that injects failures. Its port never changes. */
export async function startTroubleProxy(firstTarget: string, port = 0): Promise<TroubleProxy> {
  const requests: ProxyRequest[] = [];
  let mode: 'none' | TroubleMode = 'none';
  let matches: Match = dataAndFiles;
  let options: TroubleOptions;
  let targetUrl = firstTarget;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    const seen: ProxyRequest = {
      method: request.method ?? 'GET',
      path,
      headers: request.headers,
      status: undefined,
      at: Date.now(),
    };
    requests.push(seen);
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      seen.status = status;
      return writeHead(status, ...rest);
    }) as typeof response.writeHead;

    if (path === loginPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(loginPage);
    } else if (mode !== 'none' && matches(path)) {
      await act(mode, response, () => askWhole(targetUrl, request), options);
    } else {
      await passThrough(targetUrl, request, response);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) return response.destroy(error);
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`The site behind the proxy did not answer: ${error.message}`);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;

  return {
    url: `http://${host}:${address.port}`,
    requests,
    trouble(newMode, match = dataAndFiles, { bytesPerSecond = 2_000, retryAfter = 30 } = {}) {
      mode = newMode;
      matches = match;
      options = { bytesPerSecond, retryAfter };
    },
    moveTo(newTarget) {
      targetUrl = newTarget;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await waitUntilRefused(address.port);
    },
  };
}

function ask(targetUrl: string, request: IncomingMessage, headers: IncomingHttpHeaders) {
  const target = new URL(request.url ?? '/', targetUrl);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = askHttp(target, {
      method: request.method ?? 'GET',
      headers: { ...headers, host: target.host },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    request.pipe(asked);
  });
}

async function passThrough(targetUrl: string, request: IncomingMessage, response: ServerResponse) {
  const answered = await ask(targetUrl, request, request.headers);
  response.writeHead(answered.statusCode ?? 502, answered.headers);
  answered.pipe(response);
  answered.once('error', (error) => response.destroy(error));
  response.once('close', () => answered.destroy());
}

/** Requests the whole response, uncompressed and unconditional, so that there is a body to truncate. */
async function askWhole(targetUrl: string, request: IncomingMessage): Promise<Answer> {
  const headers = without(request.headers, ['if-none-match', 'if-modified-since', 'range']);
  const answered = await ask(targetUrl, request, { ...headers, 'accept-encoding': 'identity' });
  const chunks: Buffer[] = [];
  for await (const chunk of answered) chunks.push(chunk as Buffer);
  return {
    status: answered.statusCode ?? 502,
    headers: without(answered.headers, ['transfer-encoding', 'connection']),
    body: Buffer.concat(chunks),
  };
}

const without = (headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
