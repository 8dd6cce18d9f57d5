import { appPrefix } from '../../../sw/contract/contract';
import { openChannel } from '../../browser/open-channel';
import { createSignal } from '../../browser/signal';
import { useStore } from '../../browser/use-store';
import { readPreference, writePreference } from './preferences';

/** Whether data saver is on. `unknown` until the user's choice was read from the device. */
export type DataSaver = 'on' | 'off' | 'unknown';
type Choice = 'on' | 'off';

interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  effectiveType?: string;
}

let choice: Choice | undefined;
let isKnown = false;
let reading: Promise<void> | undefined;
let channel: { open: BroadcastChannel | undefined } | undefined;
const { subscribe, tell } = createSignal(() => {
  const network = connection();
  network?.addEventListener?.('change', tell);
  return () => network?.removeEventListener?.('change', tell);
});

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

function setChoice(next: Choice | undefined) {
  choice = next;
  isKnown = true;
  tell();
}

/**
 * Reads the user's choice once, and resolves when it is known (1 s at most). Call it when the app starts, so
 * that no unwanted image is fetched and none is delayed.
 */
export const loadDataSaver = (): Promise<void> => (reading ??= read());

async function read() {
  joinTabs();
  const stored = await readPreference('dataSaver');
  // A choice made in the meantime is newer.
  if (!isKnown) setChoice(stored);
}

/** Broadcasts the user's choice to the other tabs. */
function joinTabs(): BroadcastChannel | undefined {
  channel ??= { open: openChannel<Choice>(`${appPrefix}-data-saver`, ({ data }) => setChoice(data)) };
  return channel.open;
}

/**
 * Sets the user's choice, which overrides the browser's setting, in all open tabs and for later starts.
 * Resolves to false if the device cannot store it: then it lasts until the app is closed.
 */
export async function chooseDataSaver(next: Choice): Promise<boolean> {
  setChoice(next);
  joinTabs()?.postMessage(next);
  const isKept = await writePreference('dataSaver', next);
  // Post it again for a tab that was opened in the meantime and read the previous choice.
  joinTabs()?.postMessage(choice);
  return isKept;
}

/** Whether the browser's data saver is on. */
const isAskedByBrowser = () => connection()?.saveData === true;

function current(): DataSaver {
  void loadDataSaver();
  if (!isKnown) return 'unknown';
  return choice ?? (isAskedByBrowser() ? 'on' : 'off');
}

/** Whether data saver is on, by the user's choice or else by the browser's setting. */
export const isSavingData = (): boolean => current() === 'on';

/** Whether the connection is metered: data saver is on, or the link is 2G. True until the user's choice is known. */
export const isMetered = (): boolean => current() !== 'off' || /2g$/.test(connection()?.effectiveType ?? '');

/** Calls `listener` when `isMetered` may have changed. Returns a function that stops it. */
export const watchMetered = subscribe;

/** Whether data saver is on; `off` in prerendered HTML, which contains its images. */
export const useDataSaver = (): DataSaver => useStore<DataSaver>(watchMetered, current, () => 'off');

/** Whether the connection is metered, see `isMetered`; true in prerendered HTML. */
export const useIsMetered = (): boolean => useStore(watchMetered, isMetered, () => true);

/** Whether the browser's data saver is on; false in prerendered HTML. */
export const useBrowserSavesData = (): boolean => useStore(watchMetered, isAskedByBrowser, () => false);
