/** The longest query (UTF-16 units) of the app's search fields: no title, number or sentence is longer. */
export const longestQuery = 200;

/** The longest query (characters) that a sentence repeats whole. */
const longestQuoted = 60;

/** The query that an address or a field asks for: trimmed, and without what is beyond the longest. */
export const cutQuery = (text: string): string =>
  text
    .trim()
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** A query as a sentence repeats it: the beginning of a long one. */
export function quotedQuery(query: string): string {
  const characters = [...query];
  return characters.length > longestQuoted ? `${characters.slice(0, longestQuoted).join('')}…` : query;
}
