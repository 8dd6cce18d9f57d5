import { createSignal } from '../../../browser/signal';
import { useStore } from '../../../browser/use-store';

/** How many prefetches are making calls. */
let running = 0;
const { subscribe, tell } = createSignal();

/** Says that a prefetch makes calls. Returns a function that says that it has ended. */
export function startFetching(): () => void {
  let isRunning = true;
  running += 1;
  tell();
  return () => {
    if (isRunning) running -= 1;
    isRunning = false;
    tell();
  };
}

/** Whether lists or texts are being fetched that no page asked for; false on the server. */
export const useIsFetching = (): boolean =>
  useStore(
    subscribe,
    () => running > 0,
    () => false,
  );
