import { useEffect, useState, type RefObject } from 'react';
import { createSignal } from '../../browser/signal';
import { useInView } from '../../browser/viewport';
import { useStore } from '../../browser/use-store';
import type { FailureKind } from './call-error';

/** The failures of the network, not of the server: no connection, a stall, or a captive portal page. */
export type NetworkFailure = Extract<FailureKind, 'unreachable' | 'silent' | 'not-json'>;

/** The state of the network, from the outcomes of requests. `back`: the first success after a failure. */
export type NetworkState = 'fine' | 'back' | NetworkFailure;

const troubles: readonly unknown[] = ['unreachable', 'silent', 'not-json'] satisfies NetworkFailure[];

/** Whether a failure is one of the network. */
export const isNetworkFailure = (failure: string | undefined): failure is NetworkFailure =>
  troubles.includes(failure);

/** Not-JSON this soon (ms) after a success is a server error, not a captive portal. */
const captivePortalDelay = 10_000;

let state: NetworkState = 'fine';
let lastSuccess = -Infinity;
/** The messages on the page that tell of the failure, the first one first, and whether each is in view. */
const messages = new Map<object, boolean>();
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
  if (isNetworkFailure(failure)) setState(failure);
  else if (isNetworkFailure(state)) setState(failure ? 'fine' : 'back');
}

/** Ends the state `back`. */
export function clearBackOnline(): void {
  if (state === 'back') setState('fine');
}

/** Whether a request has succeeded since the app started, and none has failed since. */
export const hasNetwork = (): boolean => lastSuccess > -Infinity && !isNetworkLost();

/** Whether a request has succeeded since `time` (ms of `performance.now()`). */
export const hasSucceededSince = (time: number): boolean => lastSuccess >= time;

/** Whether the last request ended with a network failure. */
export const isNetworkLost = (): boolean => isNetworkFailure(state);

/** The state of the network; `fine` on the server, and until a request has failed. */
export const useNetwork = (): NetworkState =>
  useStore<NetworkState>(
    subscribe,
    () => state,
    () => 'fine',
  );

/**
 * Call this in a message that tells of a failure. Returns whether it is to tell the cause: of several messages
 * about the network only the first one is. `element` is mounted together with the component.
 */
export function useNetworkMessage(
  failure: FailureKind | undefined,
  element: RefObject<Element | null>,
): boolean {
  const [message] = useState(() => ({}));
  const isInView = useInView(element);
  const isOfNetwork = isNetworkFailure(failure);
  useEffect(() => {
    if (!isOfNetwork) return undefined;
    messages.set(message, false);
    return () => {
      messages.delete(message);
      tell();
    };
  }, [message, isOfNetwork]);
  useEffect(() => {
    if (!isOfNetwork) return;
    messages.set(message, isInView);
    tell();
  }, [message, isOfNetwork, isInView]);
  const readFirst = () => messages.keys().next().value;
  const first = useStore(subscribe, readFirst, () => undefined);
  return !isOfNetwork || first === undefined || first === message;
}

/** Whether a message on the page tells of the network failure. */
export const useIsMessageShown = (): boolean =>
  useStore(
    subscribe,
    () => messages.size > 0,
    () => false,
  );

/** Whether the user can see such a message. */
export const useIsMessageInView = (): boolean =>
  useStore(
    subscribe,
    () => [...messages.values()].includes(true),
    () => false,
  );
