import { readRow, writeRow } from '../device/rows';

const key = 'preferences/quiet-pause';

/** The wait (ms) for a busy server that sends no `Retry-After`. */
const defaultPause = 5 * 60_000;
/** The maximum wait (ms), for any `Retry-After` and after a clock correction. */
const maxPause = 60 * 60_000;

let until = 0;

/** Stores, also for later starts, that the server asked for this wait (ms). */
export async function recordPause(wait = defaultPause): Promise<void> {
  until = Date.now() + Math.min(wait, maxPause);
  await writeRow(key, until);
}

/** The rest (ms) of the wait that the server asked for; 0 without one. Never rejects. */
export async function pauseLeft(): Promise<number> {
  const stored = await readRow<unknown>(key);
  const ends = [until, typeof stored === 'number' ? stored : 0].map((end) => end - Date.now());
  return Math.max(0, ...ends.filter((left) => left <= maxPause));
}
