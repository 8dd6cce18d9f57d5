import { cacheNames } from '../../../sw/contract/contract';
import { markHeaders } from '../../../sw/contract/mark';
import type { ApiResponse } from '../api/client';
import { isQuotaError } from '../../../sw/contract/quota';
import { inTime } from '../../../sw/contract/timeout';
import { openStored, findStoredResponse } from '../device/worker-caches';
import { noteRoom } from '../device/storage-faults';

const pending = new Set<Promise<unknown>>();

/** Whether a worker will come, and does not answer this page's calls yet. */
export const isBeforeWorker = (): boolean =>
  'caches' in globalThis &&
  'serviceWorker' in (globalThis.navigator ?? {}) &&
  !navigator.serviceWorker.controller;

/**
 * Stores the valid response of an early call for the worker: a first visit must not ask a busy server twice.
 * What is stored already stays. Never throws.
 */
export const keepForWorker = (url: string, response: ApiResponse): void =>
  trackEarly(
    keep(url, response).catch((error: unknown) => {
      console.warn(error);
      noteRoom('response', url, isQuotaError(error));
    }),
  );

/** Counts an early call among those that the prefetch waits for. */
export function trackEarly(call: Promise<unknown>): void {
  // Its caller is told.
  const ended = call.catch(() => undefined).finally(() => pending.delete(ended));
  pending.add(ended);
}

/** Resolves when the page's early calls have ended, and are stored. Never rejects. */
export async function waitForEarlyCalls(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

async function keep(url: string, { text, confirmedAt, stamp }: ApiResponse): Promise<void> {
  if (await findStoredResponse(url)) return;
  const headers = {
    'content-type': 'application/json',
    ...markHeaders({ confirmedAt, stamp }),
  };
  const cache = await openStored(cacheNames.api);
  await inTime(cache.put(url, new Response(text, { headers })));
}
