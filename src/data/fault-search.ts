import type { Row, StoredCache } from './cache';
import type { DrawnRows } from './drawn-rows';
import { every, refuse } from './refused-rows';
import { refreshList } from './rows';
import { setAside } from './store';

/** SWR's own: sets the row of a key, and asks for it anew unless told otherwise. */
type Mutate = (key: string, row: Row | undefined, options: { revalidate: boolean }) => Promise<unknown>;

interface Store {
  cache: StoredCache;
  mutate: Mutate;
}

/** Which stamps of a key were moved out of the way in this visit. */
const moved = new Map<string, string[]>();
/** A key whose answers failed so often is given up for this visit: an API may send another one at each call. */
const mostMoves = 3;

/**
 * Finds out which row makes a region throw. Each row that it draws, then each that the regions around it draw, is held
 * back from it once: the first without which it can be drawn is the one.
 */
export class FaultSearch {
  readonly #suspects: { rows: DrawnRows; key: string }[] = [];
  readonly #region: DrawnRows;
  /** Tells these suspects from others. */
  readonly stamps: string;
  #at = -1;

  constructor(region: DrawnRows, cache: StoredCache) {
    this.#region = region;
    const known = new Set<string>();
    for (let rows: DrawnRows | undefined = region; rows; rows = rows.around) {
      for (const key of rows.drawn.keys()) {
        if (!known.has(key)) this.#suspects.push({ rows, key });
        known.add(key);
      }
    }
    this.stamps = this.#suspects.map(({ key }) => `${key} ${cache.get(key)?.data?.stamp}`).join();
  }

  /** Holds the next suspect back, and draws again; false where none is left, and all are given back. */
  next(): boolean {
    this.#release();
    this.#at += 1;
    const suspect = this.#suspects[this.#at];
    if (!suspect) return false;
    suspect.rows.held.add(suspect.key);
    suspect.rows.redraw();
    return true;
  }

  /** Whether the suspect is of a region around this one, which may leave this one out without it. */
  get isAround(): boolean {
    const suspect = this.#suspects[this.#at];
    return suspect !== undefined && suspect.rows.drawn !== this.#region.drawn;
  }

  /** The region was drawn without the suspect: it is moved out of the way, and asked for anew. Never rejects. */
  async convict(store: Store): Promise<void> {
    const suspect = this.#suspects[this.#at];
    if (suspect) await moveAside(suspect.key, store);
    this.#release();
  }

  /** It is none of the rows alone: all of them are asked for, so that the region is drawn again when one has changed. */
  async refreshAll({ cache, mutate }: Store): Promise<void> {
    for (const { rows, key } of this.#suspects) {
      try {
        await mutate(key, await refreshList(cache, rows.drawn.get(key)!, { reload: true }), {
          revalidate: false,
        });
      } catch (error) {
        console.warn(error);
      }
    }
  }

  #release(): void {
    const suspect = this.#suspects[this.#at];
    if (suspect?.rows.held.delete(suspect.key)) suspect.rows.redraw();
  }
}

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
