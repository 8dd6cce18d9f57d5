import { messages } from 'virtual:messages/publications';
import { digits } from './common';

/** The texts of the publications page. */
export const publicationWords = {
  ...messages,
  newslettersOf: (year: number) => messages.newslettersOf(digits(year)),
};
