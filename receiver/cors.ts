import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a page of this origin may send a message; a program without an origin may. Writes the headers that let the
 * page read the answer.
 */
export function admitOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  response.setHeader('Vary', 'Origin');
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn && !allowed.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  return true;
}

/** Answers the question of a browser whether a page of another origin may send a message. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '86400',
    Allow: 'OPTIONS, POST',
  });
  response.end();
}
