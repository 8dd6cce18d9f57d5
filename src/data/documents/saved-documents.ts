import { useCallback } from 'react';
import type { FileValue } from '../../schemas/base';
import { useStore } from '../../browser/use-store';
import type * as SaveEngine from './save';
import { lostDocuments, readHoldings } from './catalogue';
import { findCopy } from './copies';
import { everyDocument, followSaves, isOpened, listDocuments, setCurrent, stateOf } from './save-states';
import { addressOf, type About, type ListedDocument, type SaveFailure, type SaveState } from './types';

export type { ListedDocument, SavedDocument, SaveFailure, SaveState } from './types';

const unknown: SaveState = { is: 'unknown' };
const nothingToFollow = () => () => undefined;

/** What a document is to this phone, as it changes in this tab or another; `unknown` on a server. */
export function useSaveState(file: FileValue | undefined): SaveState {
  const url = file?.url;
  const subscribe = useCallback(
    (listener: () => void) => (url === undefined ? nothingToFollow() : followSaves(addressOf(url), listener)),
    [url],
  );
  const read = () => (url === undefined ? unknown : stateOf(addressOf(url)));
  return useStore(subscribe, read, () => unknown);
}

/** Whether a document was opened here, and so is on the phone until its room is needed; false on a server. */
export function useIsOpened(file: FileValue): boolean {
  const { url } = file;
  const subscribe = useCallback((listener: () => void) => followSaves(addressOf(url), listener), [url]);
  return useStore(
    subscribe,
    () => isOpened(addressOf(url)),
    () => false,
  );
}

const followAll = (listener: () => void) => followSaves(everyDocument, listener);

/** All saved documents, newest first; undefined until they were read, and on a server. */
export const useSavedDocuments = (): readonly ListedDocument[] | undefined =>
  useStore(followAll, listDocuments, () => undefined);

/** The saved documents whose bytes the device has cleared. No copy is opened for it, however many there are. */
export async function readLost(): Promise<readonly ListedDocument[]> {
  return lostDocuments(await readHoldings()).map(({ document, isLost }) => ({ ...document, isLost }));
}

/** Whether anything is saved on this device, as far as it was looked up. */
export const hasSavedAny = (): boolean => (listDocuments() ?? []).length > 0;

interface Save {
  done: Promise<boolean>;
  cancel: AbortController;
  /** Those who asked for it and still want it. */
  callers: number;
}

const underWay = new Map<string, Save>();

/**
 * Fetches a document whole, checks it, stores it and then writes it into the catalogue. Two calls share one fetch,
 * also in two tabs, and it ends with the signals of all who asked; a document that is saved already is fetched again only
 * where `isAnew` asks for its newest version. Resolves to true when it is saved, to false when it failed or was cancelled:
 * its state tells why. Never rejects.
 */
export function saveDocument(
  file: FileValue,
  about: About,
  signal?: AbortSignal,
  isAnew = false,
): Promise<boolean> {
  const address = addressOf(file.url);
  if (signal?.aborted) return Promise.resolve(false);
  let shared = underWay.get(address);
  if (!shared) {
    const cancel = new AbortController();
    setCurrent(address, { is: 'saving', received: 0, ...(file.size !== undefined && { size: file.size }) });
    const done = startSaving({ file, about, isAnew }, cancel.signal).finally(() => underWay.delete(address));
    shared = { cancel, callers: 0, done };
    underWay.set(address, shared);
  }
  return joinSave(shared, signal);
}

/** One who cancels leaves the others their save. */
function joinSave(save: Save, signal: AbortSignal | undefined): Promise<boolean> {
  save.callers += 1;
  if (!signal) return save.done;
  return new Promise((resolve) => {
    const leave = () => {
      save.callers -= 1;
      if (save.callers === 0) save.cancel.abort();
      else resolve(false);
    };
    signal.addEventListener('abort', leave);
    void save.done.then((isSaved) => {
      signal.removeEventListener('abort', leave);
      resolve(isSaved);
    });
  });
}

let engine: Promise<typeof SaveEngine> | undefined;

/** Fetches what saves, once: a page that only shows what is saved does without. What failed is tried anew. */
export function preloadSaving(): Promise<typeof SaveEngine> {
  engine ??= import('./save').catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function startSaving(order: SaveEngine.Order, signal: AbortSignal): Promise<boolean> {
  try {
    const { save } = await preloadSaving();
    return await save(order, signal);
  } catch (error) {
    console.warn(error);
    const failure: SaveState = { is: 'failed', failure: 'unreachable' };
    setCurrent(addressOf(order.file.url), signal.aborted ? undefined : failure);
    return false;
  }
}

/** Why the last try to save a document in this tab failed; undefined where it did not. */
export function whySaveFailed(url: string): SaveFailure | undefined {
  const state = stateOf(addressOf(url));
  return state.is === 'failed' ? state.failure : undefined;
}

/** Whether the bytes of a saved document are on the device now. Never rejects: without Cache Storage none are. */
export async function isDocumentSaved(url: string): Promise<boolean> {
  try {
    return (await findCopy(addressOf(url))) !== undefined;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Stops saving a document in this tab; nothing of it stays. */
export const cancelSave = (url: string): void => underWay.get(addressOf(url))?.cancel.abort();
