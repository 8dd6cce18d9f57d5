import { appPrefix } from '../../../sw/contract/contract';

/** How long (ms) what the user cannot end himself waits for another tab. */
const lockTimeout = 30_000;

/**
 * Runs `run` while no other caller, in this tab or another, saves or replaces the same document. Without the
 * Web Locks API, each tab fetches at most once. Rejects if the signal aborts the wait, without one after
 * 30 s of waiting, and with the error of `run`.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export async function withSaveLock<T>(
  address: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(
    `${appPrefix}-save-${address}`,
    { signal: signal ?? AbortSignal.timeout(lockTimeout) },
    run,
  ) as Promise<T>;
}
