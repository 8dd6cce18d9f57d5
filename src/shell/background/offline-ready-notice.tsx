import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { Button } from '../../components/ui/button';
import { closeNotice, showNotice } from '../../components/notices/notices';
import { useReadiness } from '../../data/lists/offline-readiness';
import { readRow, writeRow } from '../../data/device/rows';
import { savedShort as words } from '../../words/saved-short';

const key = 'ready-said';

/** Notifies the user once per device that the app now works offline. The saved page always shows this state. */
export function OfflineReadyNotice() {
  const isReady = useReadiness() === 'ready';
  const navigate = useNavigate();

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const look = () => {
      closeNotice(key);
      void navigate(href('/saved'));
    };
    const sayOnce = async () => {
      // Without storage the notice would be shown on every visit, so it is not shown.
      if ((await readRow(key)) || !(await writeRow(key, Date.now())) || !isCurrent) return;
      showNotice(words.readySign, {
        key,
        preventDuplicate: true,
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        action: (
          <Button color="inherit" onClick={look}>
            {words.whatIsHere}
          </Button>
        ),
      });
    };
    void sayOnce();
    return () => {
      isCurrent = false;
    };
  }, [isReady, navigate]);

  return null;
}
