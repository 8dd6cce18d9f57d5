import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { askedAtHeader, cacheNames } from '../contract/contract';
import { validateImage } from './image-signatures';
import { renewImage } from './image-renewal';
import { validateImageHead, cacheImage } from './image-cache';
import { markUsed } from '../storage/limits';
import { startStallTimer } from '../network/stall-timeout';
import { findStored } from '../storage/cache-storage';

/**
 * Responds with the stored image, which is revalidated in the background at most once a day, else with the
 * network response, which is stored if it is complete. A failed request, or one without a byte for a minute,
 * is a network error. Never rejects.
 */
export async function handleImage({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = request;
  const stored = await findImage(url);
  if (!stored) return fetchImage(request, event);
  event.waitUntil(markUsed(cacheNames.images, url));
  event.waitUntil(renewImage(request, stored));
  return stored;
}

/** An earlier version stored anything with an image content type: an entry that is not an image counts as missing. */
async function findImage(url: string): Promise<Response | undefined> {
  const stored = await findStored(cacheNames.images, url);
  if (!stored || stored.headers.has(askedAtHeader)) return stored;
  try {
    const bytes = new Uint8Array(await stored.clone().arrayBuffer());
    const flaw = validateImage(bytes, stored.headers.get('content-type') ?? '');
    if (!flaw) return stored;
    console.warn(`${url} is fetched again: ${flaw} was stored.`);
  } catch (error) {
    console.warn(`${url} is fetched again, its copy is damaged: ${String(error)}`);
  }
  return undefined;
}

async function fetchImage(request: Request, event: ExtendableEvent): Promise<Response> {
  const timer = startStallTimer();
  const aborted = new Promise<Response>((resolve) =>
    timer.signal.addEventListener('abort', () => resolve(Response.error())),
  );
  // Passes the request itself, without a signal: `new Request(request)` loses its destination, and the CSP
  // would then check `connect-src` instead of `img-src`. https://fetch.spec.whatwg.org/#dom-request
  const arrival = fetch(request).catch((error: unknown) => {
    console.warn(`${request.url} did not arrive: ${String(error)}`);
    return Response.error();
  });
  const response = await Promise.race([arrival, aborted]);
  timer.onProgress();
  if (validateImageHead(response)) timer.stop();
  else event.waitUntil(cacheImage(request.url, response.clone(), timer));
  return response;
}

/** Stores images that a page showed before the worker was installed; they come from the browser's HTTP cache. */
export async function keepSeenImages(urls: readonly string[]): Promise<void> {
  for (const url of urls.slice(0, maxSeenImages)) {
    if (await findImage(url)) continue;
    const timer = startStallTimer();
    try {
      const response = await fetch(url, { cache: 'force-cache', signal: timer.signal });
      if (!validateImageHead(response)) await cacheImage(url, response, timer);
    } catch (error) {
      console.warn(`${url} was not stored: ${String(error)}`);
    } finally {
      timer.stop();
    }
  }
}

/** The image cache has no room for more. */
const maxSeenImages = 80;
