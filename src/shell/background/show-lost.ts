import { showChoice } from '../../components/toasts/choice-toast';
import { closeToast } from '../../components/toasts/toasts';
import { readRow, writeRow } from '../../data/device/rows';
import { readLost } from '../../data/documents/saves';
import { words } from '../../words/common';
import { messages as lostWords } from 'virtual:messages/lost-documents';

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
  showChoice({
    key,
    text: lostWords.lost(lost.length),
    accept: lostWords.fetchAgain,
    onAccept: () => {
      closeToast(key);
      openSaved();
    },
    dismiss: words.close,
  });
}
