import { useEffect, useState } from 'react';
import { anchorAt, type Anchor } from './anchor';

/**
 * The current page: the one at a third of the height. `onMove` gets the anchor at the top edge, at most once per frame.
 */
export function usePosition(
  scroller: HTMLElement | null,
  isShown: boolean,
  start: number,
  onMove: (anchor: Anchor) => void,
): number {
  const [page, setPage] = useState(start);
  useEffect(
    function followScrolling() {
      if (!scroller || !isShown) return undefined;
      let frame = 0;
      const read = () => {
        frame = 0;
        setPage(anchorAt(scroller, 0, scroller.clientHeight / 3).page);
        onMove(anchorAt(scroller, 0, 0));
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
