/** How many records are worked on before the reader's taps and scrolls have their turn. */
export const sliceLength = 250;

type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Lets what waits for the main thread have its turn. */
export function giveWay(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Hands a long list on in slices, from its beginning, and gives way between them; a short one at once. Ends early where
 * `isWanted` says that nobody waits any more: false then.
 */
export async function inSlices<T>(
  items: readonly T[],
  work: (slice: readonly T[], from: number) => void,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  for (let from = 0; from < items.length; from += sliceLength) {
    if (from > 0) await giveWay();
    if (!isWanted()) return false;
    work(items.slice(from, from + sliceLength), from);
  }
  return true;
}
