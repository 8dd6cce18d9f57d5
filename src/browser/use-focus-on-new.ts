import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list with a button that shows more of it: the focus goes to the first new item, as soon as that is there.
 * `count` is the number of items that are drawn, and `items` selects them.
 */
export function useFocusOnNew<T extends HTMLElement>(
  count: number,
  items: string,
): { list: RefObject<T | null>; awaitNew: () => void } {
  const list = useRef<T>(null);
  const first = useRef<number>(undefined);
  useEffect(
    function focusFirstNew() {
      if (first.current === undefined || count <= first.current) return;
      const item = list.current?.querySelectorAll<HTMLElement>(items)[first.current];
      first.current = undefined;
      if (!item) return;
      const control = item.querySelector<HTMLElement>('a[href], button');
      if (!control) item.tabIndex = -1;
      (control ?? item).focus({ preventScroll: true });
    },
    [count, items],
  );
  return {
    list,
    awaitNew: () => {
      first.current = count;
    },
  };
}
