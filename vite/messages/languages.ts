/** A language of the interface. */
export interface Language {
  /** BCP 47: for `lang`, and for the list of a build's languages. */
  tag: string;
  /**
   * The name of the catalogue `src/words/<code>.json` (or `words/<code>.json` of the site), and of the folder of the
   * language's pages: `/fa/vacancies`.
   */
  code: string;
  /** The language in itself, as its readers call it. */
  name: string;
  /** The locale for `Intl`, where it differs from the tag. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /**
   * The condition of the plural form “one”, as code with the count `n`, for a language that some browsers have no data
   * of; all other counts have the form “other”. The dates and numbers of such a language come from its catalogue
   * (`src/format/own-formats.ts`). Other languages use `Intl`.
   * https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
   */
  one?: string;
}

export const english: Language = {
  tag: 'en',
  code: 'en',
  name: 'English',
  locale: 'en-GB',
  direction: 'ltr',
};

/**
 * Made from English: no file, no users, and English dates. CLDR keeps the region XB for right-to-left pseudo-languages.
 */
export const pseudo: Language = { ...english, tag: 'en-XB', code: 'xb', name: '⟦Ṕšéúðó⟧', direction: 'rtl' };

/** Every language that the product has. A new one is a line here and a file beside `en.json`. */
export const languages: readonly Language[] = [
  english,
  // Dari: CLDR knows it as the Persian of Afghanistan.
  { tag: 'fa-AF', code: 'fa', name: 'دری', locale: 'fa-AF', direction: 'rtl', one: 'n>=0&&n<=1' },
  // Pashto as Afghanistan writes it.
  { tag: 'ps', code: 'ps', name: 'پښتو', locale: 'ps-AF', direction: 'rtl', one: 'n===1' },
];

/** The language of a tag, of the product or of a site; throws for one that is unknown. */
export function languageOf(tag: string): Language {
  const found = [...languages, pseudo].find((language) => language.tag === tag) ?? ownLanguage(tag);
  if (!found) throw new Error(`“${tag}” is no language of vite/messages/languages.ts.`);
  return found;
}

/** The letters of a language by their code in ISO 15924, as far as `Intl` knows them: `Latn`. */
export const lettersOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? '';

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/**
 * A language that the product does not have: a site brings its words, and `Intl` knows the rest. Undefined for a tag that
 * is none, and for another tag of a language that the product has.
 */
export function ownLanguage(tag: string): Language | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(tag)) return undefined;
  const { language: code, baseName } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  const isTaken = [...languages, pseudo].some((language) => language.code === code);
  if (baseName !== tag || name === undefined || isTaken) return undefined;
  return {
    tag,
    code,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    locale: tag,
    direction: rightToLeft.includes(lettersOf(tag)) ? 'rtl' : 'ltr',
  };
}

/** A language with the place of its pages in one site. */
export interface SiteLanguage extends Language {
  /** The prefix of its addresses: `/fa`; empty for the first language of the site. */
  prefix: string;
  /**
   * The part of an API address that selects this language: `fa/` before the name of a list, or `?lang=fa` behind it.
   * Empty if the API has its lists in one language.
   */
  lists: string;
}

/**
 * Gives each of the languages that a site serves its place: the addresses of the first have no prefix, nor have those
 * of its lists in the embedded API.
 */
export const siteLanguagesOf = (
  served: readonly (Language & Partial<SiteLanguage>)[],
): readonly SiteLanguage[] =>
  served.map((language, index) => ({
    lists: index === 0 ? '' : `${language.code}/`,
    ...language,
    prefix: index === 0 ? '' : `/${language.code}`,
  }));
