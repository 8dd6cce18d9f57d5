import { useCallback } from 'react';
import { cacheNames } from '../../sw/contract';
import type { FileValue } from '../schemas/base';
import { useExternal } from '../use-external';
import type * as SaveEngine from './save-engine';
import { deleteEntry, lostOf, readHoldings, writeEntry } from './save-catalogue';
import { deleteCopy, findCopy, putCopy } from './save-copies';
import {
  announce,
  everyDocument,
  followSaves,
  isOpened,
  listDocuments,
  setCurrent,
  stateOf,
} from './save-states';
import { addressOf, type About, type ListedDocument, type SaveFailure, type SaveState } from './save-types';

export type { ListedDocument, SavedDocument, SaveFailure, SaveState } from './save-types';

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
  return useExternal(subscribe, read, () => unknown);
}

/** Whether a document was opened here, and so is on the phone until its room is needed; false on a server. */
export function useIsOpened(file: FileValue): boolean {
  const { url } = file;
  const subscribe = useCallback((listener: () => void) => followSaves(addressOf(url), listener), [url]);
  return useExternal(
    subscribe,
    () => isOpened(addressOf(url)),
    () => false,
  );
}

const followAll = (listener: () => void) => followSaves(everyDocument, listener);

/** All saved documents, newest first; undefined until they were read, and on a server. */
export const useSavedDocuments = (): readonly ListedDocument[] | undefined =>
  useExternal(followAll, listDocuments, () => undefined);

/** The saved documents whose bytes the device has cleared. No copy is opened for it, however many there are. */
export async function readLost(): Promise<readonly ListedDocument[]> {
  return lostOf(await readHoldings()).map(({ document, isLost }) => ({ ...document, isLost }));
}

/** Whether anything is saved on this device, as far as it was looked up. */
export const hasSavedAny = (): boolean => (listDocuments() ?? []).length > 0;

interface Save {
  done: Promise<boolean>;
  cancel: AbortController;
}

const underWay = new Map<string, Save>();

/**
 * Fetches a document whole, checks it, stores it and then writes it into the catalogue. Two calls share one fetch,
 * also in two tabs; a document that is saved already is not fetched again. Resolves to true when it is saved, to false
 * when it failed or was cancelled: its state tells why. Never rejects.
 */
export function saveDocument(file: FileValue, about: About, signal?: AbortSignal): Promise<boolean> {
  const address = addressOf(file.url);
  if (signal?.aborted) return Promise.resolve(false);
  let shared = underWay.get(address);
  if (!shared) {
    const cancel = new AbortController();
    setCurrent(address, { is: 'saving', received: 0, ...(file.size !== undefined && { size: file.size }) });
    shared = {
      cancel,
      done: startSaving(file, about, cancel.signal).finally(() => underWay.delete(address)),
    };
    underWay.set(address, shared);
  }
  const { cancel, done } = shared;
  const onAbort = () => cancel.abort();
  signal?.addEventListener('abort', onAbort);
  return done.finally(() => signal?.removeEventListener('abort', onAbort));
}

let engine: Promise<typeof SaveEngine> | undefined;

/** Fetches what saves, once: a page that only shows what is saved does without. What failed is tried anew. */
export function prepareSaving(): Promise<typeof SaveEngine> {
  engine ??= import('./save-engine').catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function startSaving(file: FileValue, about: About, signal: AbortSignal): Promise<boolean> {
  try {
    const { save } = await prepareSaving();
    return await save(file, about, signal);
  } catch (error) {
    console.warn(error);
    setCurrent(addressOf(file.url), signal.aborted ? undefined : { is: 'failed', failure: 'unreachable' });
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

/**
 * Removes a saved document and resolves to the function that puts it back, from its bytes, which stay in memory for so
 * long. That one rejects where the space was given away in the meantime.
 */
export async function removeSaved(url: string): Promise<() => Promise<void>> {
  const address = addressOf(url);
  const before = listDocuments()?.find((document) => addressOf(document.url) === address);
  const copy = await findCopy(address);
  const bytes = copy && new Uint8Array(await copy.arrayBuffer());
  if (copy) await deleteCopy(cacheNames.savedDocuments, address);
  await deleteEntry(address);
  await announce();

  return async () => {
    if (!before) return;
    const { isLost, ...document } = before;
    if (!isLost && copy && bytes) await putCopy(address, { bytes, headers: copy.headers }, document);
    await writeEntry(document);
    await announce();
  };
}
