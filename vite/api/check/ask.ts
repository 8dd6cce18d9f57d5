import { stallTimeout } from '../../../sw/contract/contract.ts';

/** The times (ms) of one request. */
export interface AskTimes {
  /** A phone gives up after so long without a byte. */
  stall: number;
  /** For the whole answer, however steadily its bytes come. */
  whole: number;
}

export const usualTimes: AskTimes = { stall: stallTimeout, whole: 60_000 };

/** What a server answered. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The first bytes of the body, at most as many as were wanted. */
  bytes: Uint8Array;
  /** Whether the body goes on after them. */
  isCut: boolean;
  /** From the request to the last byte (ms). */
  time: number;
}

/** No answer, and why, as an end of "There is no answer: …". */
export interface NoAnswer {
  why: string;
  /** Whether the server was not reached, or said nothing. */
  isSilent: boolean;
}

export const hasAnswered = (result: Answer | NoAnswer): result is Answer => 'status' in result;

interface Wanted {
  /** The origin of the site that asks. */
  site: string;
  /** How many bytes of the body are read at most; the rest is not fetched. */
  bytes: number;
  times: AskTimes;
}

/**
 * One request as a phone makes it: a plain GET of another origin, without cookies, that follows no redirect. Never
 * rejects; a hostile answer takes no longer than the times allow, and no more memory than the wanted bytes.
 */
export async function ask(url: string, { site, bytes, times }: Wanted): Promise<Answer | NoAnswer> {
  const stop = new AbortController();
  let why: string | undefined;
  const giveUp = (reason: string) => {
    why ??= reason;
    stop.abort();
  };
  const whole = setTimeout(giveUp, times.whole, `it was not whole after ${secondsOf(times.whole)}`);
  let stall: NodeJS.Timeout | undefined;
  const waitForByte = () => {
    clearTimeout(stall);
    stall = setTimeout(giveUp, times.stall, `no byte came for ${secondsOf(times.stall)}`);
  };
  let status: number | undefined;
  try {
    waitForByte();
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { origin: site }, redirect: 'manual', signal: stop.signal });
    ({ status } = response);
    const body = await readStart(response, bytes, waitForByte);
    return { status, headers: response.headers, ...body, time: performance.now() - startedAt };
  } catch (error) {
    return { why: why ?? reasonOf(error), isSilent: status === undefined };
  } finally {
    clearTimeout(whole);
    clearTimeout(stall);
    // What is not wanted is not fetched.
    stop.abort();
  }
}

async function readStart(response: Response, most: number, onBytes: () => void) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    onBytes();
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, most), isCut: size > most };
}

const secondsOf = (time: number) => `${time / 1_000} s`;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the server takes no connection',
  ECONNRESET: 'the server ended the connection',
  UND_ERR_SOCKET: 'the server ended the connection',
  ENOTFOUND: 'no server has this name',
  EAI_AGAIN: 'the name of the server could not be looked up',
  CERT_HAS_EXPIRED: 'the certificate of the server has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the server made its certificate itself, and browsers refuse it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the server does not send the certificate in between, and some phones refuse it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the server is for another name',
  UND_ERR_HEADERS_OVERFLOW: 'its headers are too long',
};

/** `fetch` hides the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return reasons[cause?.code ?? ''] ?? (cause?.message || cause?.code || message);
}
