import { cleanPath, launchQuery, rowsPlace } from '../contract/contract';
import { readRow } from '../storage/app-database';
import { siteLanguageAt, siteLanguages } from '../version/version-files';

/**
 * The redirect of a launch from the home screen to the home page in the language that the user chose; undefined where
 * that is the language of the address, before a choice, and for any other address. Never rejects.
 */
export async function redirectLaunch({ origin, pathname, search }: URL): Promise<Response | undefined> {
  const { prefix } = siteLanguageAt(pathname);
  const isLaunch = search === launchQuery && cleanPath(pathname) === (prefix || '/');
  if (!isLaunch || siteLanguages().length === 1) return undefined;
  const tag = await readRow(rowsPlace.language);
  const chosen = siteLanguages().find(({ language }) => language !== undefined && language.tag === tag);
  if (!chosen || chosen.prefix === prefix) return undefined;
  return Response.redirect(origin + (chosen.prefix || '/'), 302);
}
