import { SearchIndex, type Found, type IndexedText, type SearchWords } from './search-index';

/** What the page sends to the worker, the words first, then texts to add or remove, and queries. */
export type Request =
  | { is: 'start'; words: SearchWords }
  | { is: 'add'; texts: readonly IndexedText[] }
  | { is: 'remove'; ids: readonly number[] }
  | { is: 'find'; number: number; query: string; limit: number };

/** The answer to the query with this number. */
export interface Answer {
  number: number;
  found: Found;
}

/** Answers the page's requests one after the other: a query comes after all texts that were sent before it. */
export function createSearchHandler(post: (answer: Answer) => void): (request: Request) => void {
  let index: SearchIndex | undefined;
  return (request) => {
    // `npm run bench -- search` reads how long each takes.
    const start = performance.now();
    if (request.is === 'start') index = new SearchIndex(request.words);
    else if (request.is === 'add') index?.add(request.texts);
    else if (request.is === 'remove') index?.remove(request.ids);
    else if (index) post({ number: request.number, found: index.find(request.query, request.limit) });
    performance.measure(request.is, { start });
  };
}
