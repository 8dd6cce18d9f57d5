import { call } from './client';
import { localisedApiUrl } from './localised-urls';
import { isNetworkLost } from './network-state';

/** The waits (ms) between probes after a network failure; the last one repeats. */
const waits = [15_000, 30_000, 60_000, 120_000, 300_000];

/**
 * Probes the network with a small request while the page is visible, at growing intervals, and at once on an
 * `online` event or when the page becomes visible. `client.ts` reports each outcome. Calls `found` after the
 * first success. Returns a function that stops probing.
 */
export function probeNetwork(found: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let state: 'waiting' | 'asking' | 'over' = 'waiting';

  const wait = () => {
    timer = setTimeout(probe, waits[Math.min(attempts, waits.length - 1)]);
    attempts += 1;
  };
  function probe() {
    clearTimeout(timer);
    if (state !== 'waiting' || document.visibilityState !== 'visible') return;
    state = 'asking';
    void ask().then(end);
  }
  function end(isFound: boolean) {
    if (state === 'over') return;
    state = 'waiting';
    if (isFound) found();
    else wait();
  }

  wait();
  addEventListener('online', probe);
  document.addEventListener('visibilitychange', probe);
  return () => {
    state = 'over';
    clearTimeout(timer);
    removeEventListener('online', probe);
    document.removeEventListener('visibilitychange', probe);
  };
}

/** Whether the API's server responds now. A response from the worker's cache does not count. Never rejects. */
async function ask(): Promise<boolean> {
  const startedAt = Date.now();
  try {
    const { confirmedAt } = await call(localisedApiUrl('settings'), { reload: true });
    return confirmedAt >= startedAt && confirmedAt <= Date.now();
  } catch {
    // `call` has reported the failure.
    return false;
  }
}

/**
 * Whether a cross-origin resource can be loaded: true unless a request has failed, else the result of a probe
 * (8 s at most). Does not use `navigator.onLine`, which is true in any local network:
 * https://developer.mozilla.org/en-US/docs/Web/API/Navigator/onLine Never rejects.
 */
export const isNetworkThere = async (): Promise<boolean> =>
  // A server that answers with an error is reached, too.
  !isNetworkLost() || (await ask()) || !isNetworkLost();
