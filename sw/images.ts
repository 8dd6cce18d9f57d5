import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { askedAtHeader, cacheNames } from './contract/contract';
import { validateImage } from './image-signatures';
import { renewImage } from './image-renewal';
import { validateImageHead, cacheImage } from './image-cache';
import { markUsed } from './limits';
import { startStallTimer } from './stall-timeout';
import { findStored } from './cache-storage';

/**
 * Answers an image: the stored copy, which is renewed behind at most once a day, else the network, whose whole images are
 * stored. One that cannot be had, or of which no byte came for a minute, is a network error. Never rejects.
 */
export async function answerImage({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = request;
  const stored = await findImage(url);
  if (!stored) return fetchImage(request, event);
  event.waitUntil(markUsed(cacheNames.images, url));
  event.waitUntil(renewImage(request, stored));
  return stored;
}

/** An older version stored what had the type of an image, whatever it was: what is none counts as missing. */
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
  const watch = startStallTimer();
  const givenUp = new Promise<Response>((resolve) =>
    watch.signal.addEventListener('abort', () => resolve(Response.error())),
  );
  // Without the signal: a request that is made anew loses its destination, by which the policy knows it for an image.
  const arrival = fetch(request).catch((error: unknown) => {
    console.warn(`${request.url} did not arrive: ${String(error)}`);
    return Response.error();
  });
  const response = await Promise.race([arrival, givenUp]);
  watch.onProgress();
  if (validateImageHead(response)) watch.stop();
  else event.waitUntil(cacheImage(request.url, response.clone(), watch));
  return response;
}

/** Keeps images that a page showed before the worker was there; they come from the browser's own cache. */
export async function keepSeenImages(urls: readonly string[]): Promise<void> {
  for (const url of urls.slice(0, mostSeen)) {
    if (await findImage(url)) continue;
    const watch = startStallTimer();
    try {
      const response = await fetch(url, { cache: 'force-cache', signal: watch.signal });
      if (!validateImageHead(response)) await cacheImage(url, response, watch);
    } catch (error) {
      console.warn(`${url} was not kept: ${String(error)}`);
    } finally {
      watch.stop();
    }
  }
}

/** More than the cache holds need not be fetched. */
const mostSeen = 80;
