import { messages } from 'virtual:messages/search';
import type { Tried } from '../../data/search/search-index';
import { projectEventWords } from '../projects-events';

export const searchMessages = messages;

/** The sentence with the number of results, and how they were found. */
export function foundSentence(tried: Tried, of: { count: number; query: string }): string {
  if (of.count === 0) return projectEventWords.notFound(of.query);
  const sentences = {
    all: projectEventWords.found,
    similar: messages.foundSimilar,
    some: messages.foundSome,
  };
  return sentences[tried](of);
}
