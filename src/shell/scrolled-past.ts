import { useExternal } from '../use-external';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than `distance` (px). */
export const useScrolledPast = (distance: number): boolean =>
  useExternal(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
