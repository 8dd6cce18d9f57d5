import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHandler } from '../../vite/host/handler';
import { host } from '../support/ports';

/** A host that serves one of several builds, and accepts the messages of forms at `/forms`. */
export interface Origin {
  url: string;
  /** Serves the build in this folder from now on. */
  serve(folder: string): void;
  /** The ids of the accepted messages. */
  received: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Starts the host; its responses are those of `vite preview`. */
export async function startOrigin(firstFolder: string): Promise<Origin> {
  const received = new Set<string>();
  let answer = hostHandler(firstFolder);

  const server = createServer((request, response) => {
    const fail = (error: unknown) => {
      console.error(`${request.url ?? ''}: ${String(error)}`);
      response.writeHead(500).end();
    };
    if (request.url === '/forms' && request.method === 'POST')
      receive(request, response, received).catch(fail);
    else answer(request, response, fail);
  });
  server.listen(0, host);
  await once(server, 'listening');

  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    received,
    serve(folder) {
      answer = hostHandler(folder);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse, received: Set<string>) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.add((JSON.parse(Buffer.concat(chunks).toString()) as { id: string }).id);
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"stored":true}');
}
