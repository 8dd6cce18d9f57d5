import { setAside } from '../device/set-aside';
import type { CachedList, PersistentCache } from '../device/swr-cache';
import type { DrawnRows } from './drawn-rows';
import { every, refuse } from '../device/refused-rows';
import { refreshList } from './load-list';

/** SWR's own: sets the row of a key, and asks for it anew unless told otherwise. */
type Mutate = (
  key: string,
  row: CachedList | undefined,
  options: { revalidate: boolean },
) => Promise<unknown>;

interface Store {
  cache: PersistentCache;
  mutate: Mutate;
}

interface Suspect {
  rows: DrawnRows;
  key: string;
}

/** The searches by region, as its rows stand for it. */
const searches = new WeakMap<DrawnRows['drawn'], FaultSearch>();

/** A region threw: another of its rows is held back. Never rejects. */
export async function onFault(region: DrawnRows, store: Store): Promise<void> {
  const search = searches.get(region.drawn) ?? new FaultSearch(region, store);
  searches.set(region.drawn, search);
  await search.goOn();
}

/** A region that threw was drawn: without a row that was held back, or as its rows are now. Never rejects. */
export async function onMended(region: DrawnRows): Promise<void> {
  const search = searches.get(region.drawn);
  searches.delete(region.drawn);
  await search?.end();
}

/** A region that threw is gone: that is to be drawn without it where a row of a region around it is held back. */
export async function onGone(region: DrawnRows): Promise<void> {
  if (searches.get(region.drawn)?.isAround) return onMended(region);
  searches.get(region.drawn)?.stop();
  return undefined;
}

/**
 * Finds out which row makes a region throw. Each row that it draws, then each that the regions around it draw, is held
 * back from it once: the first without which it can be drawn is the one.
 */
class FaultSearch {
  #suspects: Suspect[] = [];
  /** The place of the suspect that is held back; undefined where nothing is looked for. */
  #at: number | undefined;
  /** Tells the suspects of the last search from others. */
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
    const guilty = this.#held;
    this.stop();
    if (guilty) await moveAside(guilty.key, this.store);
    this.#release();
    this.region.redraw();
  }

  stop(): void {
    this.#unfollow?.();
  }

  /** False where the same rows were searched before: none of them alone is at fault. */
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

  /** It is none of the rows alone: all are asked for, once, and the region is drawn again when one has changed. */
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

/** Which stamps of a key were moved out of the way in this visit. */
const moved = new Map<string, string[]>();
/** A key whose answers failed so often is given up for this visit: an API may send another one at each call. */
const mostMoves = 3;

/**
 * Moves a row that cannot be drawn to `aside/<key>`. In its place comes the row before it, where this visit had one; else
 * it is asked for anew. An answer that took the place of a good row, and one that fails a second time, is refused until its
 * stamp changes.
 */
async function moveAside(key: string, { cache, mutate }: Store): Promise<void> {
  const row = cache.get(key)?.data;
  if (!row) return;
  const former = cache.former(key);
  const before = moved.get(key) ?? [];
  if (before.length + 1 >= mostMoves) refuse(key, every);
  else if (former || before.includes(row.stamp)) refuse(key, row.stamp);
  moved.set(key, [...before, row.stamp]);
  console.warn(
    `${key} holds something that cannot be shown: it is moved to aside/${key} and asked for anew.`,
  );
  await setAside(key, row);
  await mutate(key, former, { revalidate: !former });
}
