import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { MemoryCaches } from './memory-caches';

type Cache = Awaited<ReturnType<MemoryCaches['open']>>;

/** The calls of storage, in their order, and which of them fails. */
export interface Faults {
  calls: string[];
  /** Gives the error with which this call fails; undefined where it works. `place` counts from 0. */
  fails: (call: string, place: number) => Error | undefined;
  /** Whether a failing put has given up the entry that stood there, as a disk that is full does, a quota does not. */
  losesEntry: boolean;
}

const full = () => new DOMException('no room', 'QuotaExceededError');

/** Only those calls fail that write. */
export const isWrite = (call: string) => /\.(put|add|delete)$/.test(call);

/** From now on every write fails. */
export const allWrites: Faults['fails'] = (call) => (isWrite(call) ? full() : undefined);

/** The call at this place fails, or it and all after it. */
export const callAt =
  (place: number, { andAllAfter }: { andAllAfter: boolean }): Faults['fails'] =>
  (_, now) =>
    now === place || (andAllAfter && now > place) ? full() : undefined;

/** Cache Storage and IndexedDB whose calls are counted, and fail as `faults.fails` says. Ends with `vi.restoreAllMocks`. */
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
