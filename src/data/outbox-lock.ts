const held = new Set<string>();

/**
 * Runs alone under a name, in all tabs; gives undefined, and does not run, where somebody else is at it. A browser
 * without locks keeps this within the tab.
 */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
  if ('locks' in navigator)
    return navigator.locks.request(`ngo-${name}`, { ifAvailable: true }, (lock) =>
      lock ? run() : undefined,
    );
  if (held.has(name)) return undefined;
  held.add(name);
  try {
    return await run();
  } finally {
    held.delete(name);
  }
}
