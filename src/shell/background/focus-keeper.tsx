import { useEffect } from 'react';
import { keepFocus } from '../../browser/keep-focus';

/** Keeps the focus in its place in the whole app when a focused control vanishes. */
export function FocusKeeper() {
  useEffect(() => {
    const controller = new AbortController();
    keepFocus(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}
