import { fold } from '../../format/fold';
import type { Entry } from './read-entries';
import { entryTextSeparator } from './separator';

/** A piece of text, and whether it is a word that was found. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** A word as it is written: with accents, vowel signs, joiners and the tatweel. */
const written = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640\u200c\u200d]*/gu;

/** Splits a text into words that were found and what is between them. `found` are folded words. */
export function markWords(text: string, found: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(written)) {
    if (!found.has(fold(word))) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** The length (characters) of a snippet, and how much of it comes before the first match. */
const snippetLength = 180;
const lengthBeforeMatch = 60;

/** The text around the first word that was found, truncated at word boundaries, in parts. */
export function snippetOf(body: string, found: ReadonlySet<string>): Part[] {
  const first = firstMatch(body, found)?.index ?? 0;
  const from = startOf(body, first);
  const end = from + snippetLength;
  const to = end < body.length ? Math.max(body.lastIndexOf(' ', end), from) : body.length;
  const text = `${from > 0 ? '… ' : ''}${body.slice(from, to > from ? to : end)}${to < body.length ? ' …' : ''}`;
  return markWords(text, found);
}

/** The language of the text that a snippet begins with, if it is another one than that of the page. */
export function languageOfSnippet(
  { body, languages = [] }: Pick<Entry, 'body' | 'languages'>,
  found: ReadonlySet<string>,
): string | undefined {
  const first = firstMatch(body, found)?.index ?? 0;
  let end = 0;
  return languages.find(({ length }) => first < (end += length + entryTextSeparator.length))?.lang;
}

/** A snippet begins with the text that has the match, whose direction it takes; within a long one, between words. */
function startOf(body: string, first: number): number {
  const before = body.lastIndexOf(entryTextSeparator, first);
  const own = before < 0 ? 0 : before + entryTextSeparator.length;
  return first - own > lengthBeforeMatch ? body.indexOf(' ', first - lengthBeforeMatch) + 1 : own;
}

/** The first word of a text that was found, as it is written there; undefined if it has none. */
export const firstFound = (text: string, found: ReadonlySet<string>): string | undefined =>
  firstMatch(text, found)?.[0];

function firstMatch(text: string, found: ReadonlySet<string>): RegExpExecArray | undefined {
  for (const match of text.matchAll(written)) if (found.has(fold(match[0]))) return match;
  return undefined;
}
