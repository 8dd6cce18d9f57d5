import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSucceededSince, isNetworkFailure, useNetwork } from '../../data/api/network-state';
import { count, kindOf } from '../../data/counts/counts';

/**
 * A network that fails so soon (ms) after a page was opened was not there, unless it has answered meanwhile: a silent one
 * counts as lost after 8 s.
 */
const offlineDelay = 10_000;

/** Counts the kinds of pages that are opened, and those that were opened without a network. */
export function PageCounter() {
  const { pathname } = useLocation();
  const isLost = isNetworkFailure(useNetwork());
  const opened = useRef({ at: 0, isOffline: false });

  useEffect(() => {
    opened.current = { at: performance.now(), isOffline: false };
    void count(kindOf(pathname));
  }, [pathname]);
  // After the other effect: a page that is opened while the network is lost counts at once.
  useEffect(() => {
    const { at, isOffline } = opened.current;
    if (!isLost || isOffline || hasSucceededSince(at) || performance.now() - at > offlineDelay) return;
    opened.current.isOffline = true;
    void count('offline');
  }, [pathname, isLost]);
  return null;
}
