import { cacheNames } from '../../../sw/contract/contract';
import { findStored } from '../device/cache-storage';

/**
 * The response that the worker stored for an address; undefined if there is none, without a worker, and if Cache
 * Storage does not respond within 5 s. Never rejects.
 */
export const findStoredResponse = (url: string): Promise<Response | undefined> =>
  findStored(url, cacheNames.api);
