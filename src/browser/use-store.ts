import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/**
 * Events of user input. A store change during such an event renders synchronously. A later one, for example
 * after an `await`, is a transition, because `event` is undefined by then. React derives the priority of an
 * update in the same way:
 * https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactDOMUpdatePriority.js
 */
const inputEvents = /^(click|change|input|submit|key|pointer|touch|mouse)/;

interface Start {
  isHydrated: boolean;
}

const subscribeNever = () => () => undefined;

function markHydrated(start: Start): boolean {
  start.isHydrated = true;
  return true;
}

/**
 * Whether this component was hydrated from prerendered HTML. The result never changes. React reveals it only
 * by which of the two snapshot functions it calls.
 */
export function useIsHydrated(): boolean {
  const [start] = useState<Start>(() => ({ isHydrated: false }));
  return useSyncExternalStore(
    subscribeNever,
    () => start.isHydrated,
    () => markHydrated(start),
  );
}

interface Held<T> {
  value: T;
  /** It is the value of prerendered HTML, and has not been compared with the store yet. */
  isOfBuild: boolean;
}

/**
 * Reads an external store: `read` in the browser, `readAtBuild` in prerendered HTML and during hydration.
 * Like React's `useSyncExternalStore`, but a change renders as an interruptible transition. React's hook
 * always renders synchronously, which at the start blocks the main thread for the whole page. Only changes
 * during user input render synchronously.
 * A store that is first read after the start uses React's own hook.
 * https://react.dev/reference/react/useSyncExternalStore#caveats
 */
export function useStore<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readAtBuild: () => T,
): T {
  const isHydrated = useIsHydrated();
  const [held, hold] = useState<Held<T>>(() => ({
    value: isHydrated ? readAtBuild() : read(),
    isOfBuild: isHydrated,
  }));
  let { value } = held;
  const present = held.isOfBuild ? value : read();
  // Becomes state at once. A render that finds a new value and no new state is discarded, but React keeps the
  // dependencies of its effects: an effect of the value would never run.
  if (!Object.is(value, present)) {
    value = present;
    hold({ value, isOfBuild: false });
  }
  const check = useEffectEvent(() => {
    const next = read();
    if (Object.is(value, next)) return;
    const holdNext = () => hold({ value: next, isOfBuild: false });
    if (inputEvents.test(globalThis.event?.type ?? '')) holdNext();
    else startTransition(holdNext);
  });
  // Checks the value after each commit: a transition may commit a value that was reverted while it rendered.
  // The listener saw the value committed before, and so scheduled no update.
  useEffect(() => check());
  useEffect(() => subscribe(() => check()), [subscribe]);
  return value;
}
