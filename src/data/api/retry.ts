import type { SWRConfiguration } from 'swr';
import { CallError } from './call-error';

const firstWait = 30_000;
const lastTry = 3;

/** The longest wait (ms) that `setTimeout` can count; beyond it fires at once. */
const longestWait = 2 ** 31 - 1;

/** After a failed call: up to three more tries, ever further apart (30, 60, 120 s), never before a `Retry-After`. */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  if (retryCount > lastTry || (error instanceof CallError && error.kind === 'not-found')) return;
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  const wait = Math.max(asked, firstWait * 2 ** (retryCount - 1));
  if (wait <= longestWait) setTimeout(() => void revalidate({ retryCount }), wait);
};
