import { firstPause, longerPause, waitForRetry } from '../browser/wait-for-retry';
import { isLost } from './load-chunk';

/**
 * Loads a chunk that no page waits for. While the network refuses it, tries again on each next chance, with a warning:
 * a first visit may lose its connection before the worker has stored the files. Rejects with any other error.
 */
export async function loadInBackground<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = longerPause(pause)) {
    try {
      return await load();
    } catch (error) {
      if (!isLost(error)) throw error;
      console.warn(`A part of the app could not be loaded and will be retried: ${String(error)}`);
      await waitForRetry(pause);
    }
  }
}
