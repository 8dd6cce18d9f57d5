import type { SWRConfiguration } from 'swr';
import { CallError } from './call-error';

const firstWait = 30_000;
const maxRetries = 3;

/**
 * The maximum delay (ms) of `setTimeout`; with a longer one it fires at once:
 * https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#maximum_delay_value
 */
const maxDelay = 2 ** 31 - 1;

/** Retries a failed call up to three times with exponential backoff (30, 60, 120 s), never before `Retry-After`. */
export const retryLater: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  if (retryCount > maxRetries || (error instanceof CallError && error.kind === 'not-found')) return;
  const retryAfter = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  const wait = Math.max(retryAfter, firstWait * 2 ** (retryCount - 1));
  if (wait <= maxDelay) setTimeout(() => void revalidate({ retryCount }), wait);
};
