import type { RefreshFailure, WorkerMessage } from '../../../sw/contract/contract';
import type { Resource } from '../../schemas/base';
import type { Mutate, PersistentCache } from '../device/swr-cache';
import { failureKind, type FailureKind } from '../api/call-error';
import { reportNetwork } from '../api/network-state';
import { setRefreshFailure } from './refresh-failures';
import { namesOf, resourceAt } from './resource-of-url';
import { isNewer } from '../../../sw/contract/mark';
import { noteRoom } from '../device/storage-faults';
import { acceptText, hydrateList, listKey, readStoredResponse, readWholeList } from './load-list';

/**
 * Applies the worker's background refreshes: reads a changed body from the worker's cache, without a second
 * request; a body that the device had no room for comes with the message. Returns a function that stops listening. Does nothing without a worker.
 */
export function handleWorkerMessages(
  cache: PersistentCache,
  mutate: Mutate,
  resources: readonly Resource[],
): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const byName = namesOf(resources);

  const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
    const resource = 'url' in data ? resourceAt(data.url, location.origin, byName) : undefined;
    if (!resource) return;
    apply(data, resource).catch((error: unknown) => {
      console.warn(error);
      setRefreshFailure(listKey(resource), failureKind(error));
    });
  };

  async function apply(message: WorkerMessage, resource: Resource) {
    const key = listKey(resource);
    const failure = message.type === 'api-refresh-failed' ? failureOf(message.reason) : undefined;
    reportNetwork(failure);
    setRefreshFailure(key, failure);
    if (failure) return;
    if (message.type === 'api-unstored' || 'confirmedAt' in message)
      noteRoom('response', key, message.type === 'api-unstored' && message.isFull);
    await hydrateList(cache, resource);
    if (message.type === 'api-unstored') {
      const { response } = message;
      if (response) await mutate(key, await acceptText(cache, resource, response), { revalidate: false });
      return;
    }
    const stored = message.type === 'api-updated' ? undefined : await readWholeList(cache, resource);
    // If the device has lost the rest of a list, the worker's response has it.
    const row = stored ?? (await readStoredResponse(cache, resource));
    if (!row || !('confirmedAt' in message)) return;
    const confirmedAt = isNewer(row, message.confirmedAt) ? row.confirmedAt : message.confirmedAt;
    await mutate(key, { ...row, confirmedAt }, { revalidate: false });
  }

  navigator.serviceWorker.addEventListener('message', onMessage);
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}

/** A later version of the worker may send other reasons. */
const failureOf = (reason: RefreshFailure): FailureKind => failures[reason] ?? 'refused';

const failures: Record<RefreshFailure, FailureKind> = {
  network: 'unreachable',
  silence: 'silent',
  status: 'refused',
  'not-json': 'not-json',
  shape: 'wrong-shape',
};
