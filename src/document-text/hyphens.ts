/** Joins two lines, the first of which may end within a word. */
export type JoinLines = (line: string, next: string) => string;

const broken = /(\p{L}{2,})[-\u2010]$/u;
const begins = /^\p{Ll}+/u;

/**
 * The way to join the lines of a document. A soft hyphen goes. Of a word with another hyphen, the form that stands
 * within a line elsewhere counts; where there is none, the hyphen goes if the document hyphenates at all: one that
 * breaks lines only at hyphens of its words ("Mazar-e Sharif") has few of them.
 */
export function hyphenRule(lines: readonly string[]): JoinLines {
  const words = new Set(lines.flatMap((line) => line.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const ends = lines.filter((line) => broken.test(line)).length;
  const doesHyphenate = ends >= 2 && ends > lines.length / 25;
  return (line, next) => {
    if (line.endsWith('\u00ad')) return line.slice(0, -1) + next;
    const [, first] = broken.exec(line) ?? [];
    const [second] = begins.exec(next) ?? [];
    if (/[-\u2010\u2013/]$/.test(line) && /^\S/.test(next) && (first === undefined || second === undefined)) {
      return /\s[-\u2010\u2013/]$/.test(line) ? `${line} ${next}` : line + next;
    }
    if (first === undefined || second === undefined) return `${line} ${next}`;
    const whole = (first + second).toLowerCase();
    const compound = `${first}-${second}`.toLowerCase();
    const goes = words.has(whole) || (!words.has(compound) && doesHyphenate);
    return (goes ? line.slice(0, -1) : line) + next;
  };
}
