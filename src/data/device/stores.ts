import { cacheNames, precachePrefix, rowsPlace } from '../../../sw/contract/contract';

/** The caches of the app, and the beginning of the precache's name. */
export const caches = { precache: precachePrefix, ...cacheNames } as const;

/** The app's database, and the beginnings of its keys. The keys of lists and texts are the addresses of API calls. */
export const database = rowsPlace.database;
export const rowPrefixes = {
  saved: 'saved/',
  section: 'section/',
  reading: 'reading/',
  edition: 'edition/',
  preferences: 'preferences/',
  outbox: 'outbox/',
  aside: 'aside/',
} as const;

/** What lies elsewhere: the database with the times of use, and a note in Session Storage. */
export const otherStores = { uses: 'workbox-expiration', reload: 'reloaded-for-lost-page' } as const;
