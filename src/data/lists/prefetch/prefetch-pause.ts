import { boundedPause } from '../../../../sw/contract/contract';
import { readPreference, writePreference } from '../../device/preferences';

/** No pause is longer (ms), unless the clock was corrected. */
const longestPause = boundedPause(Infinity);

let until = 0;

/**
 * Stores, also for later starts, that the server asked for this wait (ms): a minute if it named none, and at
 * least a second and at most an hour.
 */
export async function recordPause(wait?: number): Promise<void> {
  until = Date.now() + boundedPause(wait);
  await writePreference('quietUntil', until);
}

/** The rest (ms) of the wait that the server asked for; 0 without one. Never rejects. */
export async function pauseLeft(): Promise<number> {
  const stored = (await readPreference('quietUntil')) ?? 0;
  const ends = [until, stored].map((end) => end - Date.now());
  return Math.max(0, ...ends.filter((left) => left <= longestPause));
}
