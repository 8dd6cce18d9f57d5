import { locale, siteLanguages } from 'virtual:messages';
import { messages } from 'virtual:messages/accessibility';
import { formatList } from '../format/numbers';

const { translated, weak } = messages;
const names: Readonly<Record<string, string>> = translated;
/** The languages of this site that were translated with the help of a machine. */
const languages = siteLanguages.flatMap(({ tag }) => names[tag] ?? []);

const { translations, ...always } = weak;

/** The texts of the page; what is known to be weak speaks of translations where the site has some. */
export const accessibilityWords = {
  ...messages,
  weak:
    languages.length > 0 ? { ...always, translations: translations(formatList(languages, locale)) } : always,
};
