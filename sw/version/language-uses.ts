import { appPrefix, cacheNames } from '../contract/contract';
import { hasCache, storedUrls } from '../contract/open-cache';
import { apiLanguage } from '../contract/urls';
import { deleteEntries, forgetUses, readUseClock, readUses, recordUse } from '../contract/use-times';
import { precacheName } from './precache';
import { siteLanguageAt, siteLanguages, filesOfThisVersion } from './version-files';

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
export async function lastLanguage(): Promise<string | undefined> {
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
