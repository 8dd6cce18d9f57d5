/** A language of the interface. */
export interface Language {
  /** BCP 47: for `lang`, for `Intl`, and the name of the catalogue `src/words/<tag>.json`. */
  tag: string;
  /** What `Intl` is asked by, where the tag alone would not do. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

export const english: Language = { tag: 'en', locale: 'en-GB', direction: 'ltr' };

/** Made from English: no file, no users, and English dates. CLDR keeps the region XB for right-to-left pseudo-languages. */
export const pseudo: Language = { ...english, tag: 'en-XB', direction: 'rtl' };

/** Every language with a catalogue. A new one is a line here and a file beside `en.json`. */
export const languages: readonly Language[] = [
  english,
  // Dari: CLDR knows it as the Persian of Afghanistan.
  { tag: 'fa', locale: 'fa-AF', direction: 'rtl' },
  // Pashto as Afghanistan writes it.
  { tag: 'ps', locale: 'ps-AF', direction: 'rtl' },
];

/** The language of a tag; throws for one that is unknown. */
export function languageOf(tag: string): Language {
  const found = [...languages, pseudo].find((language) => language.tag === tag);
  if (!found) throw new Error(`“${tag}” is no language of vite/messages/languages.ts.`);
  return found;
}
