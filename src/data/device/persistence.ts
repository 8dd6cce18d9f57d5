import { useEffect, useState } from 'react';
import { createSignal } from '../../browser/signal';
import { readRow, writeRow } from './rows';

/** Whether the browser promised not to clear what is stored; `unknown` until it was asked. */
export type Persistence = 'kept' | 'may-be-cleared' | 'unknown';

const row = 'preferences/persistence';
const { subscribe, tell } = createSignal();
let asked: Promise<Persistence> | undefined;

/** Storage used by the app and left to it, in bytes; undefined where the browser does not tell. Never rejects. */
export async function readStorage(): Promise<{ used: number; left: number } | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return undefined;
    return { used: usage, left: Math.max(0, quota - usage) };
  } catch (error) {
    console.warn(`The browser does not tell its storage: ${String(error)}`);
    return undefined;
  }
}

/**
 * Asks the browser to keep what is stored, once for each start of the app: some browsers ask the reader, and one that
 * refused may agree after the app was installed. The answer is kept for `usePersistence`. Never rejects.
 */
export function requestPersistence(): Promise<Persistence> {
  asked ??= ask().then(async (answer) => {
    await writeRow(row, answer);
    tell();
    return answer;
  });
  return asked;
}

async function ask(): Promise<Persistence> {
  try {
    return (await navigator.storage.persist()) ? 'kept' : 'may-be-cleared';
  } catch (error) {
    console.warn(`The browser cannot be asked to keep what is stored: ${String(error)}`);
    return 'unknown';
  }
}

/** What the browser said when it was last asked; its present word wins where it keeps everything. Never rejects. */
export async function readPersistence(): Promise<Persistence> {
  try {
    if (await navigator.storage.persisted()) return 'kept';
  } catch (error) {
    console.warn(`The browser does not tell whether it keeps what is stored: ${String(error)}`);
  }
  const answer = await readRow<unknown>(row);
  return answer === 'kept' || answer === 'may-be-cleared' ? 'may-be-cleared' : 'unknown';
}

/** Whether the browser promised to keep what is stored; `unknown` on a server and until it was asked. */
export function usePersistence(): Persistence {
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    let isCurrent = true;
    const read = () => void readPersistence().then((answer) => isCurrent && setPersistence(answer));
    read();
    const unsubscribe = subscribe(read);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, []);
  return persistence;
}
