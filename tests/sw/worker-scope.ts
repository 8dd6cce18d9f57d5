import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import type { WorkerMessage } from '../../sw/contract/contract';
import { MemoryCaches } from './memory-caches';

type Listener = (event: unknown) => void;

/** What a worker finds around itself, as far as ours looks. */
export interface Scope {
  caches: MemoryCaches;
  /** What the open pages were told, in order. */
  told: WorkerMessage[];
  /** How many pages this worker controls. */
  controlled: number;
  /** Lets the worker find that another version is active. */
  hasActive(): void;
  claim: ReturnType<typeof vi.fn>;
  skipWaiting: ReturnType<typeof vi.fn>;
  /** Dispatches an event and waits for all that was handed to `waitUntil`; resolves to what was responded. */
  dispatch(type: string, fields?: object): Promise<Response | undefined>;
}

/** An event that lives as long as what was handed to `waitUntil`. */
export class Happening {
  #waiting: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.#waiting.push(work);
  }

  async over(): Promise<void> {
    for (let count = -1; count !== this.#waiting.length;) {
      count = this.#waiting.length;
      await Promise.all(this.#waiting);
    }
  }
}

class FetchHappening extends Happening {}

/** A worker's requests may be relative to its own address. */
class ScopedRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

// Workbox reads these as soon as it is imported.
Object.assign(globalThis, {
  self: globalThis,
  ExtendableEvent: Happening,
  FetchEvent: FetchHappening,
  Request: ScopedRequest,
  location: new URL('http://app.test/sw.js'),
  registration: { scope: 'http://app.test/' },
  __WB_DISABLE_DEV_LOGS: true,
  __BUILT_IN: { files: {}, shell: '', readerList: '', security: {}, documentPolicy: 'sandbox' },
});

/** A fresh scope of a worker whose app stands at `origin`. */
export function openScope(origin: string, caches = new MemoryCaches()): Scope {
  const listeners: [string, Listener][] = [];
  const page = { postMessage: (message: WorkerMessage) => scope.told.push(message) };
  const scope: Scope = {
    caches,
    told: [],
    controlled: 0,
    hasActive: () => Object.assign(globalThis, { registration: { scope: `${origin}/`, active: {} } }),
    claim: vi.fn(async () => undefined),
    skipWaiting: vi.fn(async () => undefined),
    async dispatch(type, fields = {}) {
      const happening = new FetchHappening();
      let responded: Promise<Response> | undefined;
      const respondWith = (response: Promise<Response>) => (responded = response);
      const event = Object.assign(happening, { type, respondWith, ...fields });
      for (const [heard, listener] of listeners) if (heard === type) listener(event);
      const response = await responded;
      await happening.over();
      return response;
    },
  };
  Object.assign(globalThis, {
    caches,
    location: new URL('/sw.js', origin),
    registration: { scope: `${origin}/`, active: null },
    clients: {
      claim: scope.claim,
      matchAll: async ({ includeUncontrolled = false }) =>
        Array.from({ length: includeUncontrolled ? 1 : scope.controlled }, () => page),
    },
    skipWaiting: scope.skipWaiting,
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return scope;
}

/** Hands a request to a handler of a route; `over` resolves when the work behind the answer is done. */
export function ask(handler: RouteHandlerCallback, url: string, init?: RequestInit & { as?: object }) {
  const event = new Happening();
  const request = new Request(new URL(url), init);
  // No script may make a request of these kinds itself.
  for (const [name, value] of Object.entries(init?.as ?? {})) {
    Object.defineProperty(request, name, { value });
  }
  const response = handler({
    event: event as unknown as ExtendableEvent,
    request,
    url: new URL(url),
  });
  return { response, over: () => response.then(() => event.over()) };
}
