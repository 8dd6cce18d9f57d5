import { fold } from '../../sw/contract/fold';

export { fold };

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The unique words of a query, folded. */
export const queryWords = (query: string): string[] => [...new Set(wordsOf(query))];
