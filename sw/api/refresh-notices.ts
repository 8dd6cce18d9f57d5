import { apiUrlIn, cacheNames, noticeLists, retryDelayLeft, reloadMode } from '../contract/contract';
import { readMark } from '../contract/mark';
import { isMeteredOrCellular } from '../network/metered-connection';
import { findStored } from '../storage/cache-storage';
import { siteLanguages } from '../version/version-files';
import { handleApi } from './api';

declare const self: ServiceWorkerGlobalScope;

/** https://developer.mozilla.org/en-US/docs/Web/API/PeriodicSyncEvent */
export interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * Refreshes the stored lists of notices in each language, one after the other, while the app is closed. Asks for none
 * with data saver or on a metered connection, nor for a list that is not stored or whose server asked to wait; ends
 * with the first list that the server does not confirm, or that could not be stored: without room, each list would be
 * downloaded for nothing. Never rejects.
 */
export async function refreshNotices(event: ExtendableEvent): Promise<void> {
  if (await isMeteredOrCellular()) return;
  for (const lists of new Set(siteLanguages().map((siteLanguage) => siteLanguage.lists ?? ''))) {
    for (const name of noticeLists) {
      const url = new URL(apiUrlIn(lists, name), self.location.origin);
      if (!(await findStored(cacheNames.api, url.href))) continue;
      if (!(await refreshList(url, event))) return;
    }
  }
}

/** Asks the server for a list. Resolves to whether it confirmed the list and the confirmation is stored. */
export async function refreshList(url: URL, event: ExtendableEvent): Promise<boolean> {
  const startedAt = Date.now();
  const request = new Request(url, { cache: reloadMode });
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => {
    works.push(work);
    event.waitUntil(work);
  };
  await handleApi({ request, event: Object.assign(Object.create(event), { waitUntil }), url });
  await Promise.allSettled(works);
  const headers = (await findStored(cacheNames.api, url.href))?.headers ?? new Headers();
  return retryDelayLeft(headers) === 0 && readMark(headers).confirmedAt >= startedAt;
}
