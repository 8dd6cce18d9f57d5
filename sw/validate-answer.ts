import {
  answerLimit,
  askedWait,
  confirmedAtHeader,
  envelopeOf,
  isJsonType,
  stampHeader,
  stampOf,
  type Envelope,
  type RefreshFailure,
} from './contract/contract';
import { makeCopy } from './cache-storage';

/** An API answer that may be stored. */
export interface ValidAnswer {
  text: string;
  headers: Headers;
  /** When its head came (ms since 1970). */
  confirmedAt: number;
}

/** Why an answer may not be stored. */
export interface InvalidAnswer {
  reason: RefreshFailure;
  detail: string;
  /** The time (ms since 1970) before which a busy server asked not to be called again. */
  retryAt?: number;
}

export type Verdict = ValidAnswer | InvalidAnswer;

export const isValid = (verdict: Verdict): verdict is ValidAnswer => 'text' in verdict;

/** An answer that is larger than any list may be. */
export const tooLarge: InvalidAnswer = { reason: 'shape', detail: `more than ${answerLimit / 1024 ** 2} MB` };

/** The flaw that shows before the body has come: a status other than 200, a redirect, no JSON, more than 16 MB. */
export function validateHead(response: Response): InvalidAnswer | undefined {
  const { status, headers } = response;
  const type = headers.get('content-type');
  if (response.redirected) return { reason: 'not-json', detail: `redirected to ${response.url}` };
  if (status === 429) return { reason: 'status', detail: 'status 429', ...retryTime(headers) };
  if (status !== 200) return { reason: 'status', detail: `status ${status}` };
  if (!isJsonType(type)) return { reason: 'not-json', detail: `content type "${type ?? ''}"` };
  if (Number(headers.get('content-length')) > answerLimit) return tooLarge;
  return undefined;
}

/** Judges the body of an answer to an API path: does it parse, and has it the envelope that the path calls for? */
export function validateBody(path: string, answer: ValidAnswer): Verdict {
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch (error) {
    return { reason: 'not-json', detail: String(error) };
  }
  const envelope = envelopeOf(path);
  return hasEnvelope(envelope, body) ? answer : { reason: 'shape', detail: `no ${envelope} in the answer` };
}

/** The response of a good answer, with its stamp: for the page and for the cache. */
export const stamped = ({ text, headers, confirmedAt }: ValidAnswer): Response =>
  makeCopy(text, headers, { [confirmedAtHeader]: String(confirmedAt), [stampHeader]: stampOf(text) });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasEnvelope(envelope: Envelope, body: unknown): boolean {
  if (envelope === 'list' && Array.isArray(body)) return true;
  if (!isObject(body)) return false;
  if (envelope === 'record') return !('data' in body) || isObject(body['data']);
  const { data, meta } = body;
  return Array.isArray(data) && (envelope === 'list' || (isObject(meta) && Array.isArray(meta['links'])));
}

const longestWait = 60 * 60 * 1000;

/** The word of a busy server is kept beside the stored answer: a worker lives for seconds, a wait may be minutes. */
const retryAtHeader = 'x-retry-at';

function retryTime(headers: Headers): { retryAt?: number } {
  const wait = askedWait(headers);
  return wait ? { retryAt: Date.now() + Math.min(wait, longestWait) } : {};
}

/** Whether the server asked for a wait that is not over. One that ends later than any may was noted by a wrong clock. */
export function mustWait(stored: Response): boolean {
  const left = Number(stored.headers.get(retryAtHeader)) - Date.now();
  return left > 0 && left <= longestWait;
}

/** The stored answer with the time before which it must not be renewed. */
export const withRetryTime = (stored: Response, retryAt: number): Response =>
  makeCopy(stored.body ?? '', stored.headers, {
    [confirmedAtHeader]: stored.headers.get(confirmedAtHeader) ?? '0',
    [stampHeader]: stored.headers.get(stampHeader) ?? '',
    [retryAtHeader]: String(retryAt),
  });

/** Whether a stored answer was confirmed after `time`. One from the future was dated by a wrong clock, and was not. */
export function wasConfirmedAfter(stored: Response, time: number): boolean {
  const confirmedAt = Number(stored.headers.get(confirmedAtHeader));
  return confirmedAt > time && confirmedAt <= Date.now();
}
