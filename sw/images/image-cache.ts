import { askedAtHeader, cacheNames } from '../contract/contract';
import { validateImage } from './image-signatures';
import { readWhole, TooLargeError } from '../network/tee-body';
import type { StallTimer } from '../network/stall-timeout';
import { findStored, makeCopy, store } from '../storage/cache-storage';

/** A larger image (bytes) is shown but not stored. */
const imageLimit = 8 * 1024 * 1024;

/**
 * Why a response must not be stored as an image, judged by its headers; undefined if it may be. Opaque
 * responses have status 0 and are rejected: browsers pad each one to several megabytes of quota.
 * https://developer.chrome.com/docs/workbox/understanding-storage-quota#beware_of_opaque_responses
 */
export function validateImageHead({ status, redirected, headers }: Response): string | undefined {
  const type = headers.get('content-type') ?? '';
  if (status !== 200) return `status ${status}`;
  if (redirected) return 'a redirect';
  if (!/^image\//i.test(type)) return `content type "${type}"`;
  return undefined;
}

/** `refused`: the complete response is invalid or does not fit. `broken`: the transfer failed. */
export type Keeping = 'kept' | 'refused' | 'broken';

/**
 * Reads an image whose headers are valid, and stores it if its bytes are valid too; otherwise it warns. Stops
 * the stall timer. Never rejects.
 */
export async function cacheImage(
  url: string,
  { body, headers }: Response,
  timer: StallTimer,
): Promise<Keeping> {
  const refuse = (flaw: string, outcome: Keeping): Keeping => {
    console.warn(`${url} was not stored: ${flaw}.`);
    return outcome;
  };
  try {
    const image = await readWhole(body, timer, { limit: imageLimit });
    const flaw = validateImage(new Uint8Array(await image.arrayBuffer()), headers.get('content-type') ?? '');
    if (flaw) return refuse(flaw, 'refused');
    const copy = makeCopy(image, headers, { [askedAtHeader]: String(Date.now()) });
    return (await store(cacheNames.images, url, copy)) ? 'kept' : 'refused';
  } catch (error) {
    return refuse(String(error), error instanceof TooLargeError ? 'refused' : 'broken');
  } finally {
    timer.stop();
  }
}

const missingHeader = 'x-missing';

/** Whether the server's last response for a stored image was 404. */
export const wasMissing = ({ headers }: Response): boolean => headers.has(missingHeader);

/**
 * Records on a stored image that it was checked with the server now, and whether the server responded with
 * 404. Records nothing if the image is no longer stored.
 */
export async function noteAsked(url: string, { isMissing }: { isMissing: boolean }): Promise<void> {
  const stored = await findStored(cacheNames.images, url);
  if (!stored) return;
  const marks = { [askedAtHeader]: String(Date.now()), ...(isMissing && { [missingHeader]: '1' }) };
  await store(cacheNames.images, url, makeCopy(await stored.blob(), stored.headers, marks));
}
