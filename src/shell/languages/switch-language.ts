import { announceReload } from '../../browser/reload';
import { writePreference } from '../../data/device/preferences';
import { entriesAbovePage } from '../../theme/close-requests';
import { sharedQuery } from './shared-query';

/** How long (ms) a press waits for the device to store the choice: a page that is left may not store it any more. */
const storeTimeout = 500;

/** Remembers the choice of a language, then opens the page in it, with the query and the hash that it has now. */
export async function switchLanguage(tag: string, href: string): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, storeTimeout));
  await Promise.race([writePreference('language', tag), waited]);
  announceReload();
  const address = href.replace(/[?#].*/, '') + sharedQuery(location.search) + location.hash;
  // From the menu: its entry in the history would lie between the two pages.
  if (entriesAbovePage() > 0) location.replace(address);
  else location.assign(address);
}
