/** Tells its listeners that something outside React has changed: the half of a store that `useStore` subscribes to. */
export interface Signal {
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** `start` is called with the first listener, and what it returns when the last has gone. */
export function createSignal(start?: () => () => void): Signal {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
