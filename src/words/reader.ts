import type { FailureKind } from '../data/api/call-error';

/** Why nothing can be shown, besides that it could not be fetched. */
export type ReaderFailure =
  | 'no-file'
  | 'foreign'
  | 'no-pdf'
  | 'too-big'
  | 'broken'
  | 'locked'
  | 'no-reader'
  | 'old-browser'
  | 'old-app';

const failures: Record<ReaderFailure, string> = {
  'no-file': 'This address names no document.',
  foreign: 'This document lies on another site, and the reader opens only our own.',
  'no-pdf':
    'The reader shows PDF files. This one is of another kind: download it, and open it with an app that knows it.',
  'too-big':
    'This document is too big to be shown here: a phone would run out of memory. Download it, and open it with another app.',
  broken:
    'This document is damaged and cannot be shown. Perhaps it was cut short: trying again fetches what is missing.',
  locked:
    'This document is locked with a password. Download it, and open it with an app that asks for the password.',
  'no-reader':
    'The reader is not on this phone yet, and it could not be fetched. Try again when you have a connection.',
  'old-app':
    'This phone is too old for the reader. Share the document to an app that can show it, by the button above.',
  'old-browser': 'This browser is too old for the reader. The phone can show the document itself.',
};

const fetchFailures: Record<FailureKind, string> = {
  unreachable: 'This document is not on this phone yet. Try again when you have a connection.',
  silent: 'This document is not on this phone yet. The connection did not answer for 8 seconds.',
  refused: 'This document is not on this phone yet. The server could not hand it out just now.',
  'not-found': 'The server no longer has this document.',
  'not-json':
    'What came is not this document. Perhaps it is damaged on the server, or you must sign in to the Wi-Fi first.',
  'wrong-shape': 'This document is not on this phone yet. The server sent something else.',
};

export const readerWords = {
  failures,
  fetchFailures,
  document: 'Document',
  back: 'Back',
  opening: 'Opening the document …',
  retry: 'Try again',
  download: 'Download',
  share: 'Share',
  save: 'Save for offline',
  cancelSaving: 'Stop saving',
  saved: 'Saved',
  downloaded: 'It is in your downloads.',
  copied: 'The link is copied.',
  shareFailed: 'It could not be shared.',
  openFormer: 'Open the version before',
  formerFailed: 'The version before could not be put back: there is too little room on this phone.',
  openInPhone: 'Open with the phone’s own viewer (in a new tab)',
  toList: 'Back to the list',
  savedOn: (date: string) => `Saved on ${date}`,
  updatedOn: (date: string) => `Updated on ${date}`,
  versionOf: (date: string) => `Version of ${date}`,
  tools: 'Reading',
  pages: (title: string) => `Pages of ${title}`,
  page: 'Page',
  ofPages: (count: number) => `of ${count}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  goToPage: 'Go to page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fitWidth: 'Fit to width',
  find: 'Find in this document',
  findNext: 'Next find',
  findPrevious: 'Previous find',
  closeFind: 'Close the search',
  searching: 'Searching …',
  nothingFound: 'Not found',
  noText: 'This document holds pictures of its pages only: there is no text to search.',
  foundOf: (at: number, count: number) => `${at} of ${count}`,
  pageFailed: 'This page could not be drawn.',
} as const;
