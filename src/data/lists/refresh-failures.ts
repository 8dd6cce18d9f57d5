import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import type { FailureKind } from '../api/call-error';

/** By address: why the worker's last background refresh failed. Never stored. */
const failed = new Map<string, FailureKind>();
const { subscribe, tell } = createSignal();

/** Records the outcome of a refresh by the worker: its failure, or undefined for a success. */
export function setRefreshFailure(url: string, failure: FailureKind | undefined): void {
  if (failed.get(url) === failure) return;
  if (failure) failed.set(url, failure);
  else failed.delete(url);
  tell();
}

/** Why the last refresh of an address failed; undefined if it did not, and on the server. */
export const useRefreshFailure = (url: string): FailureKind | undefined =>
  useStore(
    subscribe,
    () => failed.get(url),
    () => undefined,
  );
