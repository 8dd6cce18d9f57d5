/**
 * Why a call failed, in the page's words: nothing reached us, silence, a refusal by status, an answer that is
 * no JSON (a captive portal's page), or JSON of another shape.
 */
export type FailureKind = 'unreachable' | 'silent' | 'refused' | 'not-found' | 'not-json' | 'wrong-shape';

/** A call that gave nothing to show. `retryAfter` (ms) is set where the server named a time, `status` where it answered. */
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

/** Any thrown thing as a failure kind: what `fetch` itself throws means that nothing reached us. */
export const failureKind = (error: unknown): FailureKind =>
  error instanceof CallError ? error.kind : 'unreachable';
