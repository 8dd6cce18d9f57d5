import { shorten, wellFormed } from '../../../src/schemas/well-formed.ts';

/** Something that an owner of an API should know. A fault takes something from the users; a note may be meant. */
export interface Finding {
  level: 'fault' | 'note';
  /** The address below the base, `/api/vacancies`, or that of a document. */
  where: string;
  /** What was expected and what was found, as a sentence. */
  what: string;
  /** What a phone does instead. */
  phone?: string;
}

/** One line of the table. */
export interface CallLine {
  where: string;
  status: string;
  type: string;
  cors: string;
  cache: string;
  time: string;
  records: string;
}

export interface Report {
  base: string;
  /** The site in whose name was asked. */
  site: string;
  /** When (ms since 1970). */
  at: number;
  lines: CallLine[];
  findings: Finding[];
}

/** What a terminal would obey, and what turns the direction of a line; the joiners of Arabic script stay. */
const unprintable = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A text of the API for one line of a report: without signs that a terminal obeys. */
export const printable = (text: string, longest = 80): string =>
  shorten(wellFormed(text.slice(0, 4 * longest)), longest).replace(unprintable, ' ');

/** A value of the API as it came, in quotation marks where it is a text. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `"${printable(value)}"`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

/** `in 3 of 14 records`, or nothing where all have it. */
export const share = (count: number, all: number): string =>
  all === 1 ? '' : count === all ? `in all ${all} records` : `in ${count} of ${all} records`;
