import { appPrefix } from '../../../sw/contract/contract';

/** How long (ms) what the user cannot end himself waits for another tab. */
const lockTimeout = 30_000;

/**
 * Runs `run` while no other caller, in this tab or another, saves or replaces the same document. Without the
 * Web Locks API, or where the browser refuses it, as it does where a site may not store data, each tab fetches at most
 * once. Rejects if the signal aborts the wait, without one after
 * 30 s of waiting, and with the error of `run`.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export async function withSaveLock<T>(
  address: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return run();
  const waiting = signal ?? AbortSignal.timeout(lockTimeout);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    return (await navigator.locks.request(`${appPrefix}-save-${address}`, { signal: waiting }, begin)) as T;
  } catch (error) {
    if (hasBegun || waiting.aborted) throw error;
    console.warn(`The lock could not be requested: ${String(error)}`);
    return run();
  }
}
