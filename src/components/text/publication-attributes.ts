import { guessLanguage } from '../../document-text/language';
import { language } from '../../words/language';
import { langAttributes } from '../ui/lang-attributes';

/**
 * Returns `lang` and `dir` for the element with the title of a publication: the build has one list of publications for
 * all languages, which does not say in which language a title is.
 */
export function publicationAttributes(title: string): ReturnType<typeof langAttributes> {
  const code = guessLanguage(title);
  return langAttributes(language.tag.startsWith(code) ? undefined : code);
}
