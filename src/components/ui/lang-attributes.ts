import type { WithLanguages } from '../../schemas/text-languages';

/** The languages in Arabic letters that our records may have; a text in an unknown one names its letters. */
const rightToLeft = /^(ar|fa|ps|prs|ur)\b|-arab\b/i;

interface Attributes {
  lang?: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** Returns `lang` and `dir` for an element with text in the language `tag`; `dir` is `auto` without one. */
export const langAttributes = (tag: string | undefined): Attributes =>
  tag === undefined ? { dir: 'auto' } : { lang: tag, dir: rightToLeft.test(tag) ? 'rtl' : 'ltr' };

/**
 * Returns `lang` and `dir` for the element that shows a text of a record, so that screen readers pronounce a text in
 * another language than that of the page.
 */
export const textAttributes = (record: object, field: string): Attributes =>
  langAttributes((record as WithLanguages).languages?.[field]);
