import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestOverTls } from 'node:https';

export interface Answer {
  status: number;
  /** All header lines as they came, names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request with the path exactly as given: `fetch` would normalise it, join headers and decode the body. */
export function ask(url: string, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url);
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    host: hostname,
    port,
    path,
    method,
    headers,
    agent: false,
    timeout: 20_000,
    // The certificates of these servers are made for the run.
    rejectUnauthorized: false,
  };
  return new Promise((done, fail) => {
    const send = protocol === 'https:' ? requestOverTls : requestPlain;
    const sent = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: pairsOf(response.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 20 s')));
    sent.on('error', fail);
    sent.end();
  });
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 ? [] : [[name.toLowerCase(), raw[at + 1] ?? '']]));

/** The values of all headers with this name. */
export const valuesOf = ({ headers }: Answer, name: string): string[] =>
  headers.flatMap(([one, value]) => (one === name.toLowerCase() ? [value] : []));

/** The value of a header, empty without one. */
export const valueOf = (answer: Answer, name: string): string => valuesOf(answer, name).join(', ');
