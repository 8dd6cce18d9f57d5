import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWithinPage } from '../components/ui/within-page';

/** How long a link's hash waits for its element, and the focus for the title (ms). */
const patience = 10_000;

/**
 * What happens when the reader arrives at an address: the document is titled, a new page starts at its top
 * with the focus on its title, and a hash scrolls to its element as soon as that is there. A link within a page
 * (another page of its list) leaves place and focus to that page.
 */
export function useArrival(title: string): void {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const cameByLink = !isFirst.current && navigation !== 'POP';
    isFirst.current = false;
    if (hash) {
      const id = decodeHash(hash);
      return whenThere(
        () => document.getElementById(id),
        (target) => target.scrollIntoView(),
      );
    }
    if (!cameByLink || isWithinPage(state)) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return whenThere(
      () => document.querySelector<HTMLElement>('[data-page-title]'),
      (title) => title.focus({ preventScroll: true }),
    );
  }, [pathname, hash, key, navigation, state]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Acts on an element as soon as it is there: a page that is fetched first has its parts later. */
function whenThere(find: () => HTMLElement | null, act: (element: HTMLElement) => void): () => void {
  const attempt = () => {
    const element = find();
    if (element) act(element);
    return element !== null;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && stop());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  const timer = setTimeout(stop, patience);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
