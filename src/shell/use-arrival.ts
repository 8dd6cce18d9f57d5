import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWithinPage } from '../browser/history';
import { ownAddress } from '../words/language';

/** Time (ms) to wait for the element of a hash, or for the page title to focus. */
const timeLimit = 10_000;

/**
 * Manages scroll position and focus on navigation: scrolls a new page to its top and focuses its heading, and scrolls
 * to the element of a hash as soon as it exists. After a link within a page (another page of its list) that page
 * manages scroll position and focus. On the way back, the link that led away is focused.
 */
export function useArrival(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  const last = useRef({ pathname, search });

  // Before the page is painted: on a busy phone, a user presses what he sees before React runs other effects.
  useLayoutEffect(() => {
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

  useEffect(() => {
    const from = last.current;
    // A page that replaces its own query was opened by a link that does not have it.
    if (navigation !== 'REPLACE' || from.pathname !== pathname) last.current = { pathname, search };
    if (navigation !== 'POP' || from.pathname === pathname) return undefined;
    return whenThere(
      () => linkTo(from.pathname + from.search),
      (link) => {
        if (document.activeElement === document.body) link.focus({ preventScroll: true });
      },
    );
  }, [pathname, search, navigation]);
}

const linkTo = (address: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => link.getAttribute('href') === ownAddress(address),
  ) ?? null;

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Calls `act` as soon as the element exists: a lazy page renders it later. Returns a function that stops waiting. */
function whenThere(find: () => HTMLElement | null, act: (element: HTMLElement) => void): () => void {
  const attempt = () => {
    const element = find();
    if (element) act(element);
    return element !== null;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && stop());
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  const timer = setTimeout(stop, timeLimit);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
