import type { FileValue } from '../../schemas/base';
import { compressedSize } from '../../browser/compressed-size';
import { isMetered } from '../device/data-saver';
import { changeRow } from '../device/row-maintenance';
import { startFetching } from '../lists/prefetch/fetch-activity';
import { fetchText, readIndex, readTextRow, textAddress, textKey, type TextRow } from './text-editions';

/**
 * The budget (bytes, compressed) for all prefetched texts together, those that are on the device included. A long one waits for
 * its reader: one tender would take the room of all vacancies.
 */
const budget = 60_000;

/**
 * The pause (ms) between two texts, for taps and scrolling. Texts are small static files: a server that limits the calls
 * of its API need not limit these, and the sooner they are stored, the sooner the network may go.
 */
const textPause = 50;

/** A text that may be fetched. */
export interface WantedText {
  file: FileValue;
  /** Its document is saved: the text is fetched beyond the budget too. */
  isSaved?: boolean;
}

/**
 * Fetches the texts of documents that are missing on the device or have changed, in their order, within a budget. Stops
 * on a metered connection, without a network and when `signal` is aborted. Resolves to their number. Never rejects.
 */
export async function prefetchTexts(
  wanted: readonly WantedText[],
  signal: AbortSignal,
  pause = textPause,
): Promise<number> {
  let spent = 0;
  let fetched = 0;
  let endFetching: (() => void) | undefined;
  try {
    const { texts, large = [] } = await readIndex();
    for (const { file, isSaved = false } of wanted) {
      if (signal.aborted || isMetered()) break;
      const hash = texts[textAddress(file.url)];
      if (hash === undefined || (!isSaved && (spent >= budget || large.includes(textAddress(file.url)))))
        continue;
      let row = await readTextRow(file.url);
      if (row?.hash !== hash) {
        endFetching ??= startFetching();
        if (fetched > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        row = await fetchText(file.url, hash, !isSaved);
        fetched += 1;
      } else if (!isSaved && !row.isPrefetched) await markPrefetched(file.url);
      if (!isSaved) spent += row.size ?? (await compressedSize([JSON.stringify(row.edition)]));
    }
  } catch (error) {
    console.warn(`The texts of documents were not all fetched: ${String(error)}`);
  } finally {
    endFetching?.();
  }
  return fetched;
}

const markPrefetched = (url: string) =>
  changeRow<TextRow | undefined>(textKey(url), (row) => row && { ...row, isPrefetched: true });
