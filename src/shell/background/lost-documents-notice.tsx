import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../addresses';
import { savedPrefix } from '../../data/device/row-keys';
import { readRows } from '../../data/device/rows';
import { whenIdle } from '../../browser/when-idle';
import { importRetriably } from '../../browser/import-retriably';
import { loadInBackground } from '../../pwa/load-in-background';

/** Notifies the user once of saved documents that the browser has evicted. Without saved ones, loads no code for it. */
export function LostDocumentsNotice() {
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const tell = async () => {
      await whenIdle();
      if ((await readRows(savedPrefix)).length === 0) return;
      const { showLost } = await loadInBackground(() => importRetriably(() => import('./show-lost')));
      await showLost(() => void navigate(href('/saved')), stop.signal);
    };
    tell().catch((error: unknown) => console.warn('Lost documents could not be told:', error));
    return () => stop.abort();
  }, [navigate]);

  return null;
}
