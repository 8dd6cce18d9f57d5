import { useEffect, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';

const sheets = (scroller: Element) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

/** The point of the document at `x`, `y` (CSS pixels from the scroller's corner); between pages, the nearest page. */
export function positionAt(scroller: Element, x: number, y: number): ReadingPosition {
  const corner = scroller.getBoundingClientRect();
  const [left, top] = [corner.left + x, corner.top + y];
  const all = sheets(scroller);
  const under = all.find((sheet) => sheet.getBoundingClientRect().bottom >= top) ?? all.at(-1);
  if (!under) return { page: 1, across: 0, down: 0 };
  const box = under.getBoundingClientRect();
  return {
    page: Number(under.dataset['page']),
    across: (left - box.left) / Math.max(1, box.width),
    down: (top - box.top) / Math.max(1, box.height),
  };
}

/** Scrolls so that the position is at `x`, `y` of the scroller. */
export function scrollToPosition(
  scroller: Element,
  { page, across, down }: ReadingPosition,
  x: number,
  y: number,
): void {
  const sheet = sheets(scroller)[page - 1];
  if (!sheet) return;
  const corner = scroller.getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  scroller.scrollLeft += box.left + across * box.width - (corner.left + x);
  scroller.scrollTop += box.top + down * box.height - (corner.top + y);
}

/** Scrolls to the top of a page, and not sideways. */
export function scrollToPage(scroller: Element, page: number, y: number): void {
  const sheet = sheets(scroller)[page - 1];
  if (!sheet) return;
  scroller.scrollTop += sheet.getBoundingClientRect().top - (scroller.getBoundingClientRect().top + y);
}

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
