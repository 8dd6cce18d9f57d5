import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The body; undefined if it has more bytes than the limit. It is read to its end all the same, because a browser hears
 * no answer before.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString() : undefined;
}

/** Whether the body is JSON. Another site can send that only after a preflight. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

/** The value of a text of JSON; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The properties of an object; none of any other value. */
export const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Answers with JSON, or without a body; nobody may store it. */
export function send(response: ServerResponse, status: number, body?: object): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (body === undefined) return void response.writeHead(status).end();
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
