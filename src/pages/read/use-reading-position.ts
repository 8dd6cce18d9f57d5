import { useEffect, useMemo } from 'react';
import { writePosition, type ReadingPosition } from '../../data/documents/reading-position';

/** The position is stored once scrolling has paused for this long (ms). */
const restTime = 400;

/** Stores the last position in a document: after a pause, and when the user leaves. */
export function useReadingPosition(url: string | undefined): (position: ReadingPosition) => void {
  const keeper = useMemo(() => keeperOf(url), [url]);
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

function keeperOf(url: string | undefined) {
  let waiting: ReadingPosition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    if (url !== undefined && waiting) void writePosition(url, waiting);
    waiting = undefined;
  };
  const move = (position: ReadingPosition) => {
    waiting = position;
    clearTimeout(timer);
    timer = setTimeout(keepNow, restTime);
  };
  return { move, keepNow };
}
