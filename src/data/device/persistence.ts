import { useEffect, useState } from 'react';
import { withTimeout } from '../../../sw/contract/timeout';
import { createSignal } from '../../browser/signal';
import { readPreference, writePreference } from './preferences';

/** Whether the browser promised not to evict the stored data; `unknown` until it was asked. */
export type Persistence = 'kept' | 'may-be-cleared' | 'unknown';

/** How long (ms) the browser may take to tell about its storage. Whether it may persist, Firefox asks the user. */
const answerTimeout = 5_000;

const { subscribe, tell } = createSignal();
let requested: Promise<Persistence> | undefined;

/**
 * The storage that the app uses and may still use, in bytes; undefined if the browser does not report it.
 * Never rejects.
 */
export async function readStorage(): Promise<{ used: number; left: number } | undefined> {
  try {
    const { usage, quota } = await withTimeout(answerTimeout, navigator.storage.estimate());
    if (usage === undefined || quota === undefined) return undefined;
    return { used: usage, left: Math.max(0, quota - usage) };
  } catch (error) {
    console.warn(`The browser does not report its storage: ${String(error)}`);
    return undefined;
  }
}

/**
 * Requests persistent storage, once per start of the app: Firefox asks the user, and Chromium may agree later,
 * for example after the app was installed. Browsers may evict other storage, and Safari deletes it after seven
 * days of use without interaction with the site. Stores the result for `usePersistence`. Never rejects.
 * https://developer.mozilla.org/en-US/docs/Web/API/Storage_API/Storage_quotas_and_eviction_criteria
 */
export function requestPersistence(): Promise<Persistence> {
  requested ??= persist().then(async (result) => {
    await writePreference('persistence', result);
    tell();
    return result;
  });
  return requested;
}

async function persist(): Promise<Persistence> {
  try {
    return (await navigator.storage.persist()) ? 'kept' : 'may-be-cleared';
  } catch (error) {
    console.warn(`Persistent storage could not be requested: ${String(error)}`);
    return 'unknown';
  }
}

/** The last result of `requestPersistence`; `kept` if the browser reports persistence now. Never rejects. */
export async function readPersistence(): Promise<Persistence> {
  try {
    if (await withTimeout(answerTimeout, navigator.storage.persisted())) return 'kept';
  } catch (error) {
    console.warn(`The browser does not report persistence: ${String(error)}`);
  }
  const result = await readPreference('persistence');
  return result === 'kept' || result === 'may-be-cleared' ? 'may-be-cleared' : 'unknown';
}

/** Whether storage is persistent; `unknown` on the server and until it was asked. */
export function usePersistence(): Persistence {
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readPersistence().then((result) => isCurrent && setPersistence(result));
    read();
    const unsubscribe = subscribe(read);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, []);
  return persistence;
}
