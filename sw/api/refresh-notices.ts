import {
  apiUrlIn,
  cacheNames,
  confirmedAtHeader,
  noticeLists,
  retryDelayLeft,
  reloadMode,
} from '../contract/contract';
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
 * with the first list that the server does not confirm. Never rejects.
 */
export async function refreshNotices(event: ExtendableEvent): Promise<void> {
  if (await isMeteredOrCellular()) return;
  for (const lists of new Set(siteLanguages().map((siteLanguage) => siteLanguage.lists ?? ''))) {
    for (const name of noticeLists) {
      if (!(await refresh(new URL(apiUrlIn(lists, name), self.location.origin), event))) return;
    }
  }
}

/** Refreshes a list that is stored. Resolves to false if the server did not confirm it, or asked to wait. */
async function refresh(url: URL, event: ExtendableEvent): Promise<boolean> {
  if (!(await findStored(cacheNames.api, url.href))) return true;
  const startedAt = Date.now();
  const request = new Request(url, { cache: reloadMode });
  const { headers } = await handleApi({ request, event, url });
  return retryDelayLeft(headers) === 0 && Number(headers.get(confirmedAtHeader)) >= startedAt;
}
