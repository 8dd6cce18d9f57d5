import { isTime } from '../../../../sw/contract/mark';
import { changeRow } from '../../device/row-maintenance';

/** The row never leaves the phone. */
const key = 'preferences/last-visit';

/** A visit ends after this time (ms) without the app. */
const pause = 30 * 60_000;

/** When the app was used, and when each notice was first on this phone (ms since 1970). */
export interface LastVisit {
  /** The last sign of the present visit. */
  at: number;
  /** The end of the visit before; undefined in the first one, in which nothing is new. */
  before?: number;
  /** The lists that were compared before: all notices of a list that comes for the first time are known. */
  lists: readonly string[];
  /** By address: when a notice was first on this phone; 0 if that was no news. */
  seen: Readonly<Record<string, number>>;
  /** The lists that were opened in this visit. */
  opened: readonly string[];
}

/** The addresses of the notices of a list, by the path of the list. */
export type ListedNotices = ReadonlyMap<string, readonly string[]>;

/**
 * Writes a sign of use into the row, with the notices that the lists have now and the list that is open. Resolves to
 * the row; without a usable database every visit is the first. Never rejects.
 */
export async function recordVisit(
  lists: ListedNotices,
  opened: string | undefined,
  now = Date.now(),
): Promise<LastVisit> {
  let visit: LastVisit | undefined;
  await changeRow<unknown>(key, (row) => (visit = nextVisit(toVisit(row), lists, opened, now)));
  return visit ?? nextVisit(undefined, lists, opened, now);
}

/** The addresses that are new since the last visit. */
export const newSince = ({ before, seen }: LastVisit): string[] =>
  before === undefined ? [] : Object.keys(seen).filter((address) => seen[address]! > before);

/** The row after a sign of use. */
export function nextVisit(
  known: LastVisit | undefined,
  listed: ListedNotices,
  opened: string | undefined,
  now: number,
): LastVisit {
  const visit = startOrContinue(known, now);
  const { before } = visit;
  const seen: Record<string, number> = {};
  for (const [address, at] of Object.entries(visit.seen)) {
    // What its list no longer has is forgotten.
    if (!listed.has(address.slice(0, address.lastIndexOf('/')))) seen[address] = at;
  }
  for (const [path, addresses] of listed) {
    const first = before !== undefined && visit.lists.includes(path) ? now : 0;
    for (const address of addresses) seen[address] = visit.seen[address] ?? first;
  }
  return {
    ...visit,
    seen,
    lists: [...new Set([...visit.lists, ...listed.keys()])],
    opened: [...new Set([...visit.opened, ...(opened === undefined ? [] : [opened])])],
  };
}

function startOrContinue(known: LastVisit | undefined, now: number): LastVisit {
  if (!known) return { at: now, lists: [], seen: {}, opened: [] };
  // A last sign in the future, from a corrected clock, also counts as another visit.
  const isAnother = Math.abs(now - known.at) >= pause;
  return isAnother ? { ...known, at: now, before: known.at, opened: [] } : { ...known, at: now };
}

/** Validates the stored row; a damaged one counts as missing. */
function toVisit(row: unknown): LastVisit | undefined {
  const { at, before, lists, seen, opened } = (row ?? {}) as Partial<Record<keyof LastVisit, unknown>>;
  if (!isTime(at) || !isTexts(lists) || !isTexts(opened)) return undefined;
  if (typeof seen !== 'object' || seen === null || !Object.values(seen).every(isTime)) return undefined;
  return { at, lists, opened, seen: seen as LastVisit['seen'], ...(isTime(before) && { before }) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
