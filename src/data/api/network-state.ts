import { useEffect } from 'react';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import type { FailureKind } from './call-error';

/** The failures that are the network's, not the server's: nothing, silence, or a hotspot's own page. */
export type NetworkTrouble = Extract<FailureKind, 'unreachable' | 'silent' | 'not-json'>;

/** What real requests have told of the network. `back`: the first success after a trouble. */
export type NetworkState = 'fine' | 'back' | NetworkTrouble;

const troubles: readonly unknown[] = ['unreachable', 'silent', 'not-json'];

/** Whether a failure is the network's. */
export const isTrouble = (failure: FailureKind | NetworkState | undefined): failure is NetworkTrouble =>
  troubles.includes(failure);

/** A page in the place of one answer, this soon (ms) after a good one, is the server's mistake and no hotspot. */
const hotspotDoubt = 10_000;

let state: NetworkState = 'fine';
let lastSuccess = -Infinity;
/** How many notes on the page tell of the trouble themselves. */
let notes = 0;
const { subscribe, tell } = createSignal();

function setState(next: NetworkState) {
  if (state === next) return;
  state = next;
  tell();
}

/**
 * Notes how a request to the API's server ended: undefined where the server itself gave a good answer. A refusal or
 * a strange answer of the server ends a trouble without a word. Never to be told of an answer that was stored.
 */
export function reportNetwork(failure: FailureKind | undefined): void {
  const now = performance.now();
  if (!failure) lastSuccess = now;
  if (failure === 'not-json' && now - lastSuccess < hotspotDoubt) return;
  if (isTrouble(failure)) setState(failure);
  else if (isTrouble(state)) setState(failure ? 'fine' : 'back');
}

/** Ends the word that the network is back. */
export function forgetReturn(): void {
  if (state === 'back') setState('fine');
}

/** Whether the last request that told of the network found a trouble. */
export const isNetworkLost = (): boolean => isTrouble(state);

/** The state of the network; `fine` on a server, and until a request has failed. */
export const useNetwork = (): NetworkState =>
  useStore<NetworkState>(
    subscribe,
    () => state,
    () => 'fine',
  );

/** For a note on the page that tells of this failure: while it is shown, nobody else need say it again and again. */
export function useNetworkMessageShown(failure: FailureKind | undefined): void {
  const tells = isTrouble(failure);
  useEffect(() => {
    if (!tells) return undefined;
    notes += 1;
    tell();
    return () => {
      notes -= 1;
      tell();
    };
  }, [tells]);
}

/** Whether a note on the page tells of a network failure itself. */
export const useIsMessageShown = (): boolean =>
  useStore(
    subscribe,
    () => notes > 0,
    () => false,
  );
