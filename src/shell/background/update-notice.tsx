import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import { closeNotice, showNotice } from '../../components/notices/notices';
import { applyUpdate, useUpdate } from '../../pwa/updates';
import { words } from '../../words/common';

const key = 'update';

/** Says that a new version is ready. Nothing reloads unless the reader asks. */
export function UpdateNotice() {
  const update = useUpdate();
  // Not what stands behind the path: a reader who turns a page has not gone anywhere.
  const { pathname } = useLocation();

  useEffect(() => {
    if (update !== 'waiting') return;
    showNotice(words.updateReady, {
      key,
      persist: true,
      preventDuplicate: true,
      anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
      action: (
        <>
          <Button color="inherit" onClick={applyUpdate}>
            {words.update}
          </Button>
          <Button color="inherit" onClick={() => closeNotice(key)}>
            {words.later}
          </Button>
        </>
      ),
    });
  }, [update]);

  useEffect(() => {
    if (update === 'taken-over') closeNotice(key);
  }, [update]);

  useReloadOnNextAddress(update === 'taken-over', pathname);
  return null;
}

/** Another tab updated the app: this one is left alone until its reader goes on, and then loads in full. */
function useReloadOnNextAddress(isOutdated: boolean, address: string) {
  const outdatedAt = useRef<string>(undefined);
  useEffect(() => {
    if (isOutdated) outdatedAt.current ??= address;
    if (outdatedAt.current !== undefined && outdatedAt.current !== address) location.reload();
  }, [isOutdated, address]);
}
