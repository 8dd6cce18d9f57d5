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
  /** The value that the region renders besides stored rows; a new one resets the error boundary. */
  of?: unknown;
  /** The fallback; a sentence with a retry button by default. */
  fallback?: (tryAgain: () => void, fault: unknown) => ReactNode;
}

/**
 * An error boundary around a part of a page. A new address, a changed row or the user's retry resets it. When a stored
 * row causes the error, that row is set aside and fetched again.
 */
export function Region({ children, of, fallback = sentence }: Props) {
  const { cache, mutate } = useSWRConfig();
  const { pathname, search } = useLocation();
  const [round, redraw] = useReducer((before: number) => before + 1, 0);
  const rows = useDrawnRows(round, redraw);
  const [fault, setFault] = useState<unknown>();

  /** The search for the faulty row is loaded on the first error. */
  function tell(news: 'onRegionError' | 'onRegionRecovered' | 'onRegionUnmounted') {
    import('../../data/lists/find-faulty-row')
      .then((search) => search[news](rows, { cache: cache as PersistentCache, mutate }))
      .catch((error: unknown) => console.warn('The fault could not be looked into.', error));
  }

  function onRegionError(cause: unknown, info: ErrorInfo) {
    if (fault === undefined) warnOfFault(cause, info);
    setFault(cause);
    // A chunk of the app could not be loaded: no row is at fault.
    if (!isLost(cause)) tell('onRegionError');
  }

  function onRegionRecovered() {
    setFault(undefined);
    tell('onRegionRecovered');
  }

  const leave = useEffectEvent(() => {
    if (fault !== undefined) tell('onRegionUnmounted');
  });
  useEffect(() => () => leave(), []);

  return (
    <DrawnRowsContext value={rows}>
      <ErrorBoundary
        resetKeys={[pathname + search, of, round]}
        fallback={fallback(redraw, fault)}
        onError={onRegionError}
        onRecovered={onRegionRecovered}
      >
        {children}
      </ErrorBoundary>
    </DrawnRowsContext>
  );
}

/** Returns a new object for each retry, so that all components that read a row in the region render again. */
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
