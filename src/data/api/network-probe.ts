import { useRef, useState } from 'react';
import { apiUrl } from '../../../sw/contract/contract';
import { call } from './client';
import { isNetworkLost } from './network-state';

/** After a trouble the network is looked for after these waits (ms), then with the last one. */
const waits = [15_000, 30_000, 60_000, 120_000, 300_000];

/**
 * Looks for the network with a small request of its own, ever more seldom, while the page is seen; at once when the
 * browser believes to be online or the reader comes back. How it ends is noted where every call is; `found` is called
 * after the first success. Returns the function that stops it.
 */
export function probeNetwork(found: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let state: 'waiting' | 'asking' | 'over' = 'waiting';

  const wait = () => {
    timer = setTimeout(look, waits[Math.min(tries, waits.length - 1)]);
    tries += 1;
  };
  function look() {
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
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    state = 'over';
    clearTimeout(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Whether the API's server gives a good answer now. What the worker had stored is none. Never rejects. */
async function ask(): Promise<boolean> {
  const startedAt = Date.now();
  try {
    const { confirmedAt } = await call(apiUrl('settings'), { reload: true });
    return confirmedAt >= startedAt && confirmedAt <= Date.now();
  } catch {
    // How it ended is noted where every call is.
    return false;
  }
}

/**
 * Whether something of another site may be asked for: at once where no request has failed, else as the network answers
 * now, after 8 s at most. What the browser believes decides nothing. Never rejects.
 */
export const isNetworkThere = async (): Promise<boolean> => !isNetworkLost() || ask();

export type OutsideFrame = 'still' | 'shown' | 'offline';

/**
 * A frame of another site, which comes on a press: its state, and what the press calls. A browser shows its own error in
 * a frame that it cannot load, so after a failed request the frame comes only once the network answers again.
 */
export function useOutsideFrame(): [OutsideFrame, () => void] {
  const [state, setState] = useState<OutsideFrame>('still');
  const isAsking = useRef(false);

  async function show() {
    if (isAsking.current) return;
    isAsking.current = true;
    const isThere = await isNetworkThere();
    isAsking.current = false;
    setState(isThere ? 'shown' : 'offline');
  }
  return [state, () => void show()];
}
