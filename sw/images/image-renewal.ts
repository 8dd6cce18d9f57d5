import { askedAtHeader, cacheNames } from '../contract/contract';
import { isMeteredOrCellular } from '../network/metered-connection';
import { validateImageHead, cacheImage, noteAsked, wasMissing } from './image-cache';
import { startStallTimer } from '../network/stall-timeout';
import { deleteEntries } from '../contract/use-times';

const day = 24 * 60 * 60 * 1000;

/** After a failure, no image of that origin is requested for this long (ms). */
const backoff = 10 * 60 * 1000;

/** By origin: until when (ms of `performance.now`) no image is requested. */
const backoffUntil = new Map<string, number>();

const queued = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/**
 * Revalidates a stored image with the server, at most once a day. The request goes through the browser's HTTP
 * cache, so that an unchanged image costs a 304. Images are revalidated one at a time, with low priority, and
 * not on a metered connection. A valid image replaces the stored one, a withdrawn one is deleted, and any
 * other response changes nothing. Workbox's `StaleWhileRevalidate` does not fit: it revalidates at each
 * request, never deletes, and does not retry a write after an eviction. Never rejects.
 */
export function renewImage(request: Request, stored: Response): Promise<void> {
  const { url } = request;
  if (!isDue(stored) || queued.has(url)) return Promise.resolve();
  queued.add(url);
  queue = queue
    .then(() => revalidate(request, stored))
    .catch((error: unknown) => console.warn(`${url} was not revalidated: ${String(error)}`))
    .finally(() => queued.delete(url));
  return queue;
}

/** A date in the future comes from a wrong clock. */
const isDue = ({ headers }: Response): boolean =>
  Math.abs(Date.now() - Number(headers.get(askedAtHeader))) >= day;

async function revalidate(request: Request, stored: Response): Promise<void> {
  const { url } = request;
  const { origin } = new URL(url);
  if (performance.now() < (backoffUntil.get(origin) ?? 0) || (await isMeteredOrCellular())) return;
  const timer = startStallTimer();
  // Not urgent: after 8 s without a byte the request is aborted, and the next visit tries again.
  void timer.stalled.then(timer.abort);
  try {
    const response = await fetch(
      new Request(request, { cache: 'no-cache', priority: 'low', signal: timer.signal }),
    );
    timer.onProgress();
    if (isWithdrawn(response)) return await withdraw(url, response.status, stored);
    const flaw = validateImageHead(response);
    if (flaw) throw new Error(flaw);
    const outcome = await cacheImage(url, response, timer);
    if (outcome === 'broken') throw new Error('it did not arrive completely');
    // The server responded, but the image may not be stored: it is not requested again today.
    if (outcome === 'refused') await noteAsked(url, { isMissing: false });
  } catch (error) {
    backoffUntil.set(origin, performance.now() + backoff);
    throw error;
  } finally {
    timer.abort();
    timer.stop();
  }
}

const isWithdrawn = ({ status, redirected }: Response) => !redirected && (status === 404 || status === 410);

/**
 * Service workers need https, so a captive portal cannot send this response. 410 means that the image is
 * gone; 404 may be a mistake during a deployment, and counts if the server repeats it a day later.
 */
async function withdraw(url: string, status: number, stored: Response): Promise<void> {
  if (status === 404 && !wasMissing(stored)) return noteAsked(url, { isMissing: true });
  console.warn(`${url} was withdrawn by its server, status ${status}.`);
  await deleteEntries(cacheNames.images, [url]);
}
