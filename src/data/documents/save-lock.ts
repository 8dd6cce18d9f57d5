/**
 * Runs when nobody else, in this tab or another, saves or replaces the same document. A browser without locks has at worst
 * one fetch per tab. Rejects where the signal ends the wait, and with what `run` rejects with.
 */
export async function withSaveLock<T>(
  address: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(`ngo-save-${address}`, signal ? { signal } : {}, run) as Promise<T>;
}
