import { appPrefix } from '../../../sw/contract/contract';

/**
 * Runs `run` while no other caller, in this tab or another, saves or replaces the same document. Without the
 * Web Locks API, each tab fetches at most once. Rejects if the signal aborts the wait, and with the error of
 * `run`.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export async function withSaveLock<T>(
  address: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(`${appPrefix}-save-${address}`, signal ? { signal } : {}, run) as Promise<T>;
}
