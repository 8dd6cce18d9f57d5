import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host, waitUntilRefused } from './ports';

/** What a form sent, as the server parsed it. */
export interface Received {
  id: string;
  form: string;
  fields: Record<string, string>;
  sentAt: string;
  captcha?: string;
}

export type Answer = (response: ServerResponse) => void;

export interface FormServer {
  /** The URL of the endpoint. */
  url: string;
  port: number;
  /** Every POST, in order, whatever the response. */
  received: Received[];
  headers: IncomingMessage['headers'][];
  /** May be changed while the server runs. */
  answer: Answer;
  stop(): Promise<void>;
}

export const accept: Answer = (response) =>
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"stored":true}');

/** A response of bytes or text with a status. */
export const answerWith =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** A stub of hCaptcha's script: a button whose press solves the captcha. */
const captchaScript = `
  window.hcaptcha = {
    render(place, options) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am human' });
      button.onclick = () => options.callback('answer for ' + options.sitekey);
      place.append(button);
      return '1';
    },
    remove() {},
  };
  onCaptchaReady();
`;

/** A server on another origin that accepts the messages of forms, and serves a captcha script. */
export async function startFormServer({ port = 0 }: { port?: number } = {}): Promise<FormServer> {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
      return;
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(captchaScript);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    server.received.push(JSON.parse(Buffer.concat(chunks).toString()) as Received);
    server.headers.push(request.headers);
    server.answer(response);
  };
  const http = createServer((request, response) => {
    receive(request, response).catch((error: Error) => response.destroy(error));
  });
  http.listen(port, host);
  await once(http, 'listening');
  const address = http.address() as AddressInfo;
  const server: FormServer = {
    url: `http://${host}:${address.port}/forms`,
    port: address.port,
    received: [],
    headers: [],
    answer: accept,
    async stop() {
      http.close();
      http.closeAllConnections();
      await waitUntilRefused(address.port);
    },
  };
  return server;
}
