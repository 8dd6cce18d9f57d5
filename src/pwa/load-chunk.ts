import { isServerReachable } from '../browser/server-reachable';

/** A second reload for a lost page within this time (ms) would be a loop: the sentence helps more. */
const reloadPause = 60_000;

const guardKey = 'reloaded-for-lost-page';

/** What browsers throw where the file of an `import()` cannot be had. */
const lost =
  /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type/i;

/** Whether a part of the app could not be fetched. */
export const isLost = (error: unknown): boolean => lost.test(String(error));

/**
 * Loads a page. Where its file is gone, as after an update, the address that the reader wanted is loaded anew, once a
 * minute at most and only where the server answers; then the promise stays open until the page is replaced. Else
 * rejects with what went wrong.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLost(error) || hasJustReloaded() || !(await isServerReachable())) throw error;
    if (!noteReload()) throw error;
    console.warn(`A part of an older version is gone; the page is loaded anew. ${String(error)}`);
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

/** False where it cannot be noted: a reload without the note could repeat for ever. */
function noteReload(): boolean {
  try {
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch (error) {
    console.warn(`The reload cannot be noted, so there is none: ${String(error)}`);
    return false;
  }
}
