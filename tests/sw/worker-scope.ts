import english from '../../src/words/en.json';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { quietTime, type WorkerMessage } from '../../sw/contract/contract';
import { MemoryCaches } from './memory-caches';

type Listener = (event: unknown) => void;

/** The used part of a worker's global scope. */
export interface Scope {
  caches: MemoryCaches;
  /** Messages to the open pages, in order. */
  told: WorkerMessage[];
  /** The number of pages that this worker controls. */
  controlled: number;
  /** Whether any page of the site is open. */
  hasPage: boolean;
  /** Makes another version the active one. */
  hasActive(): void;
  claim: ReturnType<typeof vi.fn>;
  skipWaiting: ReturnType<typeof vi.fn>;
  /** Dispatches an event and waits for all promises passed to `waitUntil`; resolves to its response. */
  dispatch(type: string, fields?: object): Promise<Response | undefined>;
}

/** An event that lives as long as the promises passed to `waitUntil`. */
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

// Workbox reads these at import.
Object.assign(globalThis, {
  self: globalThis,
  ExtendableEvent: Happening,
  FetchEvent: FetchHappening,
  Request: ScopedRequest,
  location: new URL('http://app.test/sw.js'),
  registration: { scope: 'http://app.test/' },
  __WB_DISABLE_DEV_LOGS: true,
  __BUILT_IN: {
    files: {},
    shell: '',
    readerList: '',
    language: { tag: 'en', name: 'English', direction: 'ltr', words: english.worker },
    security: {},
    documentPolicy: 'sandbox',
  },
});

const startTimer = globalThis.setTimeout;

/** No page of a test has scripts to load, so none is left alone. */
globalThis.setTimeout = Object.assign(
  (work: (...inputs: unknown[]) => void, time?: number, ...inputs: unknown[]) =>
    startTimer(work, time === quietTime ? 0 : time, ...inputs),
  startTimer,
);

/** A new worker scope for an app at `origin`. */
export function openScope(origin: string, caches = new MemoryCaches()): Scope {
  const listeners: [string, Listener][] = [];
  const page = { postMessage: (message: WorkerMessage) => scope.told.push(message) };
  const scope: Scope = {
    caches,
    told: [],
    controlled: 0,
    hasPage: true,
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
        scope.hasPage ? Array.from({ length: includeUncontrolled ? 1 : scope.controlled }, () => page) : [],
    },
    skipWaiting: scope.skipWaiting,
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
  });
  return scope;
}

/** Passes a request to a route's handler; `over` resolves when its background work is done. */
export function ask(handler: RouteHandlerCallback, url: string, init?: RequestInit & { as?: object }) {
  const event = new Happening();
  const request = new Request(new URL(url), init);
  // Scripts cannot create requests of these kinds.
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
