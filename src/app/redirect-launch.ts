import { readPreference } from '../data/device/preferences';
import { addressIn, siteLanguages, language } from '../words/language';

/**
 * Replaces the page of a launch from the home screen by the home page in the chosen language. Resolves to true if the
 * browser navigates to another page.
 */
export async function redirectLaunch(location: Pick<Location, 'replace'>): Promise<boolean> {
  const tag = await readPreference('language');
  const chosen = siteLanguages.find((siteLanguage) => siteLanguage.tag === tag);
  if (!chosen || chosen.tag === language.tag) return false;
  location.replace(addressIn(chosen, '/'));
  return true;
}
