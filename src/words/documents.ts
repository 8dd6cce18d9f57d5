import { messages } from 'virtual:messages/documents';
import type { SaveFailure, SaveState } from '../data/documents/saved-documents';
import { formatShare, formatSize } from '../format/dates';
import { locale, words } from './common';

/** What the app says of one document: reading, saving, sharing and downloading it. */
export const documentWords = messages;

const { failures } = messages;

/** `42%`; where the size is not known, how much has come: `120 kB`. */
export function progressWords({ received, size }: Extract<SaveState, { is: 'saving' }>): string {
  return size ? formatShare(Math.min(1, received / size), locale) : formatSize(received, locale);
}

/** Why a document was not saved, and what helps. `needed` in bytes. */
export function saveFailureSentence(failure: SaveFailure, needed: number | undefined): string {
  if (failure === 'no-space' && needed !== undefined) {
    return failures['needs-space'](formatSize(needed, locale));
  }
  return { ...words.documentFailures, ...failures }[failure];
}
