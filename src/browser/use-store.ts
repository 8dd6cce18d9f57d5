import {
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Events by which a user acts. What a handler changes before its first `await` is drawn at once. What follows later is a
 * transition, as `event` is undefined by then: it gives way to the next act, and nothing waits for it. React finds out in
 * the same way what an update is worth: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/ReactDOMUpdatePriority.js
 */
const acts = /^(click|change|input|submit|key|pointer|touch|mouse)/;

interface Start {
  isHydrated: boolean;
}

const never = () => () => undefined;

function noteHydrated(start: Start): boolean {
  start.isHydrated = true;
  return true;
}

/**
 * Whether this component took over prerendered HTML. The answer never changes. React tells it by which of the two
 * functions it calls, and by nothing else.
 */
export function useIsHydrated(): boolean {
  const [start] = useState<Start>(() => ({ isHydrated: false }));
  return useSyncExternalStore(
    never,
    () => start.isHydrated,
    () => noteHydrated(start),
  );
}

/**
 * What something outside React holds: `read` in a browser, `readAtBuild` in prerendered HTML and while it is hydrated.
 * As React's `useSyncExternalStore`, but a change is drawn as a transition, in slices that give way to the reader's taps:
 * React's own draws at once whatever a change reaches, and at the start that is the whole page. Only what a reader's own
 * act changes in its course is drawn at once. A store that is first shown after the start takes React's own hook.
 */
export function useStore<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  readAtBuild: () => T,
): T {
  const isHydrated = useIsHydrated();
  const [round, draw] = useReducer((before: number) => before + 1, 0);
  const value = isHydrated && round === 0 ? readAtBuild() : read();
  const look = useEffectEvent(() => {
    if (Object.is(value, read())) return;
    if (acts.test(globalThis.event?.type ?? '')) draw();
    else startTransition(draw);
  });
  // After each commit: a drawing in slices may commit a value that was taken back while it was made, and whoever listened
  // then found the value that was committed before, and nothing to do.
  useEffect(() => look());
  useEffect(() => subscribe(() => look()), [subscribe]);
  return value;
}
