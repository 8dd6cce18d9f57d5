interface Options {
  /** Only if it is free now. */
  ifAvailable?: true;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

/** A browser's locks, as all its tabs share them. */
export class MemoryLocks {
  readonly #held = new Map<string, Promise<unknown>>();

  async request<T>(
    name: string,
    { ifAvailable, signal }: Options,
    run: (lock: { name: string } | null) => Promise<T>,
  ): Promise<T> {
    if (ifAvailable && this.#held.has(name)) return run(null);
    while (this.#held.has(name)) {
      await Promise.race([this.#held.get(name), ended(signal)]);
      signal?.throwIfAborted();
    }
    const running = run({ name });
    this.#held.set(
      name,
      running.catch(() => undefined).finally(() => this.#held.delete(name)),
    );
    return running;
  }
}

const ended = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
