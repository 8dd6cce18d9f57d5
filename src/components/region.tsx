import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { StoredCache } from '../data/cache';
import { DrawnRowsContext, type DrawnRows } from '../data/drawn-rows';
import type { FaultSearch } from '../data/fault-search';
import { isLost } from '../pwa/lost-chunk';
import type { Resource } from '../schemas/base';
import { words } from '../words';
import { Boundary, warnOfFault } from './boundary';
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
  const { pathname, search: query } = useLocation();
  const [round, redraw] = useReducer((before: number) => before + 1, 0);
  const rows = useDrawnRows(round, redraw);
  const { fault, onFault, onMended } = useFaultSearch(rows);
  return (
    <DrawnRowsContext value={rows}>
      <Boundary
        of={[pathname + query, of, round]}
        instead={instead(redraw, fault)}
        onFault={onFault}
        onMended={onMended}
      >
        {children}
      </Boundary>
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

function useFaultSearch(rows: DrawnRows) {
  const { cache, mutate } = useSWRConfig();
  const store = { cache: cache as StoredCache, mutate };
  const [fault, setFault] = useState<unknown>();
  const search = useRef<FaultSearch>(undefined);
  const searched = useRef<string>(undefined);
  const hasAsked = useRef(false);

  async function lookFor(cause: unknown, info: ErrorInfo) {
    if (!search.current) {
      warnOfFault(cause, info);
      setFault(cause);
      // What is missing is a part of the app.
      if (isLost(cause)) return;
      const { FaultSearch } = await import('../data/fault-search');
      const begun = new FaultSearch(rows, store.cache);
      // Of the same rows it was found before that none of them alone is at fault.
      if (begun.stamps === searched.current) return;
      hasAsked.current = searched.current !== undefined;
      searched.current = begun.stamps;
      search.current = begun;
    }
    if (search.current.next()) return rows.redraw();
    const { current: failed } = search;
    search.current = undefined;
    if (!hasAsked.current) await failed.refreshAll(store);
  }

  function onFault(cause: unknown, info: ErrorInfo) {
    lookFor(cause, info).catch((error: unknown) =>
      console.warn('The fault could not be looked into:', error),
    );
  }

  function onMended() {
    const { current: ended } = search;
    search.current = undefined;
    searched.current = undefined;
    setFault(undefined);
    if (ended) void ended.convict(store).then(rows.redraw);
  }

  useEffect(() => {
    if (fault === undefined) return undefined;
    return store.cache.follow((key) => {
      if (rows.drawn.has(key) && !search.current) rows.redraw();
    });
  });

  // Without the row of a region around it, this one may not be there at all.
  const end = useEffectEvent(() => {
    if (search.current?.isAround) onMended();
  });
  useEffect(() => () => end(), []);

  return { fault, onFault, onMended };
}

const sentence = (tryAgain: () => void) => (
  <div role="alert">
    {words.partFailed} <Button onClick={tryAgain}>{words.retry}</Button>
  </div>
);
