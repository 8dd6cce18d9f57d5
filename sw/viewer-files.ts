import { cacheNames } from './contract/contract';
import type { VersionFile } from './version-files';
import { answerVersionFile, deleteOthers, storeExactly } from './precache';
import type { Route } from './routes';

/** Answers the files of the viewer of documents. */
export function viewerRoute(files: readonly VersionFile[]): Route {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  return {
    matches: ({ url }) => byUrl.has(url.href),
    answer: (asked) => answerVersionFile(cacheNames.viewer, byUrl.get(asked.url.href)!, asked),
  };
}

/**
 * Keeps the stored viewer in step with the app: where one is stored, a new version is installed only with its own,
 * which is put beside the old one: a page of the old version goes on with its own. Files that both versions share are
 * checked. Rejects where a file cannot be had: the old version stays complete, and the browser tries again.
 */
export async function storeNewViewer(files: readonly VersionFile[]): Promise<void> {
  const held = await heldFiles();
  if (held.length === 0) return;
  const wanted = files.filter(({ url }) => held.includes(url) || isWanted(url, held));
  await storeExactly(cacheNames.viewer, wanted);
}

/** Deletes the viewer of the version before. Never rejects. */
export const deleteOldViewer = (files: readonly VersionFile[]): Promise<void> =>
  deleteOthers(cacheNames.viewer, files);

/** Decoders of scanned pages come only to those who had a document that needs them. */
const isWanted = (url: string, held: readonly string[]) =>
  !url.endsWith('.wasm') || held.some((other) => stem(other) === stem(url));

/** The name of a file without the hash of its build. */
const stem = (url: string) => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Nothing where Cache Storage cannot be used, and no cache is made by looking. */
async function heldFiles(): Promise<string[]> {
  try {
    if (!(await caches.keys()).includes(cacheNames.viewer)) return [];
    return (await (await caches.open(cacheNames.viewer)).keys()).map(({ url }) => url);
  } catch (error) {
    console.warn(`The stored viewer could not be looked up: ${String(error)}`);
    return [];
  }
}
