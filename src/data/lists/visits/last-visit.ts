import { isTime } from '../../../../sw/contract/mark';
import { changeRow } from '../../device/row-maintenance';

/** The row never leaves the phone. */
const key = 'preferences/last-visit';

/** A visit ends after this time (ms) without the app. */
const pause = 30 * 60_000;

/** When the app was used, and which notices were on this phone before the present visit. */
export interface LastVisit {
  /** The last sign of the present visit (ms since 1970). */
  at: number;
  /** False in the first visit, and in one that begins before the last ended, by a corrected clock. */
  mayHaveNews: boolean;
  /**
   * The addresses of the notices that are no news, one per line, by the path of their list. A list that is not here
   * was never compared. A text, because the browser copies 20,000 keys of an object in one long task.
   */
  known: Readonly<Record<string, string>>;
  /** The addresses that are new since the last visit. */
  news: readonly string[];
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

/** The row after a sign of use. */
export function nextVisit(
  last: LastVisit | undefined,
  listed: ListedNotices,
  opened: string | undefined,
  now: number,
): LastVisit {
  const visit = startOrContinue(last, now);
  const known = { ...visit.known };
  // The news of a list that could not be read stay; what its list no longer has is forgotten.
  const news = visit.news.filter((address) => !listed.has(listOf(address)));
  for (const [path, addresses] of listed) {
    const all = addresses.join('\n');
    const before = visit.mayHaveNews ? known[path] : undefined;
    known[path] = all;
    if (before === undefined || before === all) continue;
    const old = new Set(before.split('\n'));
    news.push(...addresses.filter((address) => !old.has(address)));
    known[path] = addresses.filter((address) => old.has(address)).join('\n');
  }
  return {
    ...visit,
    known,
    news,
    opened: [...new Set([...visit.opened, ...(opened === undefined ? [] : [opened])])],
  };
}

function startOrContinue(last: LastVisit | undefined, now: number): LastVisit {
  if (!last) return { at: now, mayHaveNews: false, known: {}, news: [], opened: [] };
  if (Math.abs(now - last.at) < pause) return { ...last, at: now };
  return { at: now, mayHaveNews: now > last.at, known: withNews(last), news: [], opened: [] };
}

/** What was new in a visit is known in the next. */
function withNews({ known, news }: LastVisit): Record<string, string> {
  const all = { ...known };
  for (const address of news) all[listOf(address)] = `${all[listOf(address)] ?? ''}\n${address}`;
  return all;
}

/** The path of the list that a notice is in. */
const listOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));

/** Validates the stored row; a damaged one counts as missing. */
function toVisit(row: unknown): LastVisit | undefined {
  const { at, mayHaveNews, known, news, opened, ...rest } = (row ?? {}) as Record<string, unknown>;
  if (!isTime(at) || !isTexts(opened)) return undefined;
  if ('seen' in rest) return toFormerVisit({ ...rest, at, opened });
  if (typeof mayHaveNews !== 'boolean' || !isObject(known) || !isTexts(Object.values(known)))
    return undefined;
  return isTexts(news) ? { at, mayHaveNews, known: known as LastVisit['known'], news, opened } : undefined;
}

/**
 * The row of a release before December 2026, which had the time of each notice: 0, or when it was first on this phone
 * as news.
 */
function toFormerVisit({ at, before, lists, seen, opened }: FormerVisit): LastVisit | undefined {
  if (!isTexts(lists) || !isObject(seen) || !Object.values(seen).every(isTime)) return undefined;
  const known = Object.fromEntries(lists.map((path) => [path, [] as string[]]));
  const news: string[] = [];
  for (const [address, first] of Object.entries(seen as Record<string, number>)) {
    if (isTime(before) && first > before) news.push(address);
    else known[listOf(address)]?.push(address);
  }
  const texts = Object.entries(known).map(([path, addresses]) => [path, addresses.join('\n')] as const);
  return { at, mayHaveNews: isTime(before), known: Object.fromEntries(texts), news, opened };
}

interface FormerVisit {
  at: number;
  before?: unknown;
  lists?: unknown;
  seen?: unknown;
  opened: string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
