import type { Cache, State } from 'swr';
import type { PageLink } from '../schemas/parse';
import { readRow, writeRow } from './store';

/** What is kept of a list: its checked records, and when the server last confirmed them (ms since 1970). */
export interface Row<T = unknown> {
  value: T;
  /** The paginator's links, where the answer was one page of a list. */
  links?: readonly PageLink[];
  confirmedAt: number;
  /** Equal for equal answers: SWR compares by it, not by depth. */
  stamp: string;
}

export type KeyedRow = readonly [key: string, row: Row];

/** A promise that `use` takes as fulfilled without waiting: hydration must not suspend. */
const atOnce = (): Promise<void> =>
  Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

/** Writes wait this long (ms) for the next one of the same key. */
const writeDelay = 300;

/**
 * SWR's cache: a synchronous map. Each key is filled from the device's database when a page asks for it, and
 * written back there, debounced; only the row is stored, no errors and no flags.
 */
export class StoredCache implements Cache<Row> {
  readonly #states: Map<string, State<Row>>;
  readonly #hydrations: Map<string, Promise<void>>;
  readonly #pending = new Map<string, ReturnType<typeof setTimeout>>();
  /** What came inside the page. */
  readonly #brought: readonly KeyedRow[];
  readonly #read: (key: string) => Promise<Row | undefined>;

  /** Starts with the rows that came inside a prerendered page; `read` gives the others. */
  constructor(rows: readonly KeyedRow[] = [], read: (key: string) => Promise<Row | undefined> = readRow) {
    this.#states = new Map(rows.map(([key, data]) => [key, { data }]));
    this.#hydrations = new Map(rows.map(([key]) => [key, atOnce()]));
    this.#brought = rows;
    this.#read = read;
  }

  get(key: string): State<Row> | undefined {
    return this.#states.get(key);
  }

  set(key: string, state: State<Row>): void {
    const before = this.#states.get(key)?.data;
    this.#states.set(key, state);
    if (state.data && state.data !== before) this.#schedule(key);
  }

  delete(key: string): void {
    this.#states.delete(key);
  }

  keys(): IterableIterator<string> {
    return this.#states.keys();
  }

  /**
   * Fills a key from the device, once; `check` sees the stored value and gives what may be used of it. Never
   * rejects: a device without a database starts empty. The same promise is given for the same key.
   */
  hydrate(key: string, check: (value: unknown) => unknown): Promise<void> {
    let hydration = this.#hydrations.get(key);
    if (!hydration) {
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

  /** Writes at once what still waits: for the moment at which the page is hidden. */
  async flush(): Promise<void> {
    const keys = [...this.#pending.keys()];
    await Promise.all(keys.map((key) => this.#write(key)));
  }

  async #fill(key: string, check: (value: unknown) => unknown): Promise<void> {
    if (this.#states.get(key)?.data) return;
    const row = await this.#read(key);
    if (!row || typeof row.confirmedAt !== 'number' || this.#states.get(key)?.data) return;
    const value = check(row.value);
    if (value === undefined) return;
    this.#states.set(key, { ...this.#states.get(key), data: { ...row, value } });
  }

  async #agrees(key: string, row: Row): Promise<boolean> {
    const stored = await this.#read(key);
    if (!stored || !(stored.confirmedAt > row.confirmedAt)) return true;
    if (stored.stamp !== row.stamp) return false;
    this.#states.set(key, { ...this.#states.get(key), data: { ...row, confirmedAt: stored.confirmedAt } });
    return true;
  }

  #schedule(key: string): void {
    clearTimeout(this.#pending.get(key));
    this.#pending.set(
      key,
      setTimeout(() => void this.#write(key), writeDelay),
    );
  }

  async #write(key: string): Promise<void> {
    clearTimeout(this.#pending.get(key));
    this.#pending.delete(key);
    const row = this.#states.get(key)?.data;
    if (!row) return;
    const { value, links, confirmedAt, stamp } = row;
    await writeRow(key, { value, ...(links && { links }), confirmedAt, stamp });
  }
}
