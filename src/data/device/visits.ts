import { readRow, writeRow } from './rows';

/** A start of the app this long (ms) after the last one is another visit; a second tab or a reload is not. */
const pause = 30 * 60_000;

const visitsKey = 'preferences/visits';
const cardKey = 'preferences/install-card';

interface Visits {
  count: number;
  lastAt: number;
}

/** The row as it may be used; a damaged one is none. */
function toVisits(row: unknown): Visits {
  const { count, lastAt } = (row ?? {}) as Partial<Record<keyof Visits, unknown>>;
  const isWhole = Number.isSafeInteger(count) && typeof lastAt === 'number';
  return isWhole ? { count: count as number, lastAt } : { count: 0, lastAt: -Infinity };
}

let counting: Promise<number> | undefined;

/**
 * Which visit this is, counted on the device from 1; once per page. Where the device's database cannot be used every
 * visit is the first.
 */
export const countVisit = (): Promise<number> => (counting ??= count());

async function count(): Promise<number> {
  const before = toVisits(await readRow<unknown>(visitsKey));
  const now = Date.now();
  // Also a last visit that lies in the future, after a correction of the clock, is another one.
  const isAnother = Math.abs(now - before.lastAt) >= pause;
  const visits = { count: before.count + (isAnother ? 1 : 0), lastAt: now };
  return (await writeRow(visitsKey, visits)) ? visits.count : 1;
}

/** Whether the reader has answered the card that offers to install; false where that cannot be read. */
export const isInstallCardAnswered = async (): Promise<boolean> =>
  (await readRow<string>(cardKey)) === 'answered';

/** Notes that the reader has answered it: it does not come again. */
export const answerInstallCard = async (): Promise<void> => void (await writeRow(cardKey, 'answered'));
