import {
  responseLimit,
  parseRetryAfter,
  boundedPause,
  envelopeOf,
  isTooLarge,
  retryDelayLeft,
  retryAtHeader,
  whyNotJson,
  type Envelope,
  type RefreshFailure,
} from '../contract/contract';
import { markHeaders, readMark, stampOf } from '../contract/mark';
import { makeCopy } from '../storage/cache-storage';

/** An API response that may be stored. */
export interface ValidResponse {
  text: string;
  headers: Headers;
  /** When its headers arrived (ms since 1970). */
  confirmedAt: number;
}

/** Why an API response must not be stored. */
export interface InvalidResponse {
  reason: RefreshFailure;
  detail: string;
  /** When to retry at the earliest (ms since 1970), after a 429. */
  retryAt?: number;
}

export type Validation = ValidResponse | InvalidResponse;

export const isValid = (result: Validation): result is ValidResponse => 'text' in result;

/** A response beyond the size limit. */
export const tooLarge: InvalidResponse = {
  reason: 'shape',
  detail: `more than ${responseLimit / 1024 ** 2} MB`,
};

/** Validates a response before its body: status 200, not redirected, JSON, and at most 16 MB by its headers. */
export function validateHead(response: Response): InvalidResponse | undefined {
  const { status, headers } = response;
  const flaw = whyNotJson(response);
  if (flaw && response.redirected) return { reason: 'not-json', detail: flaw };
  if (status === 429) {
    // Another origin may hide `Retry-After` (CORS).
    const retryAt = Date.now() + boundedPause(parseRetryAfter(headers));
    return { reason: 'status', detail: 'status 429', retryAt };
  }
  if (status !== 200) return { reason: 'status', detail: `status ${status}` };
  if (flaw) return { reason: 'not-json', detail: flaw };
  return isTooLarge(headers) ? tooLarge : undefined;
}

/** Validates the body: it must parse and have the envelope of the API path. */
export function validateBody(path: string, response: ValidResponse): Validation {
  let body: unknown;
  try {
    body = JSON.parse(response.text);
  } catch (error) {
    return { reason: 'not-json', detail: String(error) };
  }
  const envelope = envelopeOf(path);
  return hasEnvelope(envelope, body)
    ? response
    : { reason: 'shape', detail: `no ${envelope} in the response` };
}

/** Builds the response for the page and the cache, with confirmation time and hash. */
export const toStoredResponse = ({ text, headers, confirmedAt }: ValidResponse): Response =>
  makeCopy(text, headers, markHeaders({ confirmedAt, stamp: stampOf(text) }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasEnvelope(envelope: Envelope, body: unknown): boolean {
  if (envelope === 'list' && Array.isArray(body)) return true;
  if (!isObject(body)) return false;
  if (envelope === 'record') return !('data' in body) || isObject(body['data']);
  const { data, meta } = body;
  return Array.isArray(data) && (envelope === 'list' || (isObject(meta) && Array.isArray(meta['links'])));
}

/** Whether the server asked for a pause that is not over. The time is stored, because a worker runs for seconds. */
export const isRetryDelayed = (stored: Response): boolean => retryDelayLeft(stored.headers) > 0;

/** A copy of the stored response with the time before which it must not be updated. */
export const withRetryTime = (stored: Response, retryAt: number): Response =>
  makeCopy(stored.body ?? '', stored.headers, {
    ...markHeaders(readMark(stored.headers)),
    [retryAtHeader]: String(retryAt),
  });
