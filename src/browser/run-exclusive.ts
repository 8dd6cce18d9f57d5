const held = new Set<string>();

/**
 * Runs `run` under a lock that all tabs share; resolves to undefined without running it if the lock is taken.
 * Without the Web Locks API, or if a request is rejected (in a page that is being closed), the lock is per
 * tab. Rejects with the error of `run`.
 * https://developer.mozilla.org/en-US/docs/Web/API/LockManager/request#exceptions
 */
export async function runExclusive<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return runInTab(name, run);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      hasBegun = true;
      return lock ? run() : undefined;
    });
  } catch (error) {
    if (hasBegun) throw error;
    console.warn(`The lock could not be requested: ${String(error)}`);
    return runInTab(name, run);
  }
}

async function runInTab<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  if (held.has(name)) return undefined;
  held.add(name);
  try {
    return await run();
  } finally {
    held.delete(name);
  }
}
