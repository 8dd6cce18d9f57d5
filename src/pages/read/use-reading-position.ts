import { useEffect, useMemo } from 'react';

/** The position is stored once scrolling has paused for this long (ms). */
const restTime = 400;

/**
 * Stores the last position in a document: after a pause, and when the user leaves. `write` must be a stable function.
 */
export function useReadingPosition<Position>(
  url: string | undefined,
  write: (url: string, position: Position) => Promise<void>,
): (position: Position) => void {
  const keeper = useMemo(() => keeperOf(url, write), [url, write]);
  useEffect(
    function keepWhenLeaving() {
      addEventListener('pagehide', keeper.keepNow);
      return () => {
        removeEventListener('pagehide', keeper.keepNow);
        keeper.keepNow();
      };
    },
    [keeper],
  );
  return keeper.move;
}

function keeperOf<Position>(
  url: string | undefined,
  write: (url: string, position: Position) => Promise<void>,
) {
  let waiting: Position | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    if (url !== undefined && waiting) void write(url, waiting);
    waiting = undefined;
  };
  const move = (position: Position) => {
    waiting = position;
    clearTimeout(timer);
    timer = setTimeout(keepNow, restTime);
  };
  return { move, keepNow };
}
