import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../support/ports';

export interface Counted {
  path: string;
  status: number;
  /** The size of the body on the wire. */
  bytes: number;
  /** The size of the headers of request and response, as HTTP/1.1 writes them. */
  headerBytes: number;
}

export interface CountingProxy {
  url: string;
  answers: Counted[];
  /** Forwards to another server from now on, at the same address. */
  pointTo(siteUrl: string): void;
  stop(): Promise<void>;
}

/**
 * A proxy in front of a site that counts every response, including those to the worker, which the page's CDP session
 * does not see.
 */
export async function startCountingProxy(siteUrl: string): Promise<CountingProxy> {
  const answers: Counted[] = [];
  let target = siteUrl;
  const agent = new Agent({ keepAlive: false });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const address = new URL(path, target);
    const headers = { ...withoutConnection(request.headers), host: address.host };
    const asked = ask(address, { method: request.method ?? 'GET', headers, agent }, (answer) => {
      const counted: Counted = {
        path,
        status: answer.statusCode ?? 502,
        bytes: 0,
        headerBytes: sizeOf(request.rawHeaders) + sizeOf(answer.rawHeaders),
      };
      answers.push(counted);
      answer.on('data', (chunk: Buffer) => (counted.bytes += chunk.length));
      response.writeHead(counted.status, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  // As hosts do: Node's default of 5 s would close slow connections between two requests.
  server.keepAliveTimeout = 75_000;
  server.listen(0, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    answers,
    pointTo(url) {
      target = url;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}

/** Names and values, each pair with a colon, a space and the end of its line. */
const sizeOf = (rawHeaders: readonly string[]): number => rawHeaders.join('..').length + 2;

/** `connection` and `keep-alive` apply to one hop only. */
const withoutConnection = ({ connection: _c, 'keep-alive': _k, ...headers }: IncomingHttpHeaders) => headers;
