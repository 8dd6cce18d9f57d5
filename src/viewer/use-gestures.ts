import { useEffect, useRef } from 'react';
import { tapZoom } from './zoom';

/** Two taps within this time (ms) and distance (CSS pixels) count as a double tap. */
const tapTime = 300;
const tapDistance = 30;

interface View {
  zoom: number;
  /** The zoom at which the document opened. */
  first: number;
  zoomTo: (zoom: number, x: number, y: number) => void;
}

/**
 * Pinch and double tap on a touch screen, and the pinch of a touchpad, which browsers report as a wheel event with
 * Ctrl.
 */
export function useGestures(scroller: HTMLElement | null, view: View): void {
  const { zoomTo } = view;
  const latest = useRef(view);
  useEffect(
    function rememberZoom() {
      latest.current = view;
    },
    [view],
  );

  useEffect(
    function followFingers() {
      if (!scroller) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const place = (x: number, y: number) => {
        const corner = scroller.getBoundingClientRect();
        return [x - corner.left, y - corner.top] as const;
      };
      let pinch: { distance: number; zoom: number } | undefined;
      let tap: { at: number; x: number; y: number } | undefined;

      const onTouchStart = ({ touches }: TouchEvent) => {
        const [one, other] = [touches[0], touches[1]];
        pinch = one && other ? { distance: distanceOf(one, other), zoom: latest.current.zoom } : undefined;
        if (pinch) tap = undefined;
      };
      const onTouchMove = (event: TouchEvent) => {
        const [one, other] = [event.touches[0], event.touches[1]];
        if (!pinch || !one || !other) return;
        event.preventDefault();
        const [x, y] = place((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        zoomTo((pinch.zoom * distanceOf(one, other)) / Math.max(1, pinch.distance), x, y);
      };
      const onTouchEnd = (event: TouchEvent) => {
        const { timeStamp, changedTouches, touches } = event;
        const finger = changedTouches[0];
        const wasPinch = pinch !== undefined;
        if (touches.length < 2) pinch = undefined;
        if (wasPinch || !finger) return;
        const { clientX: x, clientY: y } = finger;
        const isSecond =
          tap && timeStamp - tap.at < tapTime && Math.hypot(tap.x - x, tap.y - y) < tapDistance;
        tap = isSecond ? undefined : { at: timeStamp, x, y };
        if (!isSecond) return;
        event.preventDefault();
        zoomTo(tapZoom(latest.current.zoom, latest.current.first), ...place(x, y));
      };
      const onWheel = (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomTo(latest.current.zoom * Math.exp(-event.deltaY / 200), ...place(event.clientX, event.clientY));
      };
      scroller.addEventListener('touchstart', onTouchStart, { signal, passive: true });
      scroller.addEventListener('touchmove', onTouchMove, { signal, passive: false });
      scroller.addEventListener('touchend', onTouchEnd, { signal, passive: false });
      scroller.addEventListener('wheel', onWheel, { signal, passive: false });
      return () => controller.abort();
    },
    [scroller, zoomTo],
  );
}

const distanceOf = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
