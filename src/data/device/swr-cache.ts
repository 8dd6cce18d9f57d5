import type { Cache, State } from 'swr';
import { readLinks, type PageLink } from '../../schemas/parse';
import { isTime } from './confirmed-at';
import { isRefused } from './refused-rows';
import { readParted, readRow, writeList } from './rows';

/** What is kept of a list: its checked records, and when the server last confirmed them (ms since 1970). */
export interface CachedList<T = unknown> {
  value: T;
  /** The paginator's links, where the answer was one page of a list. */
  links?: readonly PageLink[];
  confirmedAt: number;
  /** Equal for equal answers: SWR compares by it, not by depth. */
  stamp: string;
  /** How many records the whole list has, where `value` holds only its first ones; the rest follows. */
  total?: number;
}

export type KeyedList = readonly [key: string, row: CachedList];

/** A row as the device holds it: the value of a long list has its first records, and all stand in so many parts. */
type DeviceRow = CachedList & { parts?: number };

type Check = (value: unknown) => unknown;
/** Gives those records of a list that are needed first. */
type First = (value: readonly unknown[], count: number) => readonly unknown[];

/** A longer list is stored in parts of so many records: none of them holds the reader up. */
const partLength = 500;
/** So many records of a long list are read at the start: what a page shows in its first step. */
const firstLength = 50;

const firstOnes: First = (value, count) => value.slice(0, count);

/** A promise that `use` takes as fulfilled without waiting: hydration must not suspend. */
const atOnce = (): Promise<void> =>
  Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

/** Writes wait this long (ms) for the next one of the same key. */
const writeDelay = 300;

/**
 * SWR's cache: a synchronous map. Each key is filled from the device's database when a page asks for it, and
 * written back there, debounced; only the row is stored, no errors and no flags.
 */
export class PersistentCache implements Cache<CachedList> {
  readonly #states: Map<string, State<CachedList>>;
  readonly #hydrations: Map<string, Promise<void>>;
  readonly #pending = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #writes = new Set<Promise<void>>();
  readonly #followers = new Set<(key: string) => void>();
  readonly #formers = new Map<string, CachedList>();
  readonly #firsts = new Map<string, First>();
  readonly #wholes = new Map<string, { stamp: string; reading: Promise<CachedList | undefined> }>();
  /** Lists whose parts the device has lost, or holds of another list. */
  readonly #damaged = new Set<string>();
  /** Keys whose last row the device did not take, and what it holds in its place. */
  readonly #unkept = new Map<string, 'older' | 'nothing'>();
  /** What came inside the page. */
  readonly #brought: readonly KeyedList[];
  readonly #read: (key: string) => Promise<CachedList | undefined>;

  /** Starts with the rows that came inside a prerendered page; `read` gives the others. */
  constructor(
    rows: readonly KeyedList[] = [],
    read: (key: string) => Promise<CachedList | undefined> = readRow,
  ) {
    this.#states = new Map(rows.map(([key, data]) => [key, { data }]));
    this.#hydrations = new Map(rows.map(([key]) => [key, atOnce()]));
    this.#brought = rows;
    this.#read = read;
  }

  get(key: string): State<CachedList> | undefined {
    return this.#states.get(key);
  }

