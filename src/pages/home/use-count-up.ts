import { useEffect, useState, type RefObject } from 'react';
import { useInView } from '../../browser/use-in-view';
import { useReducedMotion } from '../../browser/media-queries';

/** Times (ms): the delay before the count, its duration, and the interval between two steps. */
const delay = 3_000;
const duration = 7_000;
const step = 50;

/**
 * The current share of a count's final value, from 0 to 1. The count starts once, when `element` comes into view.
 * 1 until then, because only a number that moves may differ from the true one; always 1 with reduced motion.
 */
export function useCountShare(element: RefObject<Element | null>): number {
  const isCalm = useReducedMotion();
  const isInView = useInView(element);
  const [hasStarted, setStarted] = useState(false);
  const [share, setShare] = useState(0);
  if (isInView && !hasStarted) setStarted(true);

  useEffect(() => {
    if (isCalm || !hasStarted) return undefined;
    const start = performance.now() + delay;
    const timer = setInterval(() => {
      const next = Math.min(1, Math.max(0, (performance.now() - start) / duration));
      setShare(next);
      if (next === 1) clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [isCalm, hasStarted]);

  return isCalm || !hasStarted ? 1 : share;
}
