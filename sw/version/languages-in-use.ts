import { lastLanguage } from './language-uses';
import { precacheName } from './precache';
import { editionAt, editions, filesOfThisVersion, type VersionFiles } from './version-files';

declare const self: ServiceWorkerGlobalScope;

/**
 * The files of this version in the languages in use: those of the open pages; without one, the one that was used last, or
 * where that is not known the first one and those of which the device holds a file. A version is installed with these alone, and whoever changes the language fetches the others. Never
 * rejects.
 */
export async function filesInUse(): Promise<VersionFiles> {
  if (editions().length === 1) return filesOfThisVersion();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.map(({ url }) => editionAt(new URL(url, self.location.href).pathname).prefix);
  const last = open.length > 0 ? undefined : await lastLanguage();
  const prefixes = new Set(
    open.length > 0 ? open : last !== undefined ? [last] : ['', ...(await heldPrefixes())],
  );
  const used = editions().filter(({ prefix }) => prefixes.has(prefix));
  return filesOfThisVersion(used);
}

/** The languages of which the device holds files, of any version: `start.fa-1a2b3c4d.js` is one of `/fa`. */
async function heldPrefixes(): Promise<string[]> {
  try {
    const held = await (await caches.open(precacheName())).keys();
    return held.flatMap(({ url }) => {
      const [, code] = /\.([a-z]+)-[0-9a-f]{8}\.js$/.exec(url) ?? [];
      return code === undefined ? [] : [`/${code}`];
    });
  } catch (error) {
    console.warn(`The languages on this device are not known: ${String(error)}`);
    return [];
  }
}
