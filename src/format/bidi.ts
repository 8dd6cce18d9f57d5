/** Letters that are written from right to left, and Latin ones. */
const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const latin = /[a-z\u00c0-\u024f]/i;

/**
 * Around a text, these keep it and its surroundings from reordering each other: https://www.unicode.org/reports/tr9/
 */
const [start, end] = ['\u2068', '\u2069'];

const brackets = /\([^()]*(?:\)|$)|\[[^[\]]*(?:\]|$)/g;

/**
 * A text in two scripts with isolates around its brackets that hold the other one: “کارمند (Clerk, Kabul)” would place
 * the first bracket behind the comma of a line that ends there. Any other text stays as it is. `whole` is the text of
 * which `text` is a part: a part may be in one script alone.
 */
export function isolateBrackets(text: string, whole = text): string {
  if (!rtl.test(whole) || !latin.test(whole)) return text;
  const [own, other] = whole.search(rtl) < whole.search(latin) ? [rtl, latin] : [latin, rtl];
  return text.replace(brackets, (part) => (other.test(part) && !own.test(part) ? start + part + end : part));
}

/**
 * Numbers with signs, such as those of phones and of the time, without a letter that is written from right to left; and
 * phone numbers in Arabic and Persian digits, whose groups would else stand from right to left.
 */
const signs = /^(?=.*\d)(?=.*\D)[^\u0590-\u08ff]+$|^\+\p{Nd}/u;

/**
 * Returns a function that isolates a value within a sentence of a direction: a text of the other direction and, from
 * right to left, a number with signs. A value that cannot reorder the sentence stays as it is.
 */
export const isolateIn =
  (direction: 'ltr' | 'rtl') =>
  (value: string | number): string | number => {
    const text = String(value);
    const isForeign = direction === 'ltr' ? rtl.test(text) : latin.test(text) || signs.test(text);
    return isForeign ? start + isolateBrackets(text) + end : value;
  };

/** A text without isolates, for another program that shows each value by itself. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
