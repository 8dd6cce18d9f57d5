/** Counts code points, so that no surrogate pair is split. */
const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('').trimEnd();

/** Ends a text of more than `limit` characters at the word before, with an ellipsis; a shorter one stays as it is. */
export function cutAtWord(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const start = characters.slice(0, limit + 1).join('');
  const end = start.search(/[\s,.;:(–-]+\S*$/u);
  return `${end > 0 ? start.slice(0, end) : characters.slice(0, limit).join('')}…`;
}

/** Truncates a card title of 60 characters or more to 50 characters and an ellipsis. */
export const truncateTitle = (title: string): string =>
  [...title].length >= 60 ? `${firstCharacters(title, 50)}…` : title;

/** Truncates a card teaser of more than 140 characters to 140 and an ellipsis. */
export const truncateTeaser = (teaser: string): string =>
  [...teaser].length > 140 ? `${firstCharacters(teaser, 140)}…` : teaser;

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
