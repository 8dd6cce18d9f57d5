// The key prefixes of the rows. The keys of lists and of texts have none: they are the paths that were fetched.

/** Saved documents: the catalogue. */
export const savedPrefix = 'saved/';
/** Notices, events and projects that the user keeps: the path of the page of each. */
export const keptPrefix = 'kept/';
/** What the user watches: the address of a list with the query of its filter. */
export const watchPrefix = 'watch/';
/** What the user wants to be told of while the app is closed. */
export const alertPrefix = 'alerts/';
/** The state of saving all documents of a list. */
export const sectionPrefix = 'section/';
/** Where the user left a document; `usedAt` (ms since 1970) is when that was last written. */
export const readingPrefix = 'reading/';
/** Texts of documents; `usedAt` (ms since 1970) is when a text came or was last opened. */
export const editionPrefix = 'edition/';
/** Choices of the user, and what the app remembers of its own work. */
export const preferencesPrefix = 'preferences/';
/** The addresses of saved documents that do not open without a network, because parts of the viewer are missing. */
export const missingViewerKey = `${preferencesPrefix}viewer-missing`;
/** Messages that the server does not have yet. */
export const outboxPrefix = 'outbox/';
/** Rows that could not be shown. */
export const asidePrefix = 'aside/';
