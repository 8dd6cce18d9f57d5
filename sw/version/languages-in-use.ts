import { storedUrls } from '../contract/open-cache';
import { lastLanguage } from './language-uses';
import { precacheName } from './precache';
import { siteLanguageAt, siteLanguages, filesOfThisVersion, type VersionFiles } from './version-files';

declare const self: ServiceWorkerGlobalScope;

/**
 * The files of this version for the languages of the open pages. Falls back to the last used language, then to the
 * first language and every language with stored files. A version is installed with these files only; the files of
 * another language are fetched when the user switches to it. Never rejects.
 */
export async function filesInUse(): Promise<VersionFiles> {
  if (siteLanguages().length === 1) return filesOfThisVersion();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.map(({ url }) => siteLanguageAt(new URL(url, self.location.href).pathname).prefix);
  const last = open.length > 0 ? undefined : await lastLanguage();
  const prefixes = new Set(
    open.length > 0 ? open : last !== undefined ? [last] : ['', ...(await heldPrefixes())],
  );
  const used = siteLanguages().filter(({ prefix }) => prefixes.has(prefix));
  return filesOfThisVersion(used);
}

/** The languages of which the device holds files, of any version: `start.fa-1a2b3c4d.js` is one of `/fa`. */
async function heldPrefixes(): Promise<string[]> {
  try {
    return (await storedUrls(precacheName())).flatMap((url) => {
      const [, code] = /\.([a-z]+)-[0-9a-f]{8}\.js$/.exec(url) ?? [];
      return code === undefined ? [] : [`/${code}`];
    });
  } catch (error) {
    console.warn(`The languages on this device are not known: ${String(error)}`);
    return [];
  }
}
