import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';
import { positionAt, scrollToPosition } from './positions';
import type { TextColumn } from './text-column';
import { clampZoom, firstZoom, fitScale, textMargin } from './zoom';

/**
 * After a resize or zoom, pages are rendered again once nothing has changed for this long (ms); until then they are
 * stretched.
 */
const settleTime = 200;

interface Held {
  position: ReadingPosition;
  x: number;
  y: number;
}

interface Layout {
  pageWidth: number;
  column: TextColumn | undefined;
  start: ReadingPosition;
}

/**
 * The zoom of the pages: 1 fits the width of the page. Until the user chooses another, the text fits a narrow screen. A
 * change of zoom or width keeps a point of the document in place.
 */
export function useView(scroller: HTMLElement | null, { pageWidth, column, start }: Layout) {
  const [room, setRoom] = useState(0);
  const [chosen, setZoom] = useState<number>();
  const held = useRef<Held>({ position: start, x: 0, y: 0 });
  const first = firstZoom(room, pageWidth, column && column.right - column.left);
  const zoom = chosen ?? first;
  const scale = room === 0 ? 0 : fitScale(room, pageWidth) * zoom;
  const textStart = chosen === undefined && first > 1 && column && (column.left - textMargin) / pageWidth;

  useEffect(
    function followWidth() {
      if (!scroller) return undefined;
      let width = 0;
      const observer = new ResizeObserver(() => {
        const next = scroller.clientWidth - 2 * margin;
        if (next === width) return;
        if (width > 0) held.current = { position: positionAt(scroller, 0, 0), x: 0, y: 0 };
        width = next;
        setRoom(next);
      });
      observer.observe(scroller);
      return () => observer.disconnect();
    },
    [scroller],
  );

  useLayoutEffect(
    function keepPlace() {
      if (!scroller || scale === 0) return;
      const { position, x, y } = held.current;
      const isAtText = typeof textStart === 'number';
      const across = isAtText ? textStart : position.across;
      scrollToPosition(scroller, { ...position, across }, isAtText ? margin : x, y);
    },
    [scroller, scale, textStart],
  );

  const setHeld = useCallback(
    (next: number | undefined, x?: number, y?: number) => {
      if (!scroller) return;
      const [atX, atY] = [x ?? scroller.clientWidth / 2, y ?? scroller.clientHeight / 2];
      held.current = { position: positionAt(scroller, atX, atY), x: atX, y: atY };
      setZoom(next);
    },
    [scroller],
  );
  const zoomTo = useCallback(
    (next: number, x?: number, y?: number) => setHeld(clampZoom(next), x, y),
    [setHeld],
  );
  /** Fits the whole page, or its text where the page fits already. */
  const fit = useCallback(() => setHeld(zoom === 1 ? undefined : 1), [setHeld, zoom]);

  return { zoom, first, zoomTo, fit, scale, drawnScale: useSettled(scale) };
}

/** The margin around the pages (CSS pixels). */
export const margin = 8;

/** A debounced number; the first value is returned immediately. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(
    function waitUntilItStands() {
      const timer = setTimeout(() => setSettled(value), settleTime);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return settled === 0 ? value : settled;
}
