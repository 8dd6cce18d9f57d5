import { leftMark } from '../../sw/contract/moved';

/** The code of the language that an address was left from, by its fragment (`#left=fa`); undefined for any other. */
export const leftLanguageOf = (hash: string): string | undefined =>
  hash.startsWith(leftMark) ? hash.slice(leftMark.length) : undefined;
