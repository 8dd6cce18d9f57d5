import { Button } from '../../components/ui/button';
import { closeToast, showToast } from '../../components/toasts/toasts';
import { readRow, writeRow } from '../../data/device/rows';
import { readLost } from '../../data/documents/saved-documents';
import { savedShort as words } from '../../words/saved-short';

const key = 'loss-said';

/**
 * Shows a toast of the saved documents that the browser has evicted, unless it was told of each before. `openSaved`
 * opens the page that restores them. Nothing is shown once `signal` is aborted.
 */
export async function showLost(openSaved: () => void, signal: AbortSignal): Promise<void> {
  const lost = (await readLost()).map(({ url }) => url).sort();
  const row = await readRow<unknown>(key);
  const said: unknown[] = Array.isArray(row) ? row : [];
  if (signal.aborted || lost.every((url) => said.includes(url))) return;
  await writeRow(key, lost);
  const look = () => {
    closeToast(key);
    openSaved();
  };
  showToast(words.lost(lost.length), {
    key,
    persist: true,
    preventDuplicate: true,
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    action: (
      <>
        <Button color="inherit" onClick={look}>
          {words.fetchAgain}
        </Button>
        <Button color="inherit" onClick={() => closeToast(key)}>
          {words.close}
        </Button>
      </>
    ),
  });
}
