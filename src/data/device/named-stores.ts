import { cacheNames, precachePrefix, rowsPlace } from '../../../sw/contract/contract';
import {
  alertPrefix,
  asidePrefix,
  editionPrefix,
  keptPrefix,
  outboxPrefix,
  preferencesPrefix,
  readingPrefix,
  savedPrefix,
  sectionPrefix,
  watchPrefix,
} from './row-keys';

/** The caches of the app, and the beginning of the precache's name. */
export const caches = { precache: precachePrefix, ...cacheNames } as const;

/** The IndexedDB database of the app. */
export const database = rowsPlace.database;
/** The prefixes of its keys. */
export const rowPrefixes = {
  kept: keptPrefix,
  watch: watchPrefix,
  alerts: alertPrefix,
  saved: savedPrefix,
  section: sectionPrefix,
  reading: readingPrefix,
  edition: editionPrefix,
  preferences: preferencesPrefix,
  outbox: outboxPrefix,
  aside: asidePrefix,
} as const;
