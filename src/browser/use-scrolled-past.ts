import { useStore } from './use-store';

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
