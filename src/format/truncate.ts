/**
 * Ends a text of more than `limit` characters at the word before, with an ellipsis; a shorter one stays as it is. Counts
 * code points, so that no surrogate pair is split.
 */
export function cutAtWord(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const start = characters.slice(0, limit + 1).join('');
  const end = start.search(/[\s,.;:(–-]+\S*$/u);
  return `${end > 0 ? start.slice(0, end) : characters.slice(0, limit).join('')}…`;
}

/**
 * The first clauses of a text of more than `limit` characters. They end at the last comma or semicolon (of any of the
 * languages) within the limit that stands before a space, or before a bracket. A shorter text, and one without such a
 * mark, stay as they are.
 */
export function firstClauses(text: string, limit: number): string {
  const clauses = new RegExp(`^[^(]{1,${limit}}(?=[,;،؛]\\s| \\()`).exec(text.length > limit ? text : '');
  return clauses?.[0] ?? text;
}

/** Ends a card title of 60 characters or more at a word within its first 50, with an ellipsis. */
export const truncateTitle = (title: string): string =>
  [...title].length >= 60 ? cutAtWord(title, 50) : title;

/** Ends a card teaser of more than 140 characters at a word within them, with an ellipsis. */
export const truncateTeaser = (teaser: string): string => cutAtWord(teaser, 140);
