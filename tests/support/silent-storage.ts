import { vi } from 'vitest';
import { MemoryCaches } from '../sw/memory-caches';

/** Of Cache Storage that fails: what it does in place of an answer. */
export const storageFaults = {
  'never settles': () => new Promise<never>(() => undefined),
  rejects: () => Promise.reject(new DOMException('the device failed', 'UnknownError')),
} as const;

/** Cache Storage of which these methods fail as told. */
export function faultyCaches(
  fault: keyof typeof storageFaults,
  methods: readonly ('match' | 'open' | 'keys' | 'delete')[],
  caches = new MemoryCaches(),
): MemoryCaches {
  for (const method of methods) vi.spyOn(caches, method).mockImplementation(storageFaults[fault]);
  return caches;
}

/** The pause (ms) between two steps of the clock: servers and databases answer in real time. */
const pause = 50;

const { setTimeout: startTimer } = globalThis;

/** Runs work while the clock is advanced in steps, at most this long (ms); rejects if it is not done by then. */
export async function runFor<T>(longest: number, run: () => Promise<T>, step = 500): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isDone = false;
    const work = run().finally(() => (isDone = true));
    work.catch(() => undefined);
    for (let passed = 0; !isDone && passed <= longest; passed += step) {
      await new Promise((resolve) => startTimer(resolve, pause));
      await vi.advanceTimersByTimeAsync(step);
    }
    if (!isDone) throw new Error(`not done after ${longest} ms`);
    return await work;
  } finally {
    vi.useRealTimers();
  }
}
