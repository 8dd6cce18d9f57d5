const held = new Set<string>();

/**
 * Runs alone under a name, in all tabs; gives undefined, and does not run, where somebody else is at it. A browser
 * without locks, or one that refuses them (a page that is being closed), keeps this within the tab. Rejects as `run` does.
 */
export async function runExclusive<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return runInTab(name, run);
  let hasBegun = false;
  try {
    return await navigator.locks.request(`ngo-${name}`, { ifAvailable: true }, (lock) => {
      hasBegun = true;
      return lock ? run() : undefined;
    });
  } catch (error) {
    if (hasBegun) throw error;
    console.warn(`The browser gives no lock: ${String(error)}`);
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
