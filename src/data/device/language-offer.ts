import { readPreference, writePreference } from './preferences';

/** The offer of a language stays this long (ms) after it was first made: as long as a visit. */
const offerTime = 30 * 60_000;

/**
 * Whether another language may be offered: in one visit, until the user answers. Without storage the offer would come
 * on every visit, so it never comes.
 */
export async function mayOfferLanguage(now = Date.now()): Promise<boolean> {
  if ((await readPreference('language')) !== undefined) return false;
  const offeredAt = await readPreference('languageOfferedAt');
  if (offeredAt !== undefined) return Math.abs(now - offeredAt) < offerTime;
  return writePreference('languageOfferedAt', now);
}