  set(key: string, state: State<CachedList>): void {
    const before = this.#states.get(key)?.data;
    this.#states.set(key, state);
    if (state.data && state.data.stamp !== before?.stamp) for (const follow of this.#followers) follow(key);
    if (before && state.data && before.stamp !== state.data.stamp) this.#formers.set(key, before);
    if (state.data && state.data !== before) this.#schedule(key);
  }

  /** Calls back with the key of each row that became another. Returns the function that stops it. */
  follow(follower: (key: string) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** The last row of another stamp that this visit had; undefined where there was none, or where it is not whole. */
  former(key: string): CachedList | undefined {
    const former = this.#formers.get(key);
    return former?.total === undefined && former && !isRefused(key, former.stamp) ? former : undefined;
  }

  delete(key: string): void {
    this.#states.delete(key);
  }

  keys(): IterableIterator<string> {
    return this.#states.keys();
  }

  /**
   * Fills a key from the device, once; `check` sees the stored value and gives what may be used of it. Of a long list
   * only those records are read that `first` chose when it was written. Never rejects: a device without a database
   * starts empty. The same promise is given for the same key.
   */
  hydrate(key: string, check: Check, first: First = firstOnes): Promise<void> {
    let hydration = this.#hydrations.get(key);
    if (!hydration) {
      this.#firsts.set(key, first);
      hydration = this.#fill(key, check);
      this.#hydrations.set(key, hydration);
    }
    return hydration;
  }

  /**
   * Looks what the device holds of the rows that came inside the page: what was confirmed since then is dated so.
   * Resolves to false where the device has newer rows that show something else. Never rejects.
   */
  async agreesWithDevice(): Promise<boolean> {
    const answers = await Promise.all(this.#brought.map(([key, row]) => this.#agrees(key, row)));
    return answers.every(Boolean);
  }

  /**
   * The row of a key with all its records: as it is where it is whole, else read from the device part by part, each in
   * a task of its own. Undefined where there is none, or where the device no longer holds the same list.
   */
  whole(key: string, check: Check): Promise<CachedList | undefined> {
    const row = this.#states.get(key)?.data;
    if (row?.total === undefined) return Promise.resolve(row);
    const { stamp } = row;
    const known = this.#wholes.get(key);
    if (known?.stamp === stamp) return known.reading;
    const reading = readWhole(key, stamp, check);
    this.#wholes.set(key, { stamp, reading });
    void reading.then((whole) => {
      if (whole) return;
      this.#wholes.delete(key);
      this.#damaged.add(key);
    });
    return reading;
  }

  /** Whether the device holds a row of a key, be it an older one; true also where nothing was to be written. */
  isKept(key: string): boolean {
    return this.#unkept.get(key) !== 'nothing';
  }

  /** Whether the device took the last row of every key. */
  keepsAll(): boolean {
    return this.#unkept.size === 0;
  }

  /** Writes at once what still waits, for the moment at which the page is hidden. Resolves when all is written. */
  async flush(): Promise<void> {
    for (const key of [...this.#pending.keys()]) this.#write(key);
    await Promise.all(this.#writes);
  }

  async #fill(key: string, check: Check): Promise<void> {
    if (this.#states.get(key)?.data) return;
    const stored = (await this.#read(key)) as DeviceRow | undefined;
    if (!stored || !isTime(stored.confirmedAt) || this.#states.get(key)?.data) return;
    const value = check(stored.value);
    if (value === undefined) return;
    const { links, confirmedAt, stamp, total } = stored;
    const data = {
      value,
      ...(links && { links: readLinks(links) }),
      confirmedAt,
      stamp: String(stamp),
      ...(Number.isSafeInteger(total) && { total: total! }),
    };
    this.#states.set(key, { ...this.#states.get(key), data });
  }

  async #agrees(key: string, row: CachedList): Promise<boolean> {
    const stored = await this.#read(key);
    if (!isTime(stored?.confirmedAt) || !(stored.confirmedAt > row.confirmedAt)) return true;
    if (stored.stamp !== row.stamp) return false;
    this.#states.set(key, { ...this.#states.get(key), data: { ...row, confirmedAt: stored.confirmedAt } });
    return true;
  }

  #schedule(key: string): void {
    clearTimeout(this.#pending.get(key));
    this.#pending.set(
      key,
      setTimeout(() => this.#write(key), writeDelay),
    );
  }

  #write(key: string): void {
    clearTimeout(this.#pending.get(key));
    this.#pending.delete(key);
    const row = this.#states.get(key)?.data;
    if (!row) return;
    const write = this.#store(key, row).finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  async #store(key: string, row: CachedList): Promise<void> {
    const { value, links, confirmedAt, stamp, total } = row;
    const own = { value, ...(links && { links }), confirmedAt, stamp };
    const isLong = Array.isArray(value) && value.length > partLength;
    const parts = isLong ? inParts(value) : [];
    const first = this.#firsts.get(key) ?? firstOnes;
    const long = isLong && { value: first(value, firstLength), total: value.length, parts: parts.length };
    const written = { ...own, ...long };
    const isDamaged = this.#damaged.has(key);
    // Of a list that is known in part only its age is written.
    const isKept = await writeList(
      key,
      total === undefined ? { row: written, parts, isDamaged } : { age: own },
    );
    if (!isKept) return void this.#unkept.set(key, (await readRow(key)) ? 'older' : 'nothing');
    this.#unkept.delete(key);
    if (total === undefined) this.#damaged.delete(key);
  }
}

const inParts = (value: readonly unknown[]): (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(value.length / partLength) }, (_, place) =>
    value.slice(place * partLength, (place + 1) * partLength),
  );

async function readWhole(key: string, stamp: string, check: Check): Promise<CachedList | undefined> {
  const all: unknown[] = [];
  let count = 0;
  const stored = await readParted<DeviceRow>(key, (part) => {
    count += part.length;
    const fitting = check(part);
    if (Array.isArray(fitting)) all.push(...fitting);
  });
  if (stored?.stamp !== stamp) return undefined;
  const { total, parts, ...row } = stored;
  if (parts === undefined) return { ...row, value: check(row.value) };
  return count === total ? { ...row, value: all } : undefined;
}
