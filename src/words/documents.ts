import type { Download } from '../data/documents/download-document';
import { messages } from 'virtual:messages/documents';
import type { SaveFailure, SaveState } from '../data/documents/saves';
import { formatShare, formatSize } from '../format/numbers';
import { locale, words } from './common';

/** The texts about one document: reading, saving, sharing and downloading it. */
export const documentWords = messages;

const { failures } = messages;
const { documentFailures } = words;

/** `42%`; without a known size the received amount: `120 kB`. */
export function progressWords({ received, size }: Extract<SaveState, { is: 'saving' }>): string {
  return size ? formatShare(Math.min(1, received / size), locale) : formatSize(received, locale);
}

/** Why a document was not saved, and what helps. `needed` is in bytes. */
export function saveFailureSentence(failure: SaveFailure, needed: number | undefined): string {
  if (failure === 'no-space' && needed !== undefined) {
    return failures['needs-space'](formatSize(needed, locale));
  }
  return { ...documentFailures, ...failures }[failure];
}

/** The outcome of a download, in a sentence. */
export const downloadSentence = (outcome: Download): string =>
  outcome.is === 'failed' ? saveFailureSentence(outcome.failure, undefined) : documentWords.downloaded;
