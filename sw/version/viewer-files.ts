import { cacheNames } from '../contract/contract';
import { isForOffice } from '../contract/urls';
import { filesByUrl, filesOfThisVersion, type VersionFile } from './version-files';
import { hasCache, storedUrls } from '../contract/open-cache';
import { storeExactly } from './exact-files';
import { handleVersionFile, deleteOthers } from './precache';
import type { Route } from '../handle-requests';

/** The route for the files of the document viewer, in all languages. */
export function viewerRoute(): Route {
  let byUrl: ReadonlyMap<string, VersionFile> | undefined;
  const fileAt = ({ href }: URL) => (byUrl ??= filesByUrl(filesOfThisVersion().viewer)).get(href);
  return {
    matches: ({ url }) => fileAt(url) !== undefined,
    handle: (options) => handleVersionFile(cacheNames.viewer, fileAt(options.url)!, options),
  };
}

/**
 * Updates the stored viewer together with the app: if a viewer is stored, the new version is installed only
 * with its own viewer. The old files stay for pages of the old version, and shared files are verified.
 * Rejects if a file cannot be fetched: then the old version stays complete, and the browser retries the
 * install later.
 */
export async function updateStoredViewer(files: readonly VersionFile[]): Promise<void> {
  const held = await storedViewerUrls();
  if (held.length === 0) return;
  const needed = files.filter(({ url }) => held.includes(url) || isNeeded(url, held));
  await storeExactly(cacheNames.viewer, needed);
}

/** Deletes the viewer of the previous version. Never rejects. */
export const deleteOldViewer = (files: readonly VersionFile[]): Promise<void> =>
  deleteOthers(cacheNames.viewer, files);

/**
 * What makes texts of Word files and their like, what shows PDFs, and each decoder for scanned pages: each is fetched
 * only for users who had a document that needs it.
 */
function isNeeded(url: string, held: readonly string[]): boolean {
  if (url.endsWith('.wasm')) return held.some((other) => withoutBuildHash(other) === withoutBuildHash(url));
  return held.some((other) => isForOffice(other) === isForOffice(url));
}

/** A file's address without the hash of its build. */
const withoutBuildHash = (url: string) => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The stored viewer files; empty if Cache Storage fails. Does not create the cache. */
async function storedViewerUrls(): Promise<string[]> {
  try {
    return (await hasCache(cacheNames.viewer)) ? await storedUrls(cacheNames.viewer) : [];
  } catch (error) {
    console.warn(`The stored viewer could not be read: ${String(error)}`);
    return [];
  }
}
