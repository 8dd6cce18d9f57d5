import {
  answerLimit,
  askedWait,
  confirmedAtHeader,
  isJsonType,
  reloadMode,
  stampOf,
} from '../../../sw/contract/contract';
import { CallError, failureKind } from './call-error';
import { reportNetwork } from './network-state';
import { readBytes, withStallTimeout } from './stall-timeout';
import { yieldToMain } from '../../browser/yield-to-main';

/** A good answer of the API: JSON, not yet checked against a schema. */
export interface Answer {
  body: unknown;
  /** When the server last confirmed it (ms since 1970): the worker's stamp, else now. */
  confirmedAt: number;
  /** Equal for equal bodies: the cheap way to see that nothing changed. */
  stamp: string;
}

/** Whether an answer with this stamp is at hand already: then its body is not read again, and is undefined. */
export type IsKnown = (stamp: string) => boolean | Promise<boolean>;

const never = () => false;

interface CallOptions {
  /** The reader asked for a reload: the worker goes to the network first. */
  reload?: boolean;
  /** Gets an answer that came after the call was given up. */
  late?: (answer: Answer) => void;
  isKnown?: IsKnown;
}

/**
 * GET of JSON. Rejects with a CallError: `silent` after 8 s without a byte, `unreachable`, `refused` or
 * `not-found` by status, `not-json` for a redirect, another content type or a body that does not parse, `wrong-shape`
 * beyond 16 MB.
 */
export async function call(
  url: string,
  { reload = false, late, isKnown }: CallOptions = {},
): Promise<Answer> {
  const startedAt = Date.now();
  const note = (answer: Answer) => {
    // What the worker had stored says nothing of the network, nor does what a wrong clock dated into the future.
    if (answer.confirmedAt >= startedAt && answer.confirmedAt <= Date.now()) reportNetwork(undefined);
    return answer;
  };
  try {
    const answer = await withStallTimeout(
      url,
      async (signal, heard) => {
        const response = await reach(url, { signal, cache: reload ? reloadMode : 'default' });
        heard();
        checkStatus(url, response);
        return readAnswer(url, response, { heard, isKnown });
      },
      { late: (answer) => late?.(note(answer)) },
    );
    return note(answer);
  } catch (error) {
    reportNetwork(failureKind(error));
    throw error;
  }
}

/** The answer that the worker stored at this address, if it is a good one. */
export function readAnswer(
  url: string,
  response: Response,
  { heard = () => undefined, isKnown = never }: { heard?: () => void; isKnown?: IsKnown | undefined } = {},
): Promise<Answer> {
  const { headers, redirected } = response;
  const type = headers.get('content-type');
  if (redirected) throw new CallError('not-json', url, `redirected to ${response.url}`);
  if (!isJsonType(type)) throw new CallError('not-json', url, `content type "${type ?? ''}"`);
  if (Number(headers.get('content-length')) > answerLimit) {
    response.body?.cancel().catch((error: unknown) => console.warn(error));
    throw new CallError('wrong-shape', url, `more than ${answerLimit} bytes`);
  }
  return toAnswer(url, response, heard, isKnown);
}

/** A text of this length (characters) is no work worth a pause. */
const longText = 200_000;

async function toAnswer(
  url: string,
  response: Response,
  heard: () => void,
  isKnown: IsKnown,
): Promise<Answer> {
  const text = new TextDecoder().decode(
    await readBytes(response, heard, answerLimit).catch((error: unknown) => {
      throw error instanceof CallError
        ? error
        : new CallError('unreachable', url, `broke off: ${String(error)}`);
    }),
  );
  const confirmedAt = Number(response.headers.get(confirmedAtHeader)) || Date.now();
  const isLong = text.length > longText;
  if (isLong) await yieldToMain();
  const stamp = stampOf(text);
  if (await isKnown(stamp)) return { body: undefined, confirmedAt, stamp };
  if (isLong) await yieldToMain();
  return { body: parseJson(url, text), confirmedAt, stamp };
}

/** The answer that a text is. Throws the CallError `not-json` where it does not parse. */
export const answerOf = (url: string, text: string, confirmedAt: number): Answer => ({
  body: parseJson(url, text),
  confirmedAt,
  stamp: stampOf(text),
});

/** `fetch`, with a CallError `unreachable` where the network gave nothing. */
export async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('unreachable', url, String(error));
  }
}

/** Throws the CallError of a status that is no success, with the time that a `Retry-After` names. */
export function checkStatus(url: string, response: Response): void {
  if (response.ok) return;
  const kind = response.status === 404 || response.status === 410 ? 'not-found' : 'refused';
  throw new CallError(kind, url, `status ${response.status}`, askedWait(response.headers), response.status);
}

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CallError('not-json', url, String(error));
  }
}
