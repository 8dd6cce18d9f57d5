import {
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';

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
  const [updates, rerender] = useReducer((before: number) => before + 1, 0);
  const value = isHydrated && updates === 0 ? readAtBuild() : read();
  const check = useEffectEvent(() => {
    if (Object.is(value, read())) return;
    if (inputEvents.test(globalThis.event?.type ?? '')) rerender();
    else startTransition(rerender);
  });
  // Checks the value after each commit: a transition may commit a value that was reverted while it rendered.
  // The listener saw the value committed before, and so scheduled no update.
  useEffect(() => check());
  useEffect(() => subscribe(() => check()), [subscribe]);
  return value;
}
