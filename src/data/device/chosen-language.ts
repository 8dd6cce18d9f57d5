import { rowsPlace } from '../../../sw/contract/contract';
import { readRow, writeRow } from './rows';

const offerKey = 'preferences/language-offer';

/** The offer of a language stays this long (ms) after it was first made: as long as a visit. */
const offerTime = 30 * 60_000;

/** The tag of the language that the user chose; undefined before a choice, and if that cannot be read. */
export async function readChosenLanguage(): Promise<string | undefined> {
  const tag = await readRow<unknown>(rowsPlace.language);
  return typeof tag === 'string' ? tag : undefined;
}

/**
 * Whether another language may be offered: in one visit, until the user answers. Without storage the offer would come
 * on every visit, so it never comes.
 */
export async function mayOfferLanguage(now = Date.now()): Promise<boolean> {
  if ((await readChosenLanguage()) !== undefined) return false;
  const offeredAt = await readRow<unknown>(offerKey);
  if (typeof offeredAt === 'number') return Math.abs(now - offeredAt) < offerTime;
  return writeRow(offerKey, now);
}
