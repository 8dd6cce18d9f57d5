import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJson, readBody, send } from '../requests.ts';
import { checkCounts } from './check-counts.ts';
import type { CountTable } from './count-table.ts';

/** Bytes of a request's body: all kinds on all days have 14,000. */
const largestBody = 16 * 1024;
/** When (s) a phone may try again what could not be stored. */
const retryAfter = 30;

interface Options {
  table: CountTable;
  onFault: (sentence: string) => void;
  /** Counts a request, and tells its sender how long to wait (s); 0 if not at all. */
  waitOf: (request: IncomingMessage) => number;
}

/**
 * Takes POSTs of daily counts, and adds them up. Nothing of the request but its numbers is kept. Whose browser asks not
 * to be tracked is answered alike, and not counted.
 */
export function countsHandler({ table, onFault, waitOf }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'OPTIONS, POST');
      return send(response, 405, { message: 'Counts are sent by POST.' });
    }
    receive(request, response).catch((error: unknown) => {
      // The phone has gone, and will send it again.
      if (response.destroyed) return;
      onFault(`Counts could not be stored: ${String(error)}`);
      response.setHeader('Retry-After', retryAfter);
      send(response, 503, { message: 'The counts could not be stored here just now.' });
    });
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isJson(request)) return send(response, 415, { message: 'Counts must be sent as application/json.' });
    const body = await readBody(request, largestBody);
    if (body === undefined) return send(response, 413, { message: 'This is too long for counts.' });
    const counts = checkCounts(body);
    if (typeof counts === 'string')
      return send(response, 400, {
        message: `These are no counts: "${counts}" is missing or wrong.`,
        code: 'malformed',
      });
    const wait = waitOf(request);
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      return send(response, 429, { message: 'Too many counts have come from this address.' });
    }
    if (!refusesTracking(request)) await table.add(counts);
    send(response, 204);
  }
}

/** Global Privacy Control, and what came before it. The app of such a browser counts nothing in the first place. */
const refusesTracking = ({ headers }: IncomingMessage): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
