/** Words as they are compared: without case, presentation forms, signs that are not written, and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    // Hyphenated at the end of a line, by the author or by the program: both extractors may differ.
    .replace(/[-\u2010\u00ad]\s*\n\s*/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .toLowerCase()
    // Poppler writes no space between a number or a Latin word and one in Arabic script.
    .match(/\p{N}+|(?:(?!\p{N})\p{Script=Arabic})+|(?:(?!\p{Script=Arabic})\p{L})+/gu) ?? [];

const likeness = (line: string) =>
  line
    .trim()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ');

/**
 * A text, whose pages end with a form feed, without lines that stand on most pages, numbers aside: editions have none.
 */
export function withoutRunningLines(text: string): string {
  const pages = text.split('\f').filter((page) => page.trim() !== '');
  if (pages.length < 2) return text;
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const line of new Set(page.split('\n').map(likeness))) counts.set(line, (counts.get(line) ?? 0) + 1);
  // A table may have lines of numbers alone: only what stands at the edges of the pages is left out.
  const isRunning = (line: string) => (counts.get(likeness(line)) ?? 0) > pages.length / 2;
  return pages.map((page) => trimLines(page.split('\n'), isRunning).join('\n')).join('\n');
}

/** Without what runs at the beginning and at the end. */
function trimLines(lines: readonly string[], isRunning: (line: string) => boolean): readonly string[] {
  const stays = (line: string) => line.trim() !== '' && !isRunning(line);
  const from = lines.findIndex(stays);
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(stays) + 1);
}

/**
 * How much of a sequence of words stands in another one in the same order (0 to 1): the length of the longest common
 * subsequence. Hunt and Szymanski's way: by the places of each word, with the ends of increasing runs.
 */
export function shareInOrder(wanted: readonly string[], found: readonly string[]): number {
  if (wanted.length === 0) return 1;
  const places = new Map<string, number[]>();
  found.forEach((word, at) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  });
  /** The smallest place at which a common subsequence of this length, less one, can end. */
  const ends: number[] = [];
  for (const word of wanted) {
    const at = places.get(word) ?? [];
    for (let index = at.length - 1; index >= 0; index -= 1) {
      const place = at[index]!;
      let [from, to] = [0, ends.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (ends[middle]! < place) from = middle + 1;
        else to = middle;
      }
      ends[from] = place;
    }
  }
  return ends.length / wanted.length;
}
