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
  /** What it was read of. */
  key: unknown;
}

/**
 * Reads an external store: `read` in the browser, `readAtBuild` in prerendered HTML and during hydration.
 * Like React's `useSyncExternalStore`, but a change renders as an interruptible transition. React's hook
 * always renders synchronously, which at the start blocks the main thread for the whole page. Only changes
 * during user input render synchronously.
 * A store that is first read after the start uses React's own hook.
 * Where `read` depends on something that `subscribe` does not, such as a key, pass that as `of`: its change is read in the same render.
 * https://react.dev/reference/react/useSyncExternalStore#caveats
 */
export function useStore<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readAtBuild: () => T,
  of?: string | number,
): T {
  const isHydrated = useIsHydrated();
  // The value is state, not read in each render. A render that finds a new value and no new state is
  // discarded, but React keeps the dependencies of its effects: an effect of the value would never run.
  const key = of ?? subscribe;
  const [committed, hold] = useState<Held<T>>(() => ({ value: isHydrated ? readAtBuild() : read(), key }));
  let held = committed;
  if (held.key !== key) {
    held = { value: read(), key };
    hold(held);
  }
  const { value } = held;
  const check = useEffectEvent(() => {
    const present = read();
    if (Object.is(value, present)) return;
    const holdPresent = () => hold({ value: present, key });
    if (inputEvents.test(globalThis.event?.type ?? '')) holdPresent();
    else startTransition(holdPresent);
  });
  // Checks the value after each commit: a transition may commit a value that was reverted while it rendered.
  // The listener saw the value committed before, and so scheduled no update.
  useEffect(() => check());
  useEffect(() => subscribe(() => check()), [subscribe]);
  return value;
}
