import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeToast } from '../../components/toasts/toasts';
import { useUpdate } from '../../pwa/updates';
import { importRetriably } from '../../browser/import-retriably';
import { loadInBackground } from '../../pwa/load-in-background';
import { reloadPage } from '../../browser/reload';

const key = 'update';

/** Notifies the user that an update is waiting. This tab reloads only when the user applies it. */
export function UpdateNotice() {
  const update = useUpdate();
  // Without query and hash: a change of the list page is not a navigation to another page.
  const { pathname } = useLocation();

  useEffect(() => {
    if (update !== 'waiting') return undefined;
    let isWaiting = true;
    loadInBackground(() => importRetriably(() => import('./show-update'))).then(
      ({ showUpdate }) => isWaiting && showUpdate(key),
      (error: unknown) => console.warn('The update could not be told:', error),
    );
    return () => {
      isWaiting = false;
    };
  }, [update]);

  useEffect(() => {
    if (update === 'taken-over') closeToast(key);
  }, [update]);

  useReloadOnNextAddress(update === 'taken-over', pathname);
  return null;
}

/** After another tab applied the update, this tab reloads at the next navigation. */
function useReloadOnNextAddress(isOutdated: boolean, address: string) {
  const outdatedAt = useRef<string>(undefined);
  useEffect(() => {
    if (isOutdated) outdatedAt.current ??= address;
    if (outdatedAt.current !== undefined && outdatedAt.current !== address) reloadPage();
  }, [isOutdated, address]);
}
