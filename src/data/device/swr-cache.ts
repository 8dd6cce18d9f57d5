import type { Cache, State } from 'swr';
import { readLinks, type PageLink } from '../../schemas/parse';
import { isTime, type Mark } from '../../../sw/contract/mark';
import { noteRoom } from './storage-faults';
import { isRefused } from './refused-rows';
import { inParts, partLength, readParts, readRow, writeList, type Check } from './rows';

/** A cached list: its validated records, and their mark. SWR compares by it instead of by deep equality. */
export interface CachedList<T = unknown> extends Mark {
  value: T;
  /** The paginator's links, if the response was one page of a list. */
  links?: readonly PageLink[];
  /** The length of the whole list if `value` has only its first records; the rest is read later. */
  total?: number;
}

/** SWR's `mutate`: sets the row of a key, and fetches it again if `revalidate` is true. */
export type Mutate = (
  key: string,
  row: CachedList | undefined,
  options: { revalidate: boolean },
) => Promise<unknown>;

export type KeyedList = readonly [key: string, row: CachedList];

/** A row as it is stored: for a long list, `value` has the first records, and all records are in `parts` parts. */
type DeviceRow = CachedList & { parts?: number };

/** Selects the records of a list that are needed first. */
type First = (value: readonly unknown[], count: number) => readonly unknown[];

/** How many records of a long list are read at the start: those that a page shows first. */
export const firstLength = 50;

const firstOnes: First = (value, count) => value.slice(0, count);

/**
 * A fulfilled promise that `use` unwraps without suspending, because hydration must not suspend. React reads
 * the fields: https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberThenable.js
 */
const fulfilled = (): Promise<void> =>
  Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

/** The debounce delay (ms) of writes per key. */
const writeDelay = 300;

/**
 * SWR's cache: a synchronous map. Each key is hydrated from the device's database when a page needs it, and
 * written back with a debounce. Only the row is stored, not SWR's errors and flags.
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
  /** Lists whose stored parts are missing or belong to another version of the list. */
  readonly #damaged = new Set<string>();
  /** Keys whose last row could not be stored, and what the device has instead; `brought`: nothing was to be stored. */
  readonly #unkept = new Map<string, 'older' | 'nothing' | 'brought'>();
  /** The rows of the prerendered page. */
  readonly #brought: readonly KeyedList[];
  readonly #read: (key: string) => Promise<CachedList | undefined>;

  /** Starts with the rows of a prerendered page; `read` provides the others. */
  constructor(
    rows: readonly KeyedList[] = [],
    read: (key: string) => Promise<CachedList | undefined> = readRow,
  ) {
    this.#states = new Map(rows.map(([key, data]) => [key, { data }]));
    this.#hydrations = new Map(rows.map(([key]) => [key, fulfilled()]));
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

  /** Calls `follower` with the key of each row that changed. Returns a function that stops it. */
  follow(follower: (key: string) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** The previous row of this visit, with another stamp; undefined if there was none or it is incomplete. */
  former(key: string): CachedList | undefined {
    const former = this.#formers.get(key);
    return former?.total === undefined && former && !isRefused(key, former.stamp) ? former : undefined;
  }

  /** Sets a row that is shown, but not stored. SWR draws it with its next change of the key. */
  bring(key: string, data: CachedList): void {
    this.#states.set(key, { ...this.#states.get(key), data });
    this.#unkept.set(key, 'brought');
  }

  readonly delete = (key: string): void => void this.#states.delete(key);

  keys(): IterableIterator<string> {
    return this.#states.keys();
  }

  /**
   * Hydrates a key from the device, once; `check` validates the stored value. Of a long list, only the
   * records that `first` selected when it was written are read. Never rejects: without a database the cache
   * starts empty. Memoised by key.
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
   * Compares the device's rows with the rows of the prerendered page, and takes over later confirmation
   * times. Resolves to false if the device has a newer row with other content. Never rejects.
   */
  async agreesWithDevice(): Promise<boolean> {
    const agreements = await Promise.all(this.#brought.map(([key, row]) => this.#agrees(key, row)));
    return agreements.every(Boolean);
  }

  /**
   * The row of a key with all its records, read from the device in parts, each in its own task. Undefined if
   * there is no row, or if the device no longer has the same list.
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

  /** Whether the device has a row of this key, even an older one; true if nothing had to be written. */
  isKept(key: string): boolean {
    return ['older', undefined].includes(this.#unkept.get(key));
  }

  /** Whether every row that was to be stored was stored. */
  readonly keepsAll = (): boolean => [...this.#unkept.values()].every((instead) => instead === 'brought');

  /** Writes all pending rows now, for the moment when the page is hidden. Resolves when all are written. */
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
    // Of a partly loaded list, only the confirmation time is written.
    const writing = await writeList(
      key,
      total === undefined ? { row: written, parts, isDamaged } : { age: own },
    );
    const isKept = writing === 'stored';
    const kept = isKept ? undefined : await readRow<CachedList>(key);
    // The same list with an earlier age is kept.
    const isLost = !isKept && kept?.stamp !== stamp;
    noteRoom('row', key, isLost && writing === 'no-room');
    if (isLost) return void this.#unkept.set(key, kept ? 'older' : 'nothing');
    this.#unkept.delete(key);
    if (isKept && total === undefined) this.#damaged.delete(key);
  }
}

async function readWhole(key: string, stamp: string, check: Check): Promise<CachedList | undefined> {
  const { row: stored, records, count } = await readParts<DeviceRow>(key, check);
  if (stored?.stamp !== stamp) return undefined;
  const { total, parts, ...row } = stored;
  if (parts === undefined) return { ...row, value: check(row.value) };
  return count === total ? { ...row, value: records } : undefined;
}
