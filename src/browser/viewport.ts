import { startTransition, useEffect, useState, type RefObject } from 'react';
import { useStore } from './use-store';

/** Whether any part of an element is in the viewport; false until the first observation. A change renders as a transition. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      startTransition(() => setInView(entries.at(-1)!.isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than `distance` (px). */
export const useScrolledPast = (distance: number): boolean =>
  useStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
