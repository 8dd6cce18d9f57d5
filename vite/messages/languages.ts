/** A language of the interface. */
export interface Language {
  /** BCP 47: for `lang`, and for the list of a build's languages. */
  tag: string;
  /** The name of the catalogue `src/words/<code>.json`, and of the folder of the language's pages: `/fa/vacancies`. */
  code: string;
  /** The language in itself, as its readers call it. */
  name: string;
  /** What `Intl` is asked by, where the tag alone would not do. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /**
   * Of a language for which not every browser has data: the condition of its plural form “one”, as code with the count
   * `n`; all other counts have the form “other”. Its dates and numbers come from its catalogue
   * (`src/format/own-formats.ts`). Other languages ask `Intl`.
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

/** Every language with a catalogue. A new one is a line here and a file beside `en.json`. */
export const languages: readonly Language[] = [
  english,
  // Dari: CLDR knows it as the Persian of Afghanistan.
  { tag: 'fa-AF', code: 'fa', name: 'دری', locale: 'fa-AF', direction: 'rtl', one: 'n>=0&&n<=1' },
  // Pashto as Afghanistan writes it.
  { tag: 'ps', code: 'ps', name: 'پښتو', locale: 'ps-AF', direction: 'rtl', one: 'n===1' },
];

/** The language of a tag; throws for one that is unknown. */
export function languageOf(tag: string): Language {
  const found = [...languages, pseudo].find((language) => language.tag === tag);
  if (!found) throw new Error(`“${tag}” is no language of vite/messages/languages.ts.`);
  return found;
}

/** A language with the place of its pages in one site. */
export interface SiteLanguage extends Language {
  /** What its addresses begin with: `/fa`; empty for the first language of the site. */
  prefix: string;
  /**
   * How the API is asked for lists in this language: what stands before their names, `fa/`, or behind, `?lang=fa`.
   * Empty where it sends its lists as they are.
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
