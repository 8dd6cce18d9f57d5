import { useEffect, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';
import { positionAt } from './positions';

/**
 * The current page: the one at a third of the height. `onMove` gets the position at the top edge, at most once per
 * frame.
 */
export function usePosition(
  scroller: HTMLElement | null,
  isShown: boolean,
  start: number,
  onMove: (position: ReadingPosition) => void,
): number {
  const [page, setPage] = useState(start);
  useEffect(
    function followScrolling() {
      if (!scroller || !isShown) return undefined;
      let frame = 0;
      const read = () => {
        frame = 0;
        setPage(positionAt(scroller, 0, scroller.clientHeight / 3).page);
        onMove(positionAt(scroller, 0, 0));
      };
      const onScroll = () => {
        frame ||= requestAnimationFrame(read);
      };
      scroller.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        cancelAnimationFrame(frame);
        scroller.removeEventListener('scroll', onScroll);
      };
    },
    [scroller, isShown, onMove],
  );
  return page;
}
