import { useEffect, useLayoutEffect } from 'react';
import type { TextPosition } from '../../data/documents/reading-position';
import { positionIn, scrollToPosition } from './text-position';

/** Scrolls a text to where it was left, unless `start` is undefined, and tells where the reader is. */
export function useTextPosition(
  article: HTMLElement | null,
  scroller: HTMLElement | null,
  start: TextPosition | undefined,
  onMove: (position: TextPosition) => void,
): void {
  useLayoutEffect(
    function restore() {
      if (article && scroller && start) scrollToPosition(article, scroller, start);
    },
    [article, scroller, start],
  );
  useEffect(
    function follow() {
      if (!article || !scroller) return undefined;
      let frame = 0;
      const onScroll = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => onMove(positionIn(article, scroller)));
      };
      scroller.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        scroller.removeEventListener('scroll', onScroll);
        cancelAnimationFrame(frame);
      };
    },
    [article, scroller, onMove],
  );
}
