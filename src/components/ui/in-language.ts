import type { Marked } from '../../schemas/marks';

/** The languages in Arabic letters that our records may have. */
const rightToLeft = /^(ar|fa|ps|prs|ur)\b/i;

interface Attributes {
  lang?: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** The attributes of an element whose text is in the language `tag`; without one, its letters tell its direction. */
export const withLanguage = (tag: string | undefined): Attributes =>
  tag === undefined ? { dir: 'auto' } : { lang: tag, dir: rightToLeft.test(tag) ? 'rtl' : 'ltr' };

/**
 * The attributes of the element that shows a text of a record: browsers and screen readers then know a text in another
 * language than that of its list.
 */
export const inLanguage = (record: object, field: string): Attributes =>
  withLanguage((record as Marked).languages?.[field]);
