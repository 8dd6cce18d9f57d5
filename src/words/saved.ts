import { ageWords, locale, plural } from './common';
import { formatSize } from '../format/dates';
import type { SaveFailure } from '../data/documents/saved-documents';

const size = (bytes: number) => formatSize(bytes, locale);
const documents = (count: number) => plural(count, '1 document', `${count} documents`);

/** Why a phone takes no more documents, and what helps. */
const obstacles: Partial<Record<SaveFailure, string>> = {
  'no-space': 'There is no room left on this phone. Remove what you no longer need, then continue.',
  'no-storage': 'This browser cannot keep documents. In a private window, open the site in a normal one.',
};

export const savedWords = {
  documents: 'Saved documents',
  documentsText: (count: number, bytes: number) =>
    plural(
      count,
      `1 document, ${size(bytes)}. It opens without a connection.`,
      `${count} documents, ${size(bytes)}. They open without a connection.`,
    ),
  showAll: (count: number) => `Show all ${count}`,
  looking: 'Looking what is on this phone …',
  none: 'Nothing is saved yet.',
  noneHint:
    'Press “Save for offline” at any document, or take a whole list below. It then opens without a connection, for as long as you keep it.',
  noneLinks: 'Where to find documents',
  belongsTo: (page: string) => `From: ${page}`,
  savedWhen: (at: number, now: number) => `Saved ${ageWords(at, now)}`,
  updatedOn: (day: string) => `Updated on ${day}: the original had changed`,
  read: 'Read',
  share: 'Share',
  download: 'Download',
  remove: 'Remove',
  removed: (title: string) => `Removed: ${title}`,
  undo: 'Undo',
  notRemoved: 'It could not be removed just now. Try again.',
  formerKept: 'The version before this one is kept until you have read this one.',
  useFormer: 'Go back to the version before',
  formerFailed: 'The version before could not be put back: there is too little room on this phone.',
  newerExists: 'A newer version of this document exists. It is not on this phone.',
  getNewer: 'Get the newer version',
  notUndone: 'It could not be put back. With a connection it can be saved again.',
  lost: 'Its content is no longer on this phone: the phone cleared it to make room.',
  lostSome: (count: number) =>
    plural(
      count,
      'One saved document was cleared by the phone. With a connection you can fetch it again.',
      `${count} saved documents were cleared by the phone. With a connection you can fetch them again.`,
    ),
  viewerMissing:
    'What shows PDF documents is not on this phone yet, so they do not open without a connection. Come back here once with a connection, and with some room on the phone.',
  fetchAgain: 'Fetch again',
  fetching: 'Fetching …',
  notFetched: 'It could not be fetched just now. Try again when you have a connection.',
  linkCopied: 'The link was copied. You can paste it into a message.',
  notShared: 'It could not be shared from this browser.',
  notDownloaded: 'It could not be handed over just now.',

  storage: 'Room on this phone',
  used: (bytes: number) => `${size(bytes)} used by this app`,
  left: (bytes: number) => `${size(bytes)} left for it`,
  usedOf: (used: number, left: number) => `${size(used)} used by this app, ${size(left)} left for it`,
  noFigures: 'This browser does not tell how much room there is.',
  kept: 'The phone keeps what you saved for good, until you remove it.',
  mayBeCleared:
    'When the phone runs short of room, it may clear what is saved here. Installing the app makes that less likely.',
  keptUnknown: 'When you save a document, the phone is asked to keep it for good.',

  sections: 'Make available offline',
  sectionsText: 'Take a whole list with its documents, for instance before you leave the office.',
  open: (title: string) => `${title}, open now`,
  size: (count: number, bytes: number | undefined) =>
    bytes === undefined ? `${documents(count)}, size not known` : `${documents(count)}, ${size(bytes)}`,
  sizeAtLeast: (count: number, bytes: number) => `${documents(count)}, ${size(bytes)} or more`,
  partly: (facts: string, saved: number) =>
    plural(saved, `${facts}; 1 of them is saved`, `${facts}; ${saved} of them are saved`),
  allSaved: (count: number) =>
    plural(count, 'Its document is on this phone', `All ${documents(count)} are on this phone`),
  noDocuments: 'No documents at the moment',
  listMissing: 'This list is not on this phone yet',
  take: 'Make available offline',
  takeRest: 'Save the others too',
  cancel: 'Cancel',
  goOn: 'Continue',
  tryAgain: 'Try again',
  progress: (saved: number, all: number) => `${saved} of ${all} saved`,
  progressOf: (section: string) => `Saving: ${section}`,
  interrupted: (saved: number, all: number) => `${saved} of ${all} saved. The rest waits for a connection.`,
  elsewhere: (saved: number, all: number) => `${saved} of ${all} saved. Another window of this app is at it.`,
  ended: (saved: number) => plural(saved, '1 document is saved.', `${saved} documents are saved.`),
  endedWithout: (saved: number, all: number, titles: string) =>
    `${saved} of ${all} saved. The server could not give: ${titles}.`,
  obstacle: (saved: number, all: number, failure: SaveFailure) =>
    `${saved} of ${all} saved. ${obstacles[failure] ?? ''}`.trim(),
  thriftTitle: 'Use mobile data for this?',
  thriftText: (section: string, facts: string) =>
    `Data saver is on, or the connection is slow. “${section}” is ${facts}.`,
  thriftYes: 'Save them now',
  thriftNo: 'Not now',

  ready: 'What works without a connection',
  shellChecking: 'Looking whether the app is ready …',
  shellReady: 'The app itself is on this phone and opens without a connection.',
  shellNotReady:
    'The app itself is still being stored. Keep it open for a moment while you have a connection.',
  shellNever: 'This browser cannot open the app without a connection.',
  thrifty: 'Data saver is on, or the connection is slow: the lists were not fetched without asking.',
  listsThere: (there: number, all: number) =>
    there === all ? `All ${all} lists are on this phone.` : `${there} of ${all} lists are on this phone.`,
  oldest: (at: number, now: number) => `The oldest was checked with the server ${ageWords(at, now)}.`,
  notKept:
    'This phone takes no more lists: there is no room left, or the browser allows none. What it could not keep is gone when the app is closed.',
  fetchAll: 'Fetch everything now',
  renewAll: 'Check everything now',
  fetchingAll: 'Fetching all lists …',
  fetchedAll: 'Everything was checked with the server.',
  fetchedSome: 'Not everything could be fetched. Try again when you have a better connection.',
  showLists: 'Each list, and when it was checked',
  missing: 'Not on this phone yet',
  standing: (records: number, at: number, now: number) =>
    plural(
      records,
      `1 entry, checked ${ageWords(at, now)}`,
      `${records} entries, checked ${ageWords(at, now)}`,
    ),
  standingInPart: (records: number, at: number, now: number) =>
    plural(
      records,
      `Only the first entry, checked ${ageWords(at, now)}`,
      `Only the first ${records} entries, checked ${ageWords(at, now)}`,
    ),

  data: 'Data saver',
  dataSwitch: 'Save data',
  dataText:
    'Pictures are shown only when you tap them, nothing moves by itself, and no list is fetched without asking. What you ask for is still fetched, and pictures that are on this phone already are shown.',
  dataAsked: 'Your browser asks to save data. You can still turn it off for this app.',
  dataAskedOff: 'Your browser asks to save data. In this app you have turned that off.',
  dataNotKept: 'This phone cannot remember your choice: it holds until you close the app.',

  version: 'This app',
  versionOf: (version: string, day: string) => `Version ${version}, built on ${day}.`,
  noVersion: 'A version for development.',
  licences: 'Licences of the software in this app',
  licencesOnline: '(needs a network)',
  resetText:
    'If something looks wrong, a reset clears what the app has stored and starts it anew. Saved documents stay unless you say otherwise.',
  reset: 'Reset this app',
  resetTitle: 'Reset this app?',
  resetWhat:
    'Lists, pictures and settings that the app stored on this phone are cleared. Then it starts anew.',
  resetOffline: 'There is no connection right now: the lists will not come back until there is one.',
  resetChecking: 'Looking whether there is a connection …',
  resetDocuments: (count: number) =>
    plural(count, 'Also remove the saved document', `Also remove the ${count} saved documents`),
  resetOutbox: (count: number) =>
    plural(
      count,
      'Also delete the message that was not sent',
      `Also delete the ${count} messages that were not sent`,
    ),
  resetYes: 'Reset',
  resetNo: 'Keep everything',
  resetting: 'Clearing …',
  resetFailed: 'Not everything could be cleared. Please try again; nothing that you keep was touched.',
} as const;
