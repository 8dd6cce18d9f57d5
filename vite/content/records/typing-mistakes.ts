import type { Kind } from '../../../src/schemas/base';

/** The quotes that word processors and phones put in the place of straight ones. */
const curly = '“”„‟«»‘’‚‛';
const around = new RegExp(`^[${curly}]+|[${curly}]+$`, 'g');

export const hasCurlyQuotes = (text: string): boolean => new RegExp(`[${curly}]`).test(text);

/** A value without the curly quotes at its ends. */
export const withoutCurlyQuotes = (text: string): string => text.trim().replace(around, '').trim();

/** Whether a value is a text that curly quotes stand around as a whole, `“Nurse”`, and none within. */
export const isBetweenCurlyQuotes = (value: unknown): value is string =>
  typeof value === 'string' &&
  new RegExp(`^[${curly}].*[${curly}]$`).test(value.trim()) &&
  !hasCurlyQuotes(value.trim().slice(1, -1));

/** What people write where YAML has `true` and `false`. */
const flags: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, on: true, true: true, '1': true },
  ...{ no: false, n: false, off: false, false: false, '0': false },
};

/** What a text may hold in quotes of its own. */
const ownQuotes: readonly Kind[] = ['text', 'markup', 'changes'];

/**
 * What an editor is told of a value that was probably meant otherwise, as what was expected of the field: quotes of a word
 * processor, which YAML takes for letters, and `yes` for `true`. Undefined for any other value.
 */
export function typingMistake(kind: Kind, name: string, value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  if (kind === 'flag') {
    const [text = ''] = texts;
    const key = withoutCurlyQuotes(text).toLowerCase();
    return Object.hasOwn(flags, key) ? `true or false, without quotes: ${name}: ${flags[key]}` : undefined;
  }
  if (ownQuotes.includes(kind)) {
    // A comment of YAML, or the end of the line, has cut the value off: `title: “Nurse #2”`.
    const isCut = texts.some((text) => /^\s*[“„]/.test(text) && !/[”“]/.test(text.trim().slice(1)));
    return isCut ? `straight quotes, ' or ", around the whole value` : undefined;
  }
  if (!texts.some((text) => withoutCurlyQuotes(text) !== text.trim())) return undefined;
  const plain = texts.map(withoutCurlyQuotes).join(', ');
  return `no curly quotes: ${name}: ${Array.isArray(value) ? `[${plain}]` : plain}`;
}
