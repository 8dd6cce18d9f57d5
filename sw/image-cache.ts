import { askedAtHeader, cacheNames } from './contract/contract';
import { validateImage } from './image-signatures';
import { readWhole, TooLargeError } from './tee-body';
import type { StallTimer } from './stall-timeout';
import { findStored, makeCopy, store } from './cache-storage';

/** A larger image (bytes) is shown and not stored. */
const imageLimit = 8 * 1024 * 1024;

/**
 * Why an answer is no image that may be stored, as far as its head tells; undefined where it may be one. An answer of
 * another origin that cannot be read has status 0: the browser would count it as megabytes.
 */
export function validateImageHead({ status, redirected, headers }: Response): string | undefined {
  const type = headers.get('content-type') ?? '';
  if (status !== 200) return `status ${status}`;
  if (redirected) return 'a redirect';
  if (!/^image\//i.test(type)) return `content type "${type}"`;
  return undefined;
}

/** `refused`: what the server sent is whole, and may not be stored or does not fit. `broken`: it did not come whole. */
export type Keeping = 'kept' | 'refused' | 'broken';

/**
 * Reads an image whose head is good, and stores it where its bytes are good too; else there is a warning. Stops the watch.
 * Never rejects.
 */
export async function cacheImage(
  url: string,
  { body, headers }: Response,
  watch: StallTimer,
): Promise<Keeping> {
  const refuse = (flaw: string, outcome: Keeping): Keeping => {
    console.warn(`${url} was not stored: ${flaw}.`);
    return outcome;
  };
  try {
    const image = await readWhole(body, watch, { limit: imageLimit });
    const flaw = validateImage(new Uint8Array(await image.arrayBuffer()), headers.get('content-type') ?? '');
    if (flaw) return refuse(flaw, 'refused');
    const copy = makeCopy(image, headers, { [askedAtHeader]: String(Date.now()) });
    return (await store(cacheNames.images, url, copy)) ? 'kept' : 'refused';
  } catch (error) {
    return refuse(String(error), error instanceof TooLargeError ? 'refused' : 'broken');
  } finally {
    watch.stop();
  }
}

const missingHeader = 'x-missing';

/** Whether the server's last word on a stored image was that there is none. */
export const wasMissing = ({ headers }: Response): boolean => headers.has(missingHeader);

/**
 * Notes on a stored image that the server was asked for it now, and whether it said that there is none. Where the image is
 * no longer stored, nothing is noted.
 */
export async function noteAsked(url: string, { isMissing }: { isMissing: boolean }): Promise<void> {
  const stored = await findStored(cacheNames.images, url);
  if (!stored) return;
  const marks = { [askedAtHeader]: String(Date.now()), ...(isMissing && { [missingHeader]: '1' }) };
  await store(cacheNames.images, url, makeCopy(await stored.blob(), stored.headers, marks));
}
