/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real server whose response can be changed while it runs. */
export interface Server {
  origin: string;
  answer: Answer;
  /** Requested paths, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** Starts a server on a free port; it stops at the end of the test. */
export async function startServer(answer: Answer): Promise<Server> {
  const http = createServer((request, response) => {
    server.asked.push(request.url ?? '');
    server.answer(response, request);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: Server = { origin: `http://127.0.0.1:${port}`, answer, asked: [], stop };
  onTestFinished(stop);
  return server;
}

/** A JSON response with status 200. */
export const json =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A response of bytes or text with a status. */
export const send =
  (type: string, body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** Fails in the middle of the promised body. */
export const half =
  (type: string, body: string | Uint8Array): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

/** Redirects to another address, where `then` responds. */
export const redirect =
  (then: Answer): Answer =>
  (response, request) => {
    if (request.url === '/elsewhere') then(response, request);
    else response.writeHead(302, { location: '/elsewhere' }).end();
  };
