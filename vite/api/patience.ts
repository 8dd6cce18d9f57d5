import { setTimeout as pause } from 'node:timers/promises';
import { parseRetryAfter } from '../../sw/contract/contract.ts';

/** How long (ms) a build waits where a server asks it to. */
export interface Patience {
  /** For one call, in all its waits: beyond it, the call is given up. */
  longest: number;
  /** After a 429 that names no time: Laravel's limits are per minute. */
  unnamed: number;
}

const usualPatience: Patience = { longest: 60 * 60_000, unnamed: 60_000 };

/** A server asked for more than a build waits. */
export class TooLongError extends Error {
  constructor(status: number, time: number) {
    super(`status ${status}, and to wait ${seconds(time)}`);
  }
}

const seconds = (time: number) => `${Math.ceil(time / 1_000)} s`;

/** Is called with a sentence for each wait, and its length (ms). */
export type TellWait = (message: string, time: number) => void;

/**
 * Fetches as often as the server asks to come again: it waits as long as `Retry-After` says, and resolves to the first
 * response that asks for no wait. A throttle therefore leaves nothing out. Rejects as `fetch` does, and with a
 * TooLongError beyond an hour in all. `init` is called for each request.
 */
export async function fetchPatiently(
  url: string,
  init: () => RequestInit,
  tell: TellWait,
  { longest, unnamed }: Patience = usualPatience,
): Promise<Response> {
  for (let waited = 0; ;) {
    const response = await fetch(url, init());
    const time = askedWait(response, unnamed);
    waited += time;
    if (time === 0) return response;
    await response.body?.cancel();
    if (waited > longest) throw new TooLongError(response.status, waited);
    tell(`${url}: status ${response.status}. The build waits ${seconds(time)}, as the server asks.`, time);
    await pause(time);
  }
}

/** The wait (ms) that a response asks for; 0 for none. */
function askedWait({ status, headers }: Response, unnamed: number): number {
  if (status === 429) return parseRetryAfter(headers) ?? unnamed;
  return status === 503 ? (parseRetryAfter(headers) ?? 0) : 0;
}
