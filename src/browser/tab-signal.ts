import { openChannel } from './open-channel';
import { createSignal } from './signal';

/** Tells of changes of stored rows, in this tab and in the others. */
export interface TabSignal {
  /** Calls `listener` after each change, in this tab or another. Returns a function that stops it. */
  follow: (listener: () => void) => () => void;
  /** Tells all tabs of a change. Never throws: the row is stored all the same. */
  announce: () => void;
}

/** A signal that the tabs share by a channel of this name, which is opened with the first use. */
export function createTabSignal(name: string): TabSignal {
  const { subscribe, tell } = createSignal();
  let channel: { open: BroadcastChannel | undefined } | undefined;
  const join = () => (channel ??= { open: openChannel(name, tell) }).open;
  return {
    follow(listener) {
      join();
      return subscribe(listener);
    },
    announce() {
      try {
        tell();
        join()?.postMessage('changed');
      } catch (error) {
        console.warn(`The tabs could not be told of a change (${name}): ${String(error)}`);
      }
    },
  };
}
