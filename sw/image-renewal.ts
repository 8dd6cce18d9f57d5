import { askedAtHeader, cacheNames } from './contract/contract';
import { isMetered } from './metered-connection';
import { validateImageHead, cacheImage, noteAsked, wasMissing } from './image-cache';
import { startStallTimer } from './stall-timeout';
import { drop } from './contract/use-times';

const day = 24 * 60 * 60 * 1000;

/** After a failure the server of an image is left alone for so long (ms). */
const rest = 10 * 60 * 1000;

/** Until when (ms of `performance.now`) no image of an origin is asked for. */
const resting = new Map<string, number>();

const waiting = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/**
 * Asks the server once a day whether a stored image is still the same, through the browser's own cache, so that one that
 * is costs a 304. One at a time, behind what the page itself asks for, and not at all where the line is dear. A good image
 * takes the place of the stored one; one that the server has withdrawn goes; all else leaves the stored one as it is.
 * Not Workbox's `StaleWhileRevalidate`: it asks each time, cannot drop what is gone, and does not write again after it
 * made room. Never rejects.
 */
export function renewImage(request: Request, stored: Response): Promise<void> {
  const { url } = request;
  if (!isDue(stored) || waiting.has(url)) return Promise.resolve();
  waiting.add(url);
  queue = queue
    .then(() => renew(request, stored))
    .catch((error: unknown) => console.warn(`${url} was not renewed: ${String(error)}`))
    .finally(() => waiting.delete(url));
  return queue;
}

/** A time in the future was noted by a wrong clock. */
const isDue = ({ headers }: Response): boolean =>
  Math.abs(Date.now() - Number(headers.get(askedAtHeader))) >= day;

async function renew(request: Request, stored: Response): Promise<void> {
  const { url } = request;
  const { origin } = new URL(url);
  if (performance.now() < (resting.get(origin) ?? 0) || (await isMetered())) return;
  const watch = startStallTimer();
  // There is no hurry: where nothing came for 8 s, another visit tries again.
  void watch.stalled.then(watch.abort);
  try {
    const response = await fetch(
      new Request(request, { cache: 'no-cache', priority: 'low', signal: watch.signal }),
    );
    watch.onProgress();
    if (isWithdrawn(response)) return await withdraw(url, response.status, stored);
    const flaw = validateImageHead(response);
    if (flaw) throw new Error(flaw);
    const outcome = await cacheImage(url, response, watch);
    if (outcome === 'broken') throw new Error('it did not come whole');
    // The server's own word, though it may not be stored: a large one is not fetched again today.
    if (outcome === 'refused') await noteAsked(url, { isMissing: false });
  } catch (error) {
    resting.set(origin, performance.now() + rest);
    throw error;
  } finally {
    watch.abort();
    watch.stop();
  }
}

const isWithdrawn = ({ status, redirected }: Response) => !redirected && (status === 404 || status === 410);

/**
 * A worker exists on https alone, so no hotspot can speak for the server. 410 is its word that an image is gone for good;
 * 404 may be a slip while a site is published, and counts when it is said again a day later.
 */
async function withdraw(url: string, status: number, stored: Response): Promise<void> {
  if (status === 404 && !wasMissing(stored)) return noteAsked(url, { isMissing: true });
  console.warn(`${url} was withdrawn by its server, status ${status}.`);
  await drop(cacheNames.images, [url]);
}
