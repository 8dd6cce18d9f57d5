import { startTransition, useEffect, useState, type RefObject } from 'react';

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
