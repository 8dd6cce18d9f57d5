import { quarantineRow } from '../device/quarantine-row';
import type { Mutate, PersistentCache } from '../device/swr-cache';
import type { DrawnRows } from './drawn-rows';
import { anyStamp, rejectStamp } from '../device/refused-rows';
import { refreshList } from './load-list';

interface Store {
  cache: PersistentCache;
  mutate: Mutate;
}

interface Suspect {
  rows: DrawnRows;
  key: string;
}

/** The searches by region. The map of its rows identifies a region. */
const searches = new WeakMap<DrawnRows['drawn'], FaultSearch>();

/**
 * Call this when a region has thrown: withholds its next row, until one is found without which it renders. Never
 * rejects.
 */
export async function onRegionError(region: DrawnRows, store: Store): Promise<void> {
  const search = searches.get(region.drawn) ?? new FaultSearch(region, store);
  searches.set(region.drawn, search);
  await search.goOn();
}

/**
 * Call this when a region that threw has rendered: without a withheld row, or with its present rows. Never
 * rejects.
 */
export async function onRegionRecovered(region: DrawnRows): Promise<void> {
  const search = searches.get(region.drawn);
  searches.delete(region.drawn);
  await search?.end();
}

/** Call this when a region that threw is unmounted: a success if a row of an enclosing region is withheld. */
export async function onRegionUnmounted(region: DrawnRows): Promise<void> {
  if (searches.get(region.drawn)?.isAround) return onRegionRecovered(region);
  searches.get(region.drawn)?.stop();
  return undefined;
}

/**
 * Finds the row that makes a region throw. Withholds each row that the region renders, then each row of the
 * enclosing regions, one at a time. The first one without which the region renders is the faulty row.
 */
class FaultSearch {
  #suspects: Suspect[] = [];
  /** The index of the withheld suspect; undefined while no search runs. */
  #at: number | undefined;
  /** Identifies the suspects of the last search. */
  #stamps: string | undefined;
  #unfollow: (() => void) | undefined;
  #hasAsked = false;

  constructor(
    private readonly region: DrawnRows,
    private readonly store: Store,
  ) {}

  get isAround(): boolean {
    const suspect = this.#held;
    return suspect !== undefined && suspect.rows.drawn !== this.region.drawn;
  }

  get #held(): Suspect | undefined {
    return this.#at === undefined ? undefined : this.#suspects[this.#at];
  }

  async goOn(): Promise<void> {
    if (this.#at === undefined && !this.#begin()) return;
    this.#release();
    this.#at = (this.#at ?? -1) + 1;
    const suspect = this.#held;
    if (suspect) {
      suspect.rows.held.add(suspect.key);
      suspect.rows.redraw();
      this.region.redraw();
      return;
    }
    this.#at = undefined;
    this.#unfollow = this.store.cache.follow((key) => {
      if (this.#suspects.some((one) => one.key === key)) this.region.redraw();
    });
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    await this.#refreshAll();
  }

  async end(): Promise<void> {
    const faulty = this.#held;
    this.stop();
    if (faulty) await moveAside(faulty.key, this.store);
    this.#release();
    this.region.redraw();
  }

  stop(): void {
    this.#unfollow?.();
  }

  /** False if the same rows were searched before: none of them alone is faulty. */
  #begin(): boolean {
    const suspects = suspectsOf(this.region);
    const stamps = suspects.map(({ key }) => `${key} ${this.store.cache.get(key)?.data?.stamp}`).join();
    if (stamps === this.#stamps) return false;
    this.stop();
    this.#suspects = suspects;
    this.#stamps = stamps;
    return true;
  }

  #release(): void {
    const suspect = this.#held;
    if (suspect?.rows.held.delete(suspect.key)) suspect.rows.redraw();
  }

  /** No single row is faulty: fetches all of them, once, and renders the region again when one has changed. */
  async #refreshAll(): Promise<void> {
    const { cache, mutate } = this.store;
    for (const { rows, key } of this.#suspects) {
      try {
        const row = await refreshList(cache, rows.drawn.get(key)!, { reload: true });
        await mutate(key, row, { revalidate: false });
      } catch (error) {
        console.warn(error);
      }
    }
  }
}

function suspectsOf(region: DrawnRows): Suspect[] {
  const suspects = new Map<string, Suspect>();
  for (let rows: DrawnRows | undefined = region; rows; rows = rows.around) {
    for (const key of rows.drawn.keys()) if (!suspects.has(key)) suspects.set(key, { rows, key });
  }
  return [...suspects.values()];
}

/** By key: the stamps that were moved aside in this visit. */
const moved = new Map<string, string[]>();
/**
 * After this many failures a key is given up for this visit, because an API may send another response at each
 * call.
 */
const maxMoves = 3;

/**
 * Moves a row that cannot be rendered to `aside/<key>`. Restores the previous row of this visit if there is
 * one, else fetches the row again. A response that replaced a good row, or failed twice, is rejected until
 * its stamp changes.
 */
async function moveAside(key: string, { cache, mutate }: Store): Promise<void> {
  const row = cache.get(key)?.data;
  if (!row) return;
  const former = cache.former(key);
  const before = moved.get(key) ?? [];
  if (before.length + 1 >= maxMoves) rejectStamp(key, anyStamp);
  else if (former || before.includes(row.stamp)) rejectStamp(key, row.stamp);
  moved.set(key, [...before, row.stamp]);
  console.warn(`${key} holds something that cannot be shown: it is moved to aside/${key} and fetched again.`);
  await quarantineRow(key, row);
  await mutate(key, former, { revalidate: !former });
}
