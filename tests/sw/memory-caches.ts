interface Entry {
  request: Request;
  response: Response;
  size: number;
}

const urlOf = (request: RequestInfo | URL) => {
  const url = new URL(request instanceof Request ? request.url : request);
  url.hash = '';
  return url.href;
};

const toRequest = (request: RequestInfo | URL) =>
  request instanceof Request ? request : new Request(request);

/** A cache in memory that respects `Vary` like a browser, and fails beyond `quota` bytes in all caches. */
class MemoryCache {
  entries: Entry[] = [];

  constructor(private readonly owner: MemoryCaches) {}

  #find(asked: RequestInfo | URL, { ignoreVary = false }: CacheQueryOptions = {}): Entry | undefined {
    const request = toRequest(asked);
    return this.entries.find((entry) => {
      if (urlOf(entry.request) !== urlOf(request)) return false;
      const vary = entry.response.headers.get('vary')?.split(/ *, */) ?? [];
      return (
        ignoreVary || vary.every((name) => entry.request.headers.get(name) === request.headers.get(name))
      );
    });
  }

  async match(asked: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    return this.#find(asked, options)?.response.clone();
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    if (response.headers.get('vary') === '*') throw new TypeError('Vary: * cannot be stored');
    const body = await response.arrayBuffer();
    const before = this.#find(asked);
    const room = this.owner.quota - this.owner.size() + (before?.size ?? 0);
    if (this.owner.brokenWrites > 0) {
      this.owner.brokenWrites -= 1;
      this.entries = this.entries.filter((entry) => entry !== before);
      throw new DOMException('the device is full', 'UnknownError');
    }
    if (body.byteLength > room) throw new DOMException('no room', 'QuotaExceededError');
    const { status, headers } = response;
    this.entries = this.entries.filter((entry) => entry !== before);
    this.entries.push({
      request: toRequest(asked),
      response: new Response(body, { status, headers }),
      size: body.byteLength,
    });
  }

  async delete(asked: RequestInfo | URL, options?: CacheQueryOptions): Promise<boolean> {
    const entry = this.#find(asked, options);
    this.entries = this.entries.filter((other) => other !== entry);
    return entry !== undefined;
  }

  async keys(): Promise<readonly Request[]> {
    return this.entries.map(({ request }) => request);
  }
}

/** Cache Storage in memory. */
export class MemoryCaches {
  quota = Infinity;
  /** How many of the next writes break off: Chromium has then deleted the previous response. */
  brokenWrites = 0;
  #caches = new Map<string, MemoryCache>();

  size(): number {
    const entries = [...this.#caches.values()].flatMap((cache) => cache.entries);
    return entries.reduce((sum, { size }) => sum + size, 0);
  }

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache(this);
    this.#caches.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions): Promise<Response | undefined> {
    return this.#caches.get(options.cacheName ?? '')?.match(request, options);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

/** Cache Storage that the browser blocks. */
export class BlockedCaches extends MemoryCaches {
  override open(): Promise<never> {
    return Promise.reject(new DOMException('blocked', 'SecurityError'));
  }

  override match(): Promise<never> {
    return this.open();
  }
}
