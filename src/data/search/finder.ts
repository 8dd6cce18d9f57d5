import { withTimeout } from '../../../sw/contract/timeout';
import { scriptAddress } from '../../browser/trusted-types';
import type { Answer, Request } from './answer';
import type { Found, IndexedText, SearchWords } from './search-index';
import workerAddress from './search-worker?worker&url';

/** How long (ms) the worker may take: it has to be fetched once, and it indexes what came before. */
const answerTimeout = 20_000;

/** An index in a worker of its own: neither building it nor a query blocks the page. */
export interface Finder {
  /** Adds texts; queries that come later find them. */
  add: (texts: readonly IndexedText[]) => void;
  /** Removes texts; queries that come later do not find them. */
  remove: (ids: readonly number[]) => void;
  /**
   * Finds the best `limit` results of each section. Rejects if the worker could not start, and if it has not
   * answered after 20 s, as after `end`.
   */
  find: (query: string, limit: number) => Promise<Found>;
  end: () => void;
}

/** Starts a worker with an empty index. */
export function startFinder(words: SearchWords): Finder {
  const thread = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const waiting = new Map<number, { resolve: (found: Found) => void; reject: (error: Error) => void }>();
  let failure: Error | undefined;
  let number = 0;
  const post = (request: Request) => thread.postMessage(request);
  thread.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.number)?.resolve(data.found);
    waiting.delete(data.number);
  };
  thread.onerror = ({ message }) => {
    failure = new Error(`The search's worker failed. ${message ?? ''}`);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  post({ is: 'start', words });
  return {
    add: (texts) => post({ is: 'add', texts }),
    remove: (ids) => post({ is: 'remove', ids }),
    find(query, limit) {
      if (failure) return Promise.reject(failure);
      number += 1;
      const own = number;
      const finding = new Promise<Found>((resolve, reject) => {
        waiting.set(own, { resolve, reject });
        post({ is: 'find', number: own, query, limit });
      });
      return withTimeout(answerTimeout, finding).finally(() => waiting.delete(own));
    },
    end: () => thread.terminate(),
  };
}
