import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { Button } from '../../components/ui/button';
import { closeNotice, showNotice } from '../../components/notices/notices';
import { savedPrefix } from '../../data/device/row-keys';
import { readRow, readRows, writeRow } from '../../data/device/rows';
import { whenIdle } from '../../browser/when-idle';
import { savedShort as words } from '../../words/saved-short';

const key = 'loss-said';

/** Notifies the user once of saved documents that the browser has evicted, with a link to the page that restores them. */
export function LostDocumentsNotice() {
  const navigate = useNavigate();

  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      closeNotice(key);
      void navigate(href('/saved'));
    };
    const sayOnce = async () => {
      await whenIdle();
      // Without saved documents, do not load the chunk.
      if ((await readRows(savedPrefix)).length === 0) return;
      const { readLost } = await import('../../data/documents/saved-documents');
      const lost = (await readLost()).map(({ url }) => url).sort();
      const row = await readRow<unknown>(key);
      const said: unknown[] = Array.isArray(row) ? row : [];
      if (!isCurrent || lost.every((url) => said.includes(url))) return;
      await writeRow(key, lost);
      showNotice(words.lost(lost.length), {
        key,
        persist: true,
        preventDuplicate: true,
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        action: (
          <>
            <Button color="inherit" onClick={look}>
              {words.fetchAgain}
            </Button>
            <Button color="inherit" onClick={() => closeNotice(key)}>
              {words.close}
            </Button>
          </>
        ),
      });
    };
    sayOnce().catch((error: unknown) => console.warn('Lost documents could not be told:', error));
    return () => {
      isCurrent = false;
    };
  }, [navigate]);

  return null;
}
