import { updateRow } from './rows';

/** A start of the app this long (ms) after the last one is a new visit; a second tab or a reload is not. */
const pause = 30 * 60_000;

const visitsKey = 'preferences/visits';

interface Visits {
  count: number;
  lastAt: number;
}

/** Validates the stored row; a damaged one counts as missing. */
function toVisits(row: unknown): Visits {
  const { count, lastAt } = (row ?? {}) as Partial<Record<keyof Visits, unknown>>;
  const isWhole = Number.isSafeInteger(count) && typeof lastAt === 'number';
  return isWhole ? { count: count as number, lastAt } : { count: 0, lastAt: -Infinity };
}

let counting: Promise<number> | undefined;

/**
 * The number of this visit, counted on the device from 1; memoised per page. Without a usable database, every
 * visit is the first.
 */
export const countVisit = (): Promise<number> => (counting ??= count());

async function count(): Promise<number> {
  const now = Date.now();
  const visits = await updateRow<Visits>(visitsKey, (row) => {
    const before = toVisits(row);
    // A last visit in the future, from a corrected clock, also counts as another visit.
    const isAnother = Math.abs(now - before.lastAt) >= pause;
    return { count: before.count + (isAnother ? 1 : 0), lastAt: now };
  });
  return visits?.count ?? 1;
}
