import { useCallback } from 'react';
import { useStore } from './use-store';

/** The number of items per row, by the minimum width (px) of the window: `{ 0: 1, 577: 2 }`. */
export type ItemsPerWidth = Readonly<Record<number, number>>;

const widthQuery = (width: number | string) => `(min-width: ${width}px)`;

/** The media queries of `ItemsPerWidth`, narrow to wide, for a style sheet. */
export const widthRules = (items: ItemsPerWidth, style: (count: number) => object): Record<string, object> =>
  Object.fromEntries(
    Object.entries(items).map(([width, count]) => [`@media ${widthQuery(width)}`, style(count)]),
  );

/** The present number of items per row; undefined in prerendered HTML. */
export function useItemsPerWidth(items: ItemsPerWidth): number | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const queries = Object.keys(items).map((width) => matchMedia(widthQuery(width)));
      for (const query of queries) query.addEventListener('change', listener);
      return () => {
        for (const query of queries) query.removeEventListener('change', listener);
      };
    },
    [items],
  );
  const read = () => Object.entries(items).findLast(([width]) => matchMedia(widthQuery(width)).matches)?.[1];
  return useStore(subscribe, read, () => undefined);
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeReducedMotion(listener: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the user prefers reduced motion; true until that is known. */
export const useReducedMotion = (): boolean =>
  useStore(
    subscribeReducedMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible. */
export const usePageVisible = (): boolean =>
  useStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
