import { apiLanguage } from '../../../sw/contract/urls';
import type { Resource } from '../../schemas/base';
import { isTime } from '../../../sw/contract/mark';
import { changeRow, deleteLists, deleteLooseParts, listKeys, partMark } from '../device/row-maintenance';
import { countsPrefix } from '../counts/counts-prefix';
import { listKey } from '../lists/load-list';
import { textKey } from './text-editions';
import { addressOf } from './types';
import { editionPrefix, readingPrefix, savedPrefix } from '../device/row-keys';
import { deleteRow, readRow, writeRow } from '../device/rows';

const stateKey = 'preferences/pruning';

const day = 86_400_000;

/** A row is old if the server confirmed another row this much (ms) later. */
const oldAge = 90 * day;

/** The same (ms) for a row of the API in another language than that of the page. */
const oldAgeOfOthers = 30 * day;

/**
 * An old row is deleted once it was old on this many days of use, so that a clock that is wrong for some days
 * deletes nothing.
 */
const daysFoundOld = 7;

/** The maximum number of rows per run. */
const maxRows = 5_000;

/** The state between runs. */
interface Pruning {
  /** When the last run was (ms since 1970). */
  at: number;
  /** The number of runs. */
  runs: number;
  /** By key: the run in which a row was first old. */
  old: Record<string, number>;
}

/** Whether a row is an API response, of any API base. Other rows are pruned only if they are named here. */
const isResponse = (key: string) => /^(https?:\/\/[^/]+(\/.*)?)?\/api\//.test(key) && !partMark.test(key);

/**
 * Deletes rows that the app no longer needs, at most once a day: API responses that are not a list of the site and were
 * not confirmed for 90 days, reading positions of documents that are neither saved nor were opened for 90 days, the
 * same of their texts, parts of lists without a row, and what an earlier version has counted, where this one does not.
 * Lists in a language that is not the one of the page go after 30 days. Age is measured from the last confirmation by
 * the server, so a device without a network loses nothing. A row dated in the future by a wrong clock is not old.
 * `prefixes` are those of the languages of the site. Resolves to the deleted keys, without those of counts. Never
 * rejects.
 */
export async function pruneRows(
  lists: readonly Resource[],
  prefixes: readonly string[] = [],
): Promise<string[]> {
  const now = Date.now();
  const before = readState(await readRow<unknown>(stateKey));
  // A last run in the future, from a corrected clock, also counts as another day.
  if (Math.abs(now - before.at) < day) return [];

  const keys = await listKeys();
  const responses = await readTimes(keys.filter(isResponse).slice(0, maxRows));
  const places = await readTimes(await dateReadingPositions(keys, now));
  const newest = [...responses.values()].reduce((last, at) => (at <= now ? Math.max(last, at) : last), 0);
  const kept = new Set(lists.map(listKey));
  const texts = await readTimes(textsOfOthers(keys));
  const times = new Map([...responses, ...places, ...texts]);
  const isOfOther = otherLanguages(lists, prefixes);
  const ageOf = (key: string) => (isOfOther(key) ? oldAgeOfOthers : oldAge);
  const old = [...times]
    .filter(([key, at]) => !kept.has(key) && newest - at > ageOf(key))
    .map(([key]) => key);

  const runs = before.runs + 1;
  const firstRun = (key: string) => before.old[key] ?? runs;
  const due = old.filter((key) => runs - firstRun(key) >= daysFoundOld);
  await deleteLists(due, (key, row) => timeOf(row) === times.get(key));
  await deleteLooseParts(keys);
  if (!import.meta.env.VITE_COUNTS_ENDPOINT)
    for (const key of keys.filter((each) => each.startsWith(countsPrefix))) await deleteRow(key);
  const waiting = old.filter((key) => !due.includes(key)).map((key) => [key, firstRun(key)] as const);
  await writeRow(stateKey, { at: now, runs, old: Object.fromEntries(waiting) } satisfies Pruning);
  return due;
}

/** Tells the API responses that are in another language than the lists of this page. */
function otherLanguages(lists: readonly Resource[], prefixes: readonly string[]): (key: string) => boolean {
  const languageOf = (key: string) => apiLanguage(key, prefixes);
  const own = new Set(lists.map((list) => languageOf(listKey(list))));
  return (key) => isResponse(key) && !own.has(languageOf(key));
}

const nothingYet: Pruning = { at: -Infinity, runs: 0, old: {} };

function readState(stored: unknown): Pruning {
  const { at, runs, old } = { ...nothingYet, ...(stored as Partial<Pruning> | undefined) };
  const isWhole = isTime(at) && Number.isSafeInteger(runs) && typeof old === 'object' && old !== null;
  if (!isWhole) return nothingYet;
  return {
    at,
    runs,
    old: Object.fromEntries(Object.entries(old).filter(([, run]) => Number.isSafeInteger(run))),
  };
}

/** When a row was last confirmed or used; undefined if it has no time. */
function timeOf(row: unknown): number | undefined {
  const { confirmedAt, usedAt } = (row ?? {}) as Record<string, unknown>;
  return [confirmedAt, usedAt].find(isTime);
}

async function readTimes(keys: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const key of keys) {
    const at = timeOf(await readRow<unknown>(key));
    if (at !== undefined) times.set(key, at);
  }
  return times;
}

/** The texts of documents that are not saved. */
function textsOfOthers(keys: readonly string[]): string[] {
  const saved = new Set(
    keys.flatMap((key) => (key.startsWith(savedPrefix) ? [textKey(key.slice(savedPrefix.length))] : [])),
  );
  return keys.filter((key) => key.startsWith(editionPrefix) && !saved.has(key)).slice(0, maxRows);
}

/** The reading positions that may be deleted. One without a time gets the present time. */
async function dateReadingPositions(keys: readonly string[], now: number): Promise<string[]> {
  const saved = new Set(keys.filter((key) => key.startsWith(savedPrefix)));
  const isSaved = (key: string) => saved.has(savedPrefix + addressOf(key.slice(readingPrefix.length)));
  const places = keys.filter((key) => key.startsWith(readingPrefix) && !isSaved(key)).slice(0, maxRows);
  for (const key of places) {
    const row = await readRow<unknown>(key);
    if (typeof row !== 'object' || row === null || timeOf(row) !== undefined) continue;
    await changeRow<object | undefined>(key, (place) => place && { usedAt: now, ...place });
  }
  return places;
}
