/** The number of records that are processed before yielding to the main thread. */
export const chunkLength = 250;

type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/**
 * Yields to the main thread. `scheduler.yield` resumes before other tasks, but Safari does not have it:
 * https://developer.mozilla.org/en-US/docs/Web/API/Scheduler/yield
 */
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
 * Processes a list in chunks, and yields to the main thread between them; a short list is one chunk. Resolves
 * to false if `isWanted` became false before the end.
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
