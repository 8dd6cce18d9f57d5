/** Characters as readers count them, nearly: by code points, so that no character is cut in two. */
const firstCharacters = (text: string, count: number) => [...text].slice(0, count).join('').trimEnd();

/** A title for a card: whole below 60 characters, else its first 50 with an ellipsis. */
export const truncateTitle = (title: string): string =>
  [...title].length >= 60 ? `${firstCharacters(title, 50)}…` : title;

/** A teaser for a card: its first 140 characters, with an ellipsis where something was cut. */
export const truncateTeaser = (teaser: string): string =>
  [...teaser].length > 140 ? `${firstCharacters(teaser, 140)}…` : teaser;
