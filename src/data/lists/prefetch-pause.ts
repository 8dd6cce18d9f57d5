import { readRow, writeRow } from '../device/rows';

const key = 'preferences/quiet-pause';

/** A busy server that names no time is left alone for so long (ms). */
const usualPause = 5 * 60_000;
/** No server is obeyed for longer (ms), nor any clock that was set back meanwhile. */
const longestPause = 60 * 60_000;

let until = 0;

/** Remembers, for later starts as well, that a server asked not to be called for so long (ms). */
export async function recordPause(wait = usualPause): Promise<void> {
  until = Date.now() + Math.min(wait, longestPause);
  await writeRow(key, until);
}

/** How long (ms) the server is still to be left alone; 0 where it did not ask for a pause. Never rejects. */
export async function pauseLeft(): Promise<number> {
  const stored = await readRow<unknown>(key);
  const ends = [until, typeof stored === 'number' ? stored : 0].map((end) => end - Date.now());
  return Math.max(0, ...ends.filter((left) => left <= longestPause));
}
