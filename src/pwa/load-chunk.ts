import { withTimeout } from '../../sw/contract/timeout';
import { isServerReachable } from '../browser/server-reachable';
import { reloadPage } from '../browser/reload';

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
 * Otherwise rejects with the error; so it does for a file that has not arrived after `limit` (ms). Vite describes the problem:
 * https://vite.dev/guide/build#load-error-handling
 */
export async function loadChunk<T>(load: () => Promise<T>, limit?: number): Promise<T> {
  try {
    return await (limit === undefined ? load() : inTime(load(), limit));
  } catch (error) {
    if (!isLost(error) || hasJustReloaded() || !(await isServerReachable())) throw error;
    if (!recordReload()) throw error;
    console.warn(`A chunk of an older version is missing; the page is reloaded. ${String(error)}`);
    reloadPage();
    return new Promise<never>(() => undefined);
  }
}

/** Rejects as if the chunk were lost, if it has not arrived after `limit` (ms): the browser itself waits for minutes. */
export function inTime<T>(loading: Promise<T>, limit: number): Promise<T> {
  return withTimeout(limit, loading, `A dynamically imported module did not arrive within ${limit} ms`);
}

function hasJustReloaded(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(guardKey))) < reloadPause;
  } catch {
    // A browser that refuses this storage: `recordReload` says so, and nothing is reloaded.
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
