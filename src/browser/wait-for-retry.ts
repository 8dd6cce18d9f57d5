/** The first pause (ms) between two attempts at something that needs the network. */
export const firstPause = 30_000;

const longestPause = 30 * 60_000;

/** The pause (ms) after the next failure: twice as long, up to half an hour. */
export const longerPause = (pause: number): number => Math.min(pause * 2, longestPause);

/**
 * Resolves when another attempt at something that failed for want of a network is worth it: on an `online` event,
 * when the user comes back to the page, or after `pause` (ms).
 */
export function waitForRetry(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal,
    });
  });
}
