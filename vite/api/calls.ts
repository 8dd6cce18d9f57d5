import { setTimeout as pause } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { fetchPatiently, TooLongError, type Patience, type TellWait } from './patience.ts';
import type { ReadText } from '../../src/server/read-rows.ts';

/** The times (ms) of the calls to an API. */
export interface CallTimes {
  /** From the start of one call to the start of the next: five a second at most. */
  interval: number;
  /** For one attempt, with its body. */
  attempt: number;
  /** The waits before the second, third and fourth attempt. */
  waits: readonly number[];
  /** The waits that the server asks for, which are no attempts. */
  patience?: Patience;
}

const usualTimes: CallTimes = {
  interval: 200,
  attempt: 15_000,
  waits: [1_000, 4_000, 15_000],
};

/** Too many requests, and what a server or the proxy before it answers while it is restarted or overloaded. */
const passingStatus = [408, 425, 429, 500, 502, 503, 504];

/** A call without a usable answer: its message names the address and what came. */
export class ApiCallError extends BuildError {
  override name = 'ApiCallError';
  /** Undefined without an answer. */
  readonly status: number | undefined;

  constructor(url: string, found: string, status?: number) {
    super(`${url}: expected an answer of JSON with status 200, found ${found}.`);
    this.status = status;
  }
}

/** Resolves to the JSON text at an address of the API. Rejects with an ApiCallError. */
export type AskApi = (url: string) => Promise<string>;

/**
 * Makes calls to an API, each address once, one call at a time and not more than five a second. Tries again up
 * to three times after a network error, a time-out, 429 and 5xx. Where the server says how long to wait, it waits as
 * long, which is no try: see `fetchPatiently`. `tell` is called with a sentence for each wait that lasts.
 */
export function apiCalls(tell: TellWait, times: CallTimes = usualTimes): AskApi {
  const answers = new Map<string, Promise<string>>();
  let queue: Promise<unknown> = Promise.resolve();
  let nextAt = 0;

  async function wait(time: number, error: ApiCallError) {
    if (time >= 10_000) tell(`${error.message} The build waits ${Math.round(time / 1_000)} s.`, time);
    await pause(time);
  }

  async function ask(url: string): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      await pause(Math.max(0, nextAt - Date.now()));
      nextAt = Date.now() + times.interval;
      const result = await attemptCall(url, times, tell);
      if ('text' in result) return result.text;
      const usual = times.waits[attempt];
      if (!result.isPassing || usual === undefined) throw result.error;
      await wait(usual, result.error);
    }
  }

  return (url) => {
    const known = answers.get(url);
    if (known) return known;
    const answer = queue.then(() => ask(url));
    // Its caller is told.
    queue = answer.catch(() => undefined);
    answers.set(url, answer);
    return answer;
  };
}

type Attempt = { text: string } | { error: ApiCallError; isPassing: boolean };

async function attemptCall(
  url: string,
  { attempt: limit, patience }: CallTimes,
  tell: TellWait,
): Promise<Attempt> {
  let response: Response;
  let text: string;
  try {
    const init = () => ({ headers: { accept: 'application/json' }, signal: AbortSignal.timeout(limit) });
    response = await fetchPatiently(url, init, tell, patience);
    text = await response.text();
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: Error };
    const found = name === 'TimeoutError' ? `no answer within ${limit / 1_000} s` : cause?.message || message;
    return { error: new ApiCallError(url, found), isPassing: !(error instanceof TooLongError) };
  }
  const { status, headers } = response;
  if (status !== 200) {
    const error = new ApiCallError(url, `status ${status}`, status);
    return { error, isPassing: passingStatus.includes(status) };
  }
  try {
    JSON.parse(text);
    return { text };
  } catch {
    const found = `${headers.get('content-type') ?? 'a text'} that begins with ${JSON.stringify(text.slice(0, 60))}`;
    return { error: new ApiCallError(url, found, status), isPassing: false };
  }
}

/** The API responses that this build has written, below `api/` of its output folder. */
export const responsesOfFolder =
  (folder: string): ReadText =>
  async (url) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, `${decodeURIComponent(pathname).replace(/\.json$/, '')}.json`);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };

/** One record, or the records of one category or tag: the API may not have it. */
const isDetail = (url: string) =>
  /\/api\/[^/]+\/./.test(new URL(url).pathname.replace(/\/api\/[a-z]{2,3}\//, '/api/'));

/**
 * The responses of an external API. Rejects with an ApiCallError if there is none; a record or a filtered list
 * that the API does not know (404) is told by `warn`, and its page asks for it in the browser. Where the API is
 * not required, so is every other response.
 */
export const responsesOfApi =
  (ask: AskApi, { isRequired, warn }: { isRequired: boolean; warn: (message: string) => void }): ReadText =>
  async (url) => {
    try {
      return await ask(url);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      const isAbsent = error.status === 404 || error.status === 410;
      if (isRequired && !(isAbsent && isDetail(url))) throw error;
      warn(error.message);
      return undefined;
    }
  };
