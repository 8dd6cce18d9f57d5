import type { Resource } from '../../schemas/base';
import { isTime } from '../device/confirmed-at';
import { changeRow, deleteLists, deleteLooseParts, listKeys, partMark } from '../device/old-rows';
import { readingPrefix } from './reading-position';
import { listKey } from '../lists/load-list';
import { addressOf, savedPrefix } from './types';
import { readRow, writeRow } from '../device/rows';

const stateKey = 'preferences/pruning';

const day = 86_400_000;

/** What the server has not confirmed for so long (ms) before the last row that it did confirm is old. */
const oldAge = 90 * day;

/** An old row goes when it was found old on so many days of use: a clock that is wrong for some days deletes nothing. */
const daysFoundOld = 7;

/** One run looks at no more rows than this. */
const mostRows = 5_000;

/** What is remembered from one run to the next. */
interface Pruning {
  /** When the last run was (ms since 1970). */
  at: number;
  /** How many runs there were. */
  runs: number;
  /** In which run a row was first found old, by its key. */
  old: Record<string, number>;
}

/** An answer of the API, of whatever base: of all other rows only those that are named here are touched. */
const isAnswer = (key: string) => /^(https?:\/\/[^/]+(\/.*)?)?\/api\//.test(key) && !partMark.test(key);

/**
 * Deletes what the app does not need any more, once a day at most: answers that are no list of the site and were not
 * confirmed for 90 days, places in documents that are not saved and were not opened for 90 days, and parts of lists
 * whose row is gone. Age counts back from the last row that the server confirmed, so a phone without a network loses
 * nothing; a row that a wrong clock dated into the future is not old. Resolves with the keys that were deleted. Never
 * rejects.
 */
export async function pruneRows(lists: readonly Resource[]): Promise<string[]> {
  const now = Date.now();
  const before = readState(await readRow<unknown>(stateKey));
  // Also a last run that lies in the future, after a correction of the clock, is another day.
  if (Math.abs(now - before.at) < day) return [];

  const keys = await listKeys();
  const answers = await readTimes(keys.filter(isAnswer).slice(0, mostRows));
  const places = await readTimes(await datePlaces(keys, now));
  const newest = [...answers.values()].reduce((last, at) => (at <= now ? Math.max(last, at) : last), 0);
  const kept = new Set(lists.map(listKey));
  const times = new Map([...answers, ...places]);
  const old = [...times].filter(([key, at]) => !kept.has(key) && newest - at > oldAge).map(([key]) => key);

  const runs = before.runs + 1;
  const firstRun = (key: string) => before.old[key] ?? runs;
  const due = old.filter((key) => runs - firstRun(key) >= daysFoundOld);
  await deleteLists(due, (key, row) => timeOf(row) === times.get(key));
  await deleteLooseParts(keys);
  const waiting = old.filter((key) => !due.includes(key)).map((key) => [key, firstRun(key)] as const);
  await writeRow(stateKey, { at: now, runs, old: Object.fromEntries(waiting) } satisfies Pruning);
  return due;
}

const nothingYet: Pruning = { at: -Infinity, runs: 0, old: {} };

function readState(stored: unknown): Pruning {
  const { at, runs, old } = { ...nothingYet, ...(stored as Partial<Pruning> | undefined) };
  const isWhole = isTime(at) && Number.isSafeInteger(runs) && typeof old === 'object';
  return isWhole ? { at, runs, old } : nothingYet;
}

/** When a row was last confirmed, or used; undefined where it does not say. */
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

/** The places in documents that may go; one that does not say when it was last used counts from now on. */
async function datePlaces(keys: readonly string[], now: number): Promise<string[]> {
  const saved = new Set(keys.filter((key) => key.startsWith(savedPrefix)));
  const isSaved = (key: string) => saved.has(savedPrefix + addressOf(key.slice(readingPrefix.length)));
  const places = keys.filter((key) => key.startsWith(readingPrefix) && !isSaved(key)).slice(0, mostRows);
  for (const key of places) {
    const row = await readRow<unknown>(key);
    if (typeof row !== 'object' || row === null || timeOf(row) !== undefined) continue;
    await changeRow<object | undefined>(key, (place) => place && { usedAt: now, ...place });
  }
  return places;
}
