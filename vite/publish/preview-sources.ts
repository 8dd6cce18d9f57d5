import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchPatiently, type TellWait } from '../api/patience.ts';

/** Resolves to the bytes of a picture; undefined if it is left out. Rejects if it cannot be had. */
export type ReadPicture = (url: string) => Promise<Buffer | undefined>;

/** The pictures that a build has written, by their address from the root of the site. */
export const picturesOfFolder =
  (folder: string): ReadPicture =>
  (url) =>
    readFile(join(folder, decodeURI(new URL(url, 'http://localhost').pathname)));

interface Limits {
  /** So many pictures are fetched in one build; the others are left out. */
  count: number;
  /** From the start of one call to the start of the next (ms). */
  interval: number;
  /** For one picture, with its body (ms). */
  time: number;
  bytes: number;
}

const usualLimits: Limits = { count: 200, interval: 200, time: 15_000, bytes: 12_000_000 };

/**
 * The pictures of an external API: one call at a time and at most five a second, and as late as the server asks; `tell`
 * is called for each such wait.
 */
export function picturesOfApi(tell: TellWait, limits: Limits = usualLimits): ReadPicture {
  let queue: Promise<unknown> = Promise.resolve();
  let count = 0;
  let nextAt = 0;
  const fetchPicture = async (url: string) => {
    await pause(Math.max(0, nextAt - Date.now()));
    nextAt = Date.now() + limits.interval;
    const init = () => ({ signal: AbortSignal.timeout(limits.time) });
    const response = await fetchPatiently(url, init, tell);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > limits.bytes) throw new Error(`${bytes.length} bytes`);
    return bytes;
  };
  return (url) => {
    count += 1;
    if (count > limits.count) return Promise.resolve(undefined);
    const picture = queue.then(() => fetchPicture(url));
    // Its caller is told.
    queue = picture.catch(() => undefined);
    return picture;
  };
}
