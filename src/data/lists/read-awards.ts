import { noas } from '../../schemas/noas';
import type { Award } from '../../schemas/notices';
import type { PersistentCache } from '../device/swr-cache';
import { readWholePages } from './list-pages';

/** The awards on the device, which decide where a tender stands; undefined if it has none. Never rejects. */
export async function readAwards(cache: PersistentCache): Promise<readonly Award[] | undefined> {
  try {
    const pages = await readWholePages(cache, noas);
    return pages.length > 0 ? pages.flatMap(({ value }) => value) : undefined;
  } catch (error) {
    console.warn(`The list of awards could not be read: ${String(error)}`);
    return undefined;
  }
}
