import {
  responseLimit,
  parseRetryAfter,
  isTooLarge,
  retryDelayLeft,
  reloadMode,
  silenceHeader,
  whyNotJson,
} from '../../../sw/contract/contract';
import { readMark, stampOf, type Mark } from '../../../sw/contract/mark';
import { CallError, failureKind } from './call-error';
import { parseInSlices } from './parse-in-slices';
import { reportNetwork } from './network-state';
import { readBytes, withStallTimeout } from './stall-timeout';
import { yieldToMain } from '../../browser/yield-to-main';

/** A valid response of the API: JSON, not yet validated by a schema. Confirmed when the worker's header says, else now. */
export interface ApiResponse extends Mark {
  body: unknown;
  /** The body as it came. */
  text: string;
  /** The rest (ms) of a pause that the server asked for: the worker answered with what is stored. */
  pause?: number;
}

/** Whether a response with this stamp is already available. Then its body is not parsed, and is undefined. */
export type IsKnown = (stamp: string) => boolean | Promise<boolean>;

const never = () => false;

interface CallOptions {
  /** The user asked for a reload: the worker responds network-first. */
  reload?: boolean;
  /** Receives a response that arrives after the call was given up. */
  late?: (apiResponse: ApiResponse) => void;
  isKnown?: IsKnown;
}

let calls = 0;

/** The number of calls since the app started. */
export const callCount = (): number => calls;

/**
 * Fetches JSON with GET. Rejects with a CallError: `silent` after 8 s without a byte, for the page or the worker,
 * `unreachable`, `refused` or `not-found` by status, `not-json` for a redirect, another content type or invalid
 * JSON, `wrong-shape` beyond 16 MB.
 */
export async function call(
  url: string,
  { reload = false, late, isKnown }: CallOptions = {},
): Promise<ApiResponse> {
  calls += 1;
  const startedAt = Date.now();
  const reportSuccess = (apiResponse: ApiResponse) => {
    // A stored response says nothing about the network, and neither does a date in the future from a wrong clock.
    if (apiResponse.confirmedAt >= startedAt && apiResponse.confirmedAt <= Date.now())
      reportNetwork(undefined);
    return apiResponse;
  };
  try {
    const apiResponse = await withStallTimeout(
      url,
      async (signal, onProgress) => {
        const response = await reach(url, { signal, cache: reload ? reloadMode : 'default' });
        onProgress();
        checkStatus(url, response);
        return readResponse(url, response, { onProgress, isKnown });
      },
      { late: (apiResponse) => late?.(reportSuccess(apiResponse)) },
    );
    return reportSuccess(apiResponse);
  } catch (error) {
    reportNetwork(failureKind(error));
    throw error;
  }
}

/** Reads a response, for example one that the worker stored. Rejects with a CallError if it is not valid JSON. */
export function readResponse(
  url: string,
  response: Response,
  {
    onProgress = () => undefined,
    isKnown = never,
  }: { onProgress?: () => void; isKnown?: IsKnown | undefined } = {},
): Promise<ApiResponse> {
  const flaw = whyNotJson(response);
  if (flaw) throw new CallError('not-json', url, flaw);
  if (isTooLarge(response.headers)) {
    response.body?.cancel().catch((error: unknown) => console.warn(error));
    throw new CallError('wrong-shape', url, `more than ${responseLimit} bytes`);
  }
  return toApiResponse(url, response, onProgress, isKnown);
}

/** From this length on (characters), hashing and parsing yield to the main thread first. */
const longText = 200_000;

async function toApiResponse(
  url: string,
  response: Response,
  onProgress: () => void,
  isKnown: IsKnown,
): Promise<ApiResponse> {
  const text = new TextDecoder().decode(
    await readBytes(response, onProgress, responseLimit).catch((error: unknown) => {
      throw error instanceof CallError
        ? error
        : new CallError('unreachable', url, `the transfer failed: ${String(error)}`);
    }),
  );
  const confirmedAt = readMark(response.headers).confirmedAt || Date.now();
  const isLong = text.length > longText;
  if (isLong) await yieldToMain();
  const stamp = stampOf(text);
  const pause = retryDelayLeft(response.headers);
  const facts = { confirmedAt, stamp, text, ...(pause > 0 && { pause }) };
  if (await isKnown(stamp)) return { body: undefined, ...facts };
  if (isLong) await yieldToMain();
  return { body: await parseJson(url, text), ...facts };
}

/** Parses a text as an API response. Rejects with the CallError `not-json` if it is not JSON. */
export const parseResponse = async (
  url: string,
  text: string,
  confirmedAt: number,
): Promise<ApiResponse> => ({
  body: await parseJson(url, text),
  confirmedAt,
  stamp: stampOf(text),
  text,
});

/** `fetch` that rejects with the CallError `unreachable` after a network error. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('unreachable', url, String(error));
  }
}

/** Throws a CallError for an error status, with the wait from `Retry-After`. */
export function checkStatus(url: string, response: Response): void {
  if (response.ok) return;
  if (response.headers.has(silenceHeader)) throw new CallError('silent', url, 'no byte for the worker');
  const kind = response.status === 404 || response.status === 410 ? 'not-found' : 'refused';
  throw new CallError(
    kind,
    url,
    `status ${response.status}`,
    parseRetryAfter(response.headers),
    response.status,
  );
}

async function parseJson(url: string, text: string): Promise<unknown> {
  try {
    return await parseInSlices(text);
  } catch (error) {
    throw new CallError('not-json', url, String(error));
  }
}
