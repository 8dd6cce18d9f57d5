import { cacheNames } from '../../../sw/contract/contract';
import { findStored } from './cache-storage';

/**
 * Whether the worker has stored an image, so that showing it costs no data. False if that is unknown. Never
 * rejects.
 */
export async function isImageStored(url: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await findStored(url, cacheNames.images)) !== undefined;
}
