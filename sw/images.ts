import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { cacheNames } from './contract';
import { markUsed } from './limits';
import { findStored, makeCopy, store } from './stores';

/**
 * Answers an image: the stored copy, else the network, whose whole images are stored. One that cannot be had is a
 * network error. Never rejects.
 */
export async function answerImage({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await findStored(cacheNames.images, request.url);
  if (stored) {
    event.waitUntil(markUsed(cacheNames.images, request.url));
    return stored;
  }
  try {
    const response = await fetch(request);
    if (isImage(response)) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch {
    return Response.error();
  }
}

/** Keeps images that a page showed before the worker was there; they come from the browser's own cache. */
export async function keepSeenImages(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (await findStored(cacheNames.images, url)) continue;
    const response = await fetch(url, { cache: 'force-cache' }).catch(() => Response.error());
    if (isImage(response)) await keep(url, response);
  }
}

/** An answer that cannot be read has status 0: the browser would count it as megabytes. */
const isImage = ({ status, headers }: Response) =>
  status === 200 && /^image\//i.test(headers.get('content-type') ?? '');

async function keep(url: string, response: Response): Promise<void> {
  try {
    await store(cacheNames.images, url, makeCopy(await response.blob(), response.headers));
  } catch (error) {
    console.warn(`${url} broke off:`, error);
  }
}
