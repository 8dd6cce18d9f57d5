import { cachePrefix, rowsPlace } from '../../../sw/contract/contract';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { readRow, writeRow } from './rows';

/** Whether the app saves data. `unknown`: the device has not yet told what its reader chose. */
export type DataSaver = 'on' | 'off' | 'unknown';
type Choice = 'on' | 'off';

interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  effectiveType?: string;
}

const row = rowsPlace.dataSaver;

let choice: Choice | undefined;
let isKnown = false;
let reading: Promise<void> | undefined;
let channel: BroadcastChannel | undefined;
const { subscribe, tell } = createSignal(() => {
  const network = connection();
  network?.addEventListener?.('change', tell);
  return () => network?.removeEventListener?.('change', tell);
});

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

function hold(next: Choice | undefined) {
  choice = next;
  isKnown = true;
  tell();
}

/**
 * Reads once what the reader chose, and resolves when it is known, after a second at most. Called at the start of the
 * app, so that no picture is fetched that the reader does not want, and none waits.
 */
export const loadDataSaver = (): Promise<void> => (reading ??= read());

async function read() {
  tabs();
  const stored = await readRow<unknown>(row);
  // What was chosen in the meantime is newer.
  if (!isKnown) hold(stored === 'on' || stored === 'off' ? stored : undefined);
}

/** Between the tabs: the reader chose. */
function tabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(`${cachePrefix}-data-saver`);
    channel.onmessage = ({ data }: MessageEvent<Choice>) => hold(data);
  }
  return channel;
}

/**
 * The reader's word, which counts for more than the browser's: at once in every open tab, and at every start from now
 * on. False where the device cannot keep it: then it holds until the app is closed.
 */
export async function chooseDataSaver(next: Choice): Promise<boolean> {
  hold(next);
  tabs().postMessage(next);
  const isKept = await writeRow(row, next);
  // Again, for a tab that was opened in the meantime and read what was there before.
  tabs().postMessage(choice);
  return isKept;
}

/** Whether the browser itself asks to save data. */
const isAskedByBrowser = () => connection()?.saveData === true;

function current(): DataSaver {
  void loadDataSaver();
  if (!isKnown) return 'unknown';
  return choice ?? (isAskedByBrowser() ? 'on' : 'off');
}

/** Whether data saver is on, by the reader's word or the browser's. */
export const isSavingData = (): boolean => current() === 'on';

/** Whether data is dear: data saver is on, or the link is 2G. Until the reader's choice is known it counts as dear. */
export const isMetered = (): boolean => current() !== 'off' || /2g$/.test(connection()?.effectiveType ?? '');

/** Calls back whenever data may have become dear, or no longer is; returns what ends that. */
export const watchMetered = subscribe;

/** Whether the app saves data; `off` in prerendered HTML, which holds its pictures. */
export const useDataSaver = (): DataSaver => useStore<DataSaver>(watchMetered, current, () => 'off');

/** Whether data is dear, as `isMetered` says; true in prerendered HTML. */
export const useIsMetered = (): boolean => useStore(watchMetered, isMetered, () => true);

/** Whether the browser itself asks to save data; false in prerendered HTML. */
export const useBrowserSavesData = (): boolean => useStore(watchMetered, isAskedByBrowser, () => false);
