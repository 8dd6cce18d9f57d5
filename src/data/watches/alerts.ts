import { useEffect, useState } from 'react';
import {
  alertPrefix,
  pushEndpoint,
  sendSubscription,
  sentKey,
  toAlert,
  type Alert,
  type SentSubscription,
} from '../../../sw/contract/alerts';
import { appPrefix } from '../../../sw/contract/contract';
import { withTimeout } from '../../../sw/contract/timeout';
import { isIos, isStandalone } from '../../browser/platform';
import { createTabSignal } from '../../browser/tab-signal';
import { readEntriesIfReadable } from '../device/row-maintenance';
import { deleteRow, readRow, writeRow } from '../device/rows';

/** `announce` tells this tab and the others that an alert began or ended. */
const { follow, announce } = createTabSignal(`${appPrefix}-alerts`);

/**
 * How this browser can tell of new entries while the app is closed. `push`: the receiver wakes the worker. `sync`: the
 * worker looks by itself, now and then. `ios`: as the app on the home screen. `nothing`: not at all.
 */
export type AlertWay = 'push' | 'sync' | 'ios' | 'nothing';

type Registration = ServiceWorkerRegistration & { periodicSync?: unknown };

/** The registration of the worker; undefined where there is none. */
async function registrationOf(): Promise<Registration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** How this browser can tell of new entries while the app is closed. Never rejects. */
export async function findAlertWay(): Promise<AlertWay> {
  const byHomeScreen = pushEndpoint && isIos() && !isStandalone() ? 'ios' : 'nothing';
  try {
    const registration = await registrationOf();
    if (!registration || !('Notification' in window)) return byHomeScreen;
    if (pushEndpoint && 'pushManager' in registration) return 'push';
    if (!registration.periodicSync) return byHomeScreen;
    const name = 'periodic-background-sync' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted' ? 'sync' : byHomeScreen;
  } catch (error) {
    console.warn(`Whether this browser can tell of new entries is not known: ${String(error)}`);
    return byHomeScreen;
  }
}

/** How an attempt to begin ended. `dismissed`: the browser's question was not answered. */
export type AlertStart = 'started' | 'denied' | 'dismissed' | 'failed';

/**
 * Begins to tell of the new entries of a watch while the app is closed. The browser asks for its permission, so call it
 * in a press. Never rejects.
 */
export async function startAlert(address: string, alert: Alert, way: 'push' | 'sync'): Promise<AlertStart> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
    if (!(await writeRow(alertPrefix + address, alert))) return 'failed';
    if (way === 'push') {
      await subscribe();
      await syncAlerts();
    }
    announce();
    return 'started';
  } catch (error) {
    console.warn(`Alerts could not be set up: ${String(error)}`);
    await deleteRow(alertPrefix + address);
    return 'failed';
  }
}

/** How long (ms) the receiver and the push service of the browser have to answer. */
const subscribingTimeout = 60_000;
const keyTimeout = 20_000;

/** Subscribes this phone at the push service of its browser, with the key of the receiver. */
async function subscribe(): Promise<void> {
  const registration = await registrationOf();
  if (!registration) throw new Error('There is no worker.');
  const response = await fetch(pushEndpoint, {
    credentials: 'omit',
    signal: AbortSignal.timeout(keyTimeout),
  });
  const { key } = (await response.json()) as { key?: unknown };
  if (typeof key !== 'string') throw new Error('The receiver of alerts did not tell its key.');
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  await withTimeout(
    subscribingTimeout,
    pushManager.subscribe(options).catch(async (error: unknown) => {
      // It is subscribed with another key: the receiver lost that one.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    }),
  );
}

/** Ends the alerts of a watch, and tells the receiver. Resolves once it is ended on this phone. Never rejects. */
export async function endAlert(address: string): Promise<void> {
  await deleteRow(alertPrefix + address);
  announce();
  void trySync();
}

/** What is known of the receiver is asked for again after so long (ms): it may have lost this phone. */
const longestSilence = 30 * 86_400_000;

/**
 * Tells the receiver of which topics this phone wants to hear, unless it knows; without any, the subscription ends.
 * Rejects if the receiver does not answer: then the next start of the app tries again.
 */
async function syncAlerts(now = Date.now()): Promise<void> {
  const alerts = await readAlerts();
  if (!alerts || pushEndpoint === '') return;
  const topics = [...new Set([...alerts.values()].map(({ topic }) => topic))].sort();
  const subscription = await (await registrationOf())?.pushManager?.getSubscription();
  const sent = await readRow<SentSubscription>(sentKey);
  if (!subscription) return sent && topics.length === 0 ? deleteRow(sentKey) : undefined;
  const isKnown =
    sent?.endpoint === subscription.endpoint &&
    sent.topics.join() === topics.join() &&
    Math.abs(now - sent.at) < longestSilence;
  if (isKnown && topics.length > 0) return;
  const done = await sendSubscription(subscription, topics, sent?.endpoint);
  if (topics.length > 0) return void (await writeRow(sentKey, done));
  await subscription.unsubscribe();
  await deleteRow(sentKey);
}

/** Tells the receiver what it does not know yet of the alerts of this phone. Never rejects. */
export const trySync = (): Promise<void> =>
  syncAlerts().catch((error: unknown) =>
    console.warn(`The receiver of alerts is told later: ${String(error)}`),
  );

/** The alerts by the addresses of their watches; undefined if the device's database cannot be read. */
export async function readAlerts(): Promise<Map<string, Alert> | undefined> {
  const rows = await readEntriesIfReadable(`${alertPrefix}/`);
  return (
    rows &&
    new Map(
      rows.flatMap(([key, row]) => {
        const alert = toAlert(row);
        return alert ? [[key.slice(alertPrefix.length), alert] as const] : [];
      }),
    )
  );
}

/** Whether a watch is told of while the app is closed: undefined until the device responds. */
export function useAlert(address: string): boolean | undefined {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readAlerts().then((alerts) => isCurrent && setOn(alerts?.has(address) ?? false));
    read();
    const unfollow = follow(read);
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, [address]);
  return isOn;
}
