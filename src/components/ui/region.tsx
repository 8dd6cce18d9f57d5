import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { DrawnRowsContext, type DrawnRows } from '../../data/lists/drawn-rows';
import { isLost } from '../../pwa/load-chunk';
import type { Resource } from '../../schemas/base';
import { words } from '../../words/common';
import { ErrorBoundary, warnOfFault } from './error-boundary';
import { Button } from './button';

interface Props {
  children: ReactNode;
  /** What it draws beside the rows that it reads: another one is drawn afresh after a fault. */
  of?: unknown;
  /** Stands in the place of what cannot be drawn; a sentence, unless it is told otherwise. */
  instead?: (tryAgain: () => void, fault: unknown) => ReactNode;
}

/**
 * A part of a page whose faults stay its own: it says so in a sentence, and everything around it stands. Another address, a
 * changed row and the reader's wish draw it afresh. Where one of the rows that it draws is at fault, that row is moved out
 * of the way and asked for anew.
 */
export function Region({ children, of, instead = sentence }: Props) {
  const { cache, mutate } = useSWRConfig();
  const { pathname, search } = useLocation();
  const [round, redraw] = useReducer((before: number) => before + 1, 0);
  const rows = useDrawnRows(round, redraw);
  const [fault, setFault] = useState<unknown>();

  /** The search for a row at fault is fetched when there is one. */
  function tell(news: 'onFault' | 'onMended' | 'onGone') {
    import('../../data/lists/find-faulty-row')
      .then((search) => search[news](rows, { cache: cache as PersistentCache, mutate }))
      .catch((error: unknown) => console.warn('The fault could not be looked into.', error));
  }

  function onFault(cause: unknown, info: ErrorInfo) {
    if (fault === undefined) warnOfFault(cause, info);
    setFault(cause);
    // What is missing is a part of the app.
    if (!isLost(cause)) tell('onFault');
  }

  function onMended() {
    setFault(undefined);
    tell('onMended');
  }

  const leave = useEffectEvent(() => {
    if (fault !== undefined) tell('onGone');
  });
  useEffect(() => () => leave(), []);

  return (
    <DrawnRowsContext value={rows}>
      <ErrorBoundary
        of={[pathname + search, of, round]}
        instead={instead(redraw, fault)}
        onFault={onFault}
        onMended={onMended}
      >
        {children}
      </ErrorBoundary>
    </DrawnRowsContext>
  );
}

/** Another object in each round, so that whoever reads a row in the region is drawn again. */
function useDrawnRows(round: number, redraw: () => void): DrawnRows {
  const around = use(DrawnRowsContext);
  const [rows] = useState(() => ({ drawn: new Map<string, Resource>(), held: new Set<string>() }));
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => ({ ...rows, around, redraw }), [rows, around, redraw, round]);
}

const sentence = (tryAgain: () => void) => (
  <div role="alert">
    {words.partFailed} <Button onClick={tryAgain}>{words.retry}</Button>
  </div>
);
