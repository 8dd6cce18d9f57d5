import { language } from 'virtual:messages';
import { apiBase, apiPath, whyNotJson } from '../../../../sw/contract/contract';
import { listStampsPath, type ListStamps, bodyStamp, type Mark } from '../../../../sw/contract/mark';
import { readBytes, withStallTimeout } from '../../api/stall-timeout';

/** The file of a site is far smaller (bytes). */
const sizeLimit = 256 * 1024;

const stamp = /^\d+-[0-9a-z]+$/;

/**
 * The stamps of all lists of the embedded content in the language of the page, by one request; undefined where the API is
 * elsewhere, and without a valid answer: then each list is asked for. Never rejects.
 */
export async function readListStamps(): Promise<ListStamps | undefined> {
  if (apiBase !== '') return undefined;
  const url = location.origin + language.prefix + listStampsPath;
  try {
    return await withStallTimeout(url, async (signal, onProgress) => {
      const response = await fetch(url, { cache: 'no-cache', signal });
      onProgress();
      if (response.status !== 200 || whyNotJson(response) !== undefined) return undefined;
      const text = new TextDecoder().decode(await readBytes(response, onProgress, sizeLimit));
      const stamps: unknown = JSON.parse(text);
      return areStamps(stamps) ? stamps : undefined;
    });
  } catch (error) {
    console.warn('It is not known which lists have changed, and each is asked for:', error);
    return undefined;
  }
}

const areStamps = (value: unknown): value is ListStamps =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' && stamp.test(one));

/** Whether a stored list has the stamp that the site has for it. */
export function isUnchanged(stamps: ListStamps | undefined, key: string, row: Pick<Mark, 'stamp'>): boolean {
  if (!stamps) return false;
  const origin = globalThis.location?.origin ?? 'http://localhost';
  const path = apiPath(new URL(key, origin), origin);
  return path !== undefined && Object.hasOwn(stamps, path) && stamps[path] === bodyStamp(row);
}
