import type { SaveFailure, SaveState } from '../data/documents/saved-documents';
import { formatShare, formatSize } from '../format/dates';
import { documentFailureSentences, locale } from './common';

/** What the app says of one document: reading, saving, sharing and downloading it. */
export const documentWords = {
  read: 'Read',
  save: 'Save for offline',
  saveAgain: 'Save again',
  saved: 'Saved',
  savedSaid: (title: string) => `Saved on this phone: ${title}`,
  savingSaid: (title: string) => `Saving: ${title}`,
  cancelNamed: (title: string) => `Cancel saving: ${title}`,
  progressOf: (title: string) => `Progress of saving: ${title}`,
  more: (title: string) => `More: ${title}`,
  share: 'Share',
  download: 'Download',
  lost: 'The phone has cleared this document to make room.',
  linkCopied: 'The link is copied. Paste it into a message.',
  notShared: 'This could not be shared. Try again.',
  menuFailed: 'This part of the app is missing on this phone. Try again when you have a connection.',
} as const;

/** `42%`; where the size is not known, how much has come: `120 kB`. */
export function progressWords({ received, size }: Extract<SaveState, { is: 'saving' }>): string {
  return size ? formatShare(Math.min(1, received / size), locale) : formatSize(received, locale);
}

/** Why a document was not saved, and what helps. `needed` in bytes. */
export function saveFailureSentence(failure: SaveFailure, needed: number | undefined): string {
  if (failure === 'no-space') return noSpace(needed);
  if (failure === 'no-storage')
    return 'This browser cannot keep documents: perhaps its window is private. You can still share or download this one.';
  if (failure === 'redirected')
    return 'Not saved: the server sent it from another address, and it may be another document. You can still read or download it.';
  if (failure === 'cut-short') return 'Not saved: the end of this document is missing. Try again later.';
  return documentFailureSentences[failure];
}

const noSpace = (needed: number | undefined) =>
  needed === undefined
    ? 'Not saved: there is too little room on this phone. Remove something, then try again.'
    : `Not saved: this needs ${formatSize(needed, locale)}, and there is too little room on this phone. Remove something, then try again.`;
