import { useCallback } from 'react';
import { useStore } from './use-store';

/** Items side by side by the width (px) of the window from which on they hold: `{ 0: 1, 577: 2 }`. */
export type ItemsPerWidth = Readonly<Record<number, number>>;

const widthQuery = (width: number | string) => `(min-width: ${width}px)`;

/** The rules of `ItemsPerWidth`, narrow to wide, for a style sheet. */
export const widthRules = (items: ItemsPerWidth, style: (count: number) => object): Record<string, object> =>
  Object.fromEntries(
    Object.entries(items).map(([width, count]) => [`@media ${widthQuery(width)}`, style(count)]),
  );

/** How many items stand side by side now; undefined in prerendered HTML, which knows no width. */
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

const calm = '(prefers-reduced-motion: reduce)';

function subscribeCalm(listener: () => void) {
  const query = matchMedia(calm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the reader asked for less motion; true until that is known. */
export const useReducedMotion = (): boolean =>
  useStore(
    subscribeCalm,
    () => matchMedia(calm).matches,
    () => true,
  );

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in front. */
export const usePageVisible = (): boolean =>
  useStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
