/** Joins two lines, the first of which may end within a word. */
export type JoinLines = (line: string, next: string) => string;

const broken = /(\p{L}{2,})[-\u2010]$/u;
const begins = /^\p{Ll}+/u;

/**
 * Returns the function that joins two lines of a document. A soft hyphen at the end of a line is removed. A word with
 * a hard hyphen is spelt as within a line elsewhere in the document; if it stands nowhere else, the hyphen is removed
 * if the document hyphenates: one that breaks lines only at hyphens of its words ("Mazar-e Sharif") has few.
 */
export function hyphenRule(lines: readonly string[]): JoinLines {
  const words = new Set(lines.flatMap((line) => line.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const ends = lines.filter((line) => broken.test(line)).length;
  // Figures and tables have many lines that no program would break.
  const prose = lines.filter((line) => line.split(' ').length > 4).length;
  // Words that stand whole elsewhere tell that a document hyphenates, however seldom.
  const parted = lines.flatMap((line, index) => {
    const [, first] = broken.exec(line) ?? [];
    const [second] = begins.exec(lines[index + 1] ?? '') ?? [];
    return first === undefined || second === undefined
      ? []
      : [[first, second].map((part) => part.toLowerCase())];
  });
  const whole = parted.filter((parts) => words.has(parts.join(''))).length;
  const compound = parted.filter((parts) => words.has(parts.join('-'))).length;
  const doesHyphenate = (ends >= 2 && ends > prose / 25) || (whole >= 2 && whole > compound);
  return (line, next) => {
    if (line.endsWith('\u00ad')) return line.slice(0, -1) + next;
    const [, first] = broken.exec(line) ?? [];
    const [second] = begins.exec(next) ?? [];
    if (/[-\u2010\u2013/]$/.test(line) && /^\S/.test(next) && (first === undefined || second === undefined)) {
      return /\s[-\u2010\u2013/]$/.test(line) ? `${line} ${next}` : line + next;
    }
    if (first === undefined || second === undefined) return `${line} ${next}`;
    const isWhole = words.has((first + second).toLowerCase());
    const isCompound = words.has(`${first}-${second}`.toLowerCase());
    const goes = isWhole || (!isCompound && doesHyphenate);
    return (goes ? line.slice(0, -1) : line) + next;
  };
}
