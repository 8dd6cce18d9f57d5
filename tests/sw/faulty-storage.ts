import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { MemoryCaches } from './memory-caches';

type Cache = Awaited<ReturnType<MemoryCaches['open']>>;

/** Records the calls of storage in order, and decides which of them fails. */
export interface Faults {
  calls: string[];
  /** Returns the error of a failing call; undefined if it succeeds. `place` counts from 0. */
  fails: (call: string, place: number) => Error | undefined;
  /** Whether a failing put has deleted the previous entry, as on a full disk, unlike a quota error. */
  losesEntry: boolean;
}

const full = () => new DOMException('no room', 'QuotaExceededError');

/** Only writes can fail. */
export const isWrite = (call: string) => /\.(put|add|delete)$/.test(call);

/** Makes every write fail from now on. */
export const allWrites: Faults['fails'] = (call) => (isWrite(call) ? full() : undefined);

/** Makes the call at this index fail, alone or with all after it. */
export const callAt =
  (place: number, { andAllAfter }: { andAllAfter: boolean }): Faults['fails'] =>
  (_, now) =>
    now === place || (andAllAfter && now > place) ? full() : undefined;

/**
 * Cache Storage and IndexedDB with recorded calls, which fail as `faults.fails` says. Ends with
 * `vi.restoreAllMocks`.
 */
export function faultyStorage(): { caches: MemoryCaches; faults: Faults } {
  const faults: Faults = { calls: [], fails: () => undefined, losesEntry: false };
  const check = (call: string) => {
    const error = faults.fails(call, faults.calls.push(call) - 1);
    if (error) throw error;
  };

  class FaultyCaches extends MemoryCaches {
    readonly #watched = new WeakSet<Cache>();

    override async open(name: string) {
      check('caches.open');
      const cache = await super.open(name);
      if (!this.#watched.has(cache)) watch(cache, `${name}`);
      this.#watched.add(cache);
      return cache;
    }

    override async match(...asked: Parameters<MemoryCaches['match']>) {
      check('caches.match');
      return super.match(...asked);
    }
  }

  const watch = (cache: Cache, name: string) => {
    for (const method of ['put', 'match', 'delete', 'keys'] as const) {
      const real = cache[method].bind(cache) as (...given: unknown[]) => Promise<unknown>;
      const faulty = async (...given: unknown[]) => {
        try {
          check(`${name}.${method}`);
        } catch (error) {
          if (method === 'put' && faults.losesEntry)
            cache.entries = cache.entries.filter(({ request }) => request.url !== urlOf(given[0]));
          throw error;
        }
        return real(...given);
      };
      Object.assign(cache, { [method]: faulty });
    }
  };

  const prototype = IDBObjectStore.prototype;
  for (const method of ['put', 'get', 'delete'] as const) {
    const real = prototype[method] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(prototype, method).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      check(`rows.${method}`);
      return real.apply(this, given) as never;
    });
  }
  return { caches: new FaultyCaches(), faults };
}

const urlOf = (asked: unknown) => (asked instanceof Request ? asked.url : String(asked));
