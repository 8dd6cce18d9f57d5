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
  /** Keys whose row came inside the page: the device's own row was not read yet. */
  readonly #unread: Set<string>;
  readonly #read: (key: string) => Promise<Row | undefined>;

  /** Starts with the rows that came inside a prerendered page; `read` gives the others. */
  constructor(rows: readonly KeyedRow[] = [], read: (key: string) => Promise<Row | undefined> = readRow) {
    this.#states = new Map(rows.map(([key, data]) => [key, { data }]));
    this.#hydrations = new Map(rows.map(([key]) => [key, atOnce()]));
    this.#unread = new Set(this.#states.keys());
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
   * Takes the device's row in place of one that came inside the page, where it is the newer one. Does nothing for
   * other keys. Never rejects.
   */
  async readDevice(key: string, check: (value: unknown) => unknown): Promise<void> {
    if (!this.#unread.delete(key)) return;
    const row = await this.#stored(key, check);
    const state = this.#states.get(key);
    if (row && !(state?.data && state.data.confirmedAt >= row.confirmedAt)) {
      this.#states.set(key, { ...state, data: row });
    }
  }

  /** Writes at once what still waits: for the moment at which the page is hidden. */
  async flush(): Promise<void> {
    const keys = [...this.#pending.keys()];
    await Promise.all(keys.map((key) => this.#write(key)));
  }

  async #fill(key: string, check: (value: unknown) => unknown): Promise<void> {
    if (this.#states.get(key)?.data) return;
    const row = await this.#stored(key, check);
    if (row && !this.#states.get(key)?.data) this.#states.set(key, { ...this.#states.get(key), data: row });
  }

  async #stored(key: string, check: (value: unknown) => unknown): Promise<Row | undefined> {
    const row = await this.#read(key);
    if (!row || typeof row.confirmedAt !== 'number') return undefined;
    const value = check(row.value);
    return value === undefined ? undefined : { ...row, value };
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
