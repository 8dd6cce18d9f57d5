/** How many records are worked on before the reader's taps and scrolls have their turn. */
export const chunkLength = 250;

type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Lets what waits for the main thread have its turn. */
export function yieldToMain(): Promise<void> {
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
export async function inChunks<T>(
  items: readonly T[],
  work: (slice: readonly T[], from: number) => void,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  for (let from = 0; from < items.length; from += chunkLength) {
    if (from > 0) await yieldToMain();
    if (!isWanted()) return false;
    work(items.slice(from, from + chunkLength), from);
  }
  return true;
}
