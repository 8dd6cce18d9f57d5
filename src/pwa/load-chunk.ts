import { isServerReachable } from '../browser/server-reachable';

/** A second reload within this time (ms) would be a loop: then the error is shown instead. */
const reloadPause = 60_000;

const guardKey = 'reloaded-for-lost-page';

/** What browsers throw if the file of an `import()` cannot be loaded. */
const loadErrors =
  /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type/i;

/** Whether an error means that a chunk could not be loaded. */
export const isLost = (error: unknown): boolean => loadErrors.test(String(error));

/**
 * Loads a page's chunk. If its file is missing, for example after an update, reloads the page, at most once a
 * minute and only if the server responds; the promise then stays pending until the page is replaced.
 * Otherwise rejects with the error. Vite describes the problem:
 * https://vite.dev/guide/build#load-error-handling
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLost(error) || hasJustReloaded() || !(await isServerReachable())) throw error;
    if (!recordReload()) throw error;
    console.warn(`A chunk of an older version is missing; the page is reloaded. ${String(error)}`);
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

function hasJustReloaded(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(guardKey))) < reloadPause;
  } catch {
    return false;
  }
}

/** False if the reload could not be recorded: without the record it could repeat for ever. */
function recordReload(): boolean {
  try {
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch (error) {
    console.warn(`The reload could not be recorded, so the page is not reloaded: ${String(error)}`);
    return false;
  }
}
