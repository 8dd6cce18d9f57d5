import { useEffect } from 'react';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import type { FailureKind } from './call-error';

/** The failures of the network, not of the server: no connection, a stall, or a captive portal page. */
export type NetworkTrouble = Extract<FailureKind, 'unreachable' | 'silent' | 'not-json'>;

/** The state of the network, from the outcomes of requests. `back`: the first success after a failure. */
export type NetworkState = 'fine' | 'back' | NetworkTrouble;

const troubles: readonly unknown[] = ['unreachable', 'silent', 'not-json'];

/** Whether a failure is one of the network. */
export const isTrouble = (failure: FailureKind | NetworkState | undefined): failure is NetworkTrouble =>
  troubles.includes(failure);

/** Not-JSON this soon (ms) after a success is a server error, not a captive portal. */
const captivePortalDelay = 10_000;

let state: NetworkState = 'fine';
let lastSuccess = -Infinity;
/** How many messages on the page currently report the failure themselves. */
let messagesShown = 0;
const { subscribe, tell } = createSignal();

function setState(next: NetworkState) {
  if (state === next) return;
  state = next;
  tell();
}

/**
 * Reports the outcome of a request to the API's server; undefined for a success. An error response of the
 * server ends a network failure without the state `back`. Do not call it for a stored response.
 */
export function reportNetwork(failure: FailureKind | undefined): void {
  const now = performance.now();
  if (!failure) lastSuccess = now;
  if (failure === 'not-json' && now - lastSuccess < captivePortalDelay) return;
  if (isTrouble(failure)) setState(failure);
  else if (isTrouble(state)) setState(failure ? 'fine' : 'back');
}

/** Ends the state `back`. */
export function forgetReturn(): void {
  if (state === 'back') setState('fine');
}

/** Whether the last request ended with a network failure. */
export const isNetworkLost = (): boolean => isTrouble(state);

/** The state of the network; `fine` on the server, and until a request has failed. */
export const useNetwork = (): NetworkState =>
  useStore<NetworkState>(
    subscribe,
    () => state,
    () => 'fine',
  );

/**
 * Call this in a message that reports the failure, so that no other component repeats it while the message is
 * shown.
 */
export function useNetworkMessageShown(failure: FailureKind | undefined): void {
  const reportsTrouble = isTrouble(failure);
  useEffect(() => {
    if (!reportsTrouble) return undefined;
    messagesShown += 1;
    tell();
    return () => {
      messagesShown -= 1;
      tell();
    };
  }, [reportsTrouble]);
}

/** Whether a message on the page already reports a network failure. */
export const useIsMessageShown = (): boolean =>
  useStore(
    subscribe,
    () => messagesShown > 0,
    () => false,
  );
