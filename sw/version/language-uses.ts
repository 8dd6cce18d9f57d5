import { appPrefix, cacheNames } from '../contract/contract';
import { hasCache, storedUrls } from '../contract/open-cache';
import { apiLanguage } from '../contract/urls';
import { deleteEntries, forgetUses, readUseClock, readUses, recordUse } from '../contract/use-times';
import { precacheName } from './precache';
import { siteLanguageAt, siteLanguages, filesOfThisVersion, type VersionFiles } from './version-files';

declare const self: ServiceWorkerGlobalScope;

/** Stands for a cache in the database of uses: its entries are the home pages of the languages. */
const usesOf = `${appPrefix}-languages`;

const day = 86_400_000;

/** What a language holds on this phone is deleted after this time (ms) without it, by the clock of uses. */
const maxUnusedTime = 30 * day;

const homeOf = (prefix: string) => new URL(prefix || '/', self.location.origin).href;

/** Records that a page in the language of this path was opened. Never rejects. */
export async function recordLanguage(path: string): Promise<void> {
  if (siteLanguages().length > 1) await recordUse(usesOf, homeOf(siteLanguageAt(path).prefix));
}

/** The language that was used last, by its prefix; undefined if that is not known. Never rejects. */
async function lastLanguage(): Promise<string | undefined> {
  const uses = await readUses(usesOf);
  const [last] = siteLanguages()
    .filter(({ prefix }) => uses.has(homeOf(prefix)))
    .sort((one, other) => uses.get(homeOf(other.prefix))! - uses.get(homeOf(one.prefix))!);
  return last?.prefix;
}

/**
 * Deletes what only a language holds that was not used for 30 days: its scripts, its viewer, its cached pages and its
 * API answers. The language of `path`, which is being read, stays, and so does one whose last use is not known. The
 * clock of uses advances by a week at most at a time, so that a wrong clock deletes nothing at once. Never rejects.
 */
export async function deleteUnusedLanguages(path: string): Promise<void> {
  if (siteLanguages().length === 1) return;
  try {
    const [uses, now] = [await readUses(usesOf), await readUseClock()];
    const current = siteLanguageAt(path).prefix;
    for (const siteLanguage of siteLanguages()) {
      const usedAt = uses.get(homeOf(siteLanguage.prefix));
      if (siteLanguage.prefix === current || usedAt === undefined || now === undefined) continue;
      if (now - usedAt <= maxUnusedTime) continue;
      await deleteFiles(siteLanguage.own);
      await deleteMatching(
        cacheNames.pages,
        (url) => siteLanguageAt(new URL(url).pathname).prefix === siteLanguage.prefix,
      );
      await deleteResponses(siteLanguage.prefix, current);
      await forgetUses(usesOf, [homeOf(siteLanguage.prefix)]);
    }
  } catch (error) {
    console.warn('The files of a language that is not used stay on this device:', error);
  }
}

async function deleteFiles(own: readonly string[]): Promise<void> {
  const { app, extras, viewer } = filesOfThisVersion();
  const isOwn = ({ url }: { url: string }) => own.includes(new URL(url).pathname);
  const keys = (files: readonly { url: string; key: string }[]) =>
    new Set(files.filter(isOwn).map(({ key }) => key));
  const [ofApp, ofViewer] = [keys([...app, ...extras]), keys(viewer)];
  await deleteMatching(precacheName(), (url) => ofApp.has(url));
  await deleteMatching(cacheNames.viewer, (url) => ofViewer.has(url));
}

/** Deletes nothing if the API has the same addresses for all languages. */
async function deleteResponses(prefix: string, current: string): Promise<void> {
  const prefixes = siteLanguages().map((siteLanguage) => siteLanguage.prefix);
  const languages = new Set((await urlsIn(cacheNames.api)).map((url) => apiLanguage(url, prefixes)));
  if (!languages.has(current)) return;
  await deleteMatching(cacheNames.api, (url) => apiLanguage(url, prefixes) === prefix);
}

async function deleteMatching(cacheName: string, isUnused: (url: string) => boolean): Promise<void> {
  await deleteEntries(cacheName, (await urlsIn(cacheName)).filter(isUnused));
}

/** Does not create the cache. */
const urlsIn = async (cacheName: string): Promise<string[]> =>
  (await hasCache(cacheName)) ? storedUrls(cacheName) : [];

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
