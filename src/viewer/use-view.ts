import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';
import { positionAt, scrollToPosition } from './positions';
import { clampZoom, fitScale } from './zoom';

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

/** The zoom of the pages: 1 fits the width. A change of zoom or width keeps a point of the document in place. */
export function useView(scroller: HTMLElement | null, pageWidth: number, start: ReadingPosition) {
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held>({ position: start, x: 0, y: 0 });
  const scale = room === 0 ? 0 : fitScale(room, pageWidth) * zoom;

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
      if (scroller && scale > 0)
        scrollToPosition(scroller, held.current.position, held.current.x, held.current.y);
    },
    [scroller, scale],
  );

  const zoomTo = useCallback(
    (next: number, x?: number, y?: number) => {
      if (!scroller) return;
      const [atX, atY] = [x ?? scroller.clientWidth / 2, y ?? scroller.clientHeight / 2];
      held.current = { position: positionAt(scroller, atX, atY), x: atX, y: atY };
      setZoom(clampZoom(next));
    },
    [scroller],
  );

  return { zoom, zoomTo, scale, drawnScale: useSettled(scale) };
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
