/**
 * Why an API call failed: `unreachable` (network error), `silent` (stalled), `refused` or `not-found` (by
 * status), `not-json` (for example a captive portal page), or `wrong-shape` (JSON that fails validation).
 */
export type FailureKind = 'unreachable' | 'silent' | 'refused' | 'not-found' | 'not-json' | 'wrong-shape';

/**
 * An API call without a usable response. `retryAfter` (ms) is set if the server named a time, `status` if it
 * responded.
 */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: FailureKind;
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;

  constructor(kind: FailureKind, url: string, detail: string, retryAfter?: number, status?: number) {
    super(`${url}: ${detail}`);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}

/** The failure kind of any thrown value. What `fetch` itself throws is a network error. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof CallError ? error.kind : 'unreachable';
