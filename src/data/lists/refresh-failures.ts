import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import type { FailureKind } from '../api/call-error';

/** Which addresses' last refresh behind the stored answer failed, as the worker told. Never stored. */
const failed = new Map<string, FailureKind>();
const { subscribe, tell } = createSignal();

/** Notes the outcome of a refresh that the worker made: its failure, or undefined where it went well. */
export function setRefreshFailure(url: string, failure: FailureKind | undefined): void {
  if (failed.get(url) === failure) return;
  if (failure) failed.set(url, failure);
  else failed.delete(url);
  tell();
}

/** Why the last refresh of an address failed; undefined where it did not, and on a server. */
export const useRefreshFailure = (url: string): FailureKind | undefined =>
  useStore(
    subscribe,
    () => failed.get(url),
    () => undefined,
  );
