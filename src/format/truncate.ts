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
