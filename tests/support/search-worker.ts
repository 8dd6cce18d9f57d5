import { createSearchHandler, type Answer, type Request } from '../../src/data/search/answer';

// Nor has it marks on a timeline.
if (!('measure' in performance)) Object.assign(performance, { measure: () => undefined });

/** jsdom has no workers: the search's runs in the page. */
export class SearchWorker {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly #answer = createSearchHandler((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  #isEnded = false;

  postMessage(request: Request): void {
    const copy = structuredClone(request);
    queueMicrotask(() => this.#isEnded || this.#answer(copy));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}
