import { readChosenLanguage } from '../data/device/chosen-language';
import { addressIn, siteLanguages, language } from '../words/language';

/**
 * Leads a launch from the home screen to the home page in the language that the user chose. Resolves to whether the
 * page is being left.
 */
export async function redirectLaunch(location: Pick<Location, 'replace'>): Promise<boolean> {
  const tag = await readChosenLanguage();
  const chosen = siteLanguages.find((siteLanguage) => siteLanguage.tag === tag);
  if (!chosen || chosen.tag === language.tag) return false;
  location.replace(addressIn(chosen, '/'));
  return true;
}
