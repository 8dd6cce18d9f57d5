import { useCallback } from 'react';
import type { FileValue } from '../../schemas/base';
import { useStore } from '../../browser/use-store';
import { importRetriably } from '../../browser/import-retriably';
import type * as SaveEngine from './save';
import { lostDocuments, readHoldings } from './catalogue';
import { findCopy } from './copies';
import {
  everyDocument,
  followSaves,
  isOpened,
  listDocuments,
  setCurrent,
  stateOf,
  tellsRefusal,
} from './save-states';
import { addressOf, type About, type ListedDocument, type SaveFailure, type SaveState } from './types';

export type { ListedDocument, SaveFailure, SaveState } from './types';

const unknown: SaveState = { is: 'unknown' };
const nothingToFollow = () => () => undefined;

/** The save state of a document, across tabs; `unknown` on the server. */
export function useSaveState(file: FileValue | undefined): SaveState {
  const url = file?.url;
  const subscribe = useCallback(
    (listener: () => void) => (url === undefined ? nothingToFollow() : followSaves(addressOf(url), listener)),
    [url],
  );
  const read = () => (url === undefined ? unknown : stateOf(addressOf(url)));
  return useStore(subscribe, read, () => unknown);
}

/** Whether a document was opened, and so is stored until it is evicted; false on the server. */
export function useIsOpened(file: FileValue): boolean {
  const { url } = file;
  const subscribe = useCallback((listener: () => void) => followSaves(addressOf(url), listener), [url]);
  return useStore(
    subscribe,
    () => isOpened(addressOf(url)),
    () => false,
  );
}

/** Whether this document is to tell why the browser stores none; the other rows of the page then say only that. */
export function useTellsRefusal(file: FileValue): boolean {
  const { url } = file;
  const subscribe = useCallback((listener: () => void) => followSaves(addressOf(url), listener), [url]);
  return useStore(
    subscribe,
    () => tellsRefusal(addressOf(url)),
    () => false,
  );
}

const followAll = (listener: () => void) => followSaves(everyDocument, listener);

/** All saved documents, newest first; undefined until they were read, and on the server. */
export const useSavedDocuments = (): readonly ListedDocument[] | undefined =>
  useStore(followAll, listDocuments, () => undefined);

/** The saved documents whose bytes the browser has deleted. Opens no copy, however many there are. */
export async function readLost(): Promise<readonly ListedDocument[]> {
  return lostDocuments(await readHoldings()).map(({ document, isLost }) => ({ ...document, isLost }));
}

/** Whether any document is saved, as far as the catalogue was read. */
export const hasSavedAny = (): boolean => (listDocuments() ?? []).length > 0;

interface Save {
  done: Promise<boolean>;
  cancel: AbortController;
  /** Callers that have not cancelled. */
  callers: number;
}

const inFlight = new Map<string, Save>();

/**
 * Fetches, validates and stores a document, then writes it into the catalogue. Concurrent calls, also in two
 * tabs, share one fetch, which is aborted when all callers have aborted. A saved document is fetched again
 * only with `isAnew`. After a cancelled save that has not ended yet, it starts anew. Resolves to true once it is saved, and to false if it failed or was cancelled: its
 * state has the reason. Never rejects.
 */
export function saveDocument(
  file: FileValue,
  about: About,
  signal?: AbortSignal,
  isAnew = false,
): Promise<boolean> {
  const address = addressOf(file.url);
  if (signal?.aborted) return Promise.resolve(false);
  const running = inFlight.get(address);
  if (running && !running.cancel.signal.aborted) return joinSave(running, signal);
  const cancel = new AbortController();
  const done = saveAfter(running?.done, { file, about, isAnew }, cancel.signal).finally(() => {
    if (inFlight.get(address) === own) inFlight.delete(address);
  });
  const own: Save = { cancel, callers: 0, done };
  inFlight.set(address, own);
  return joinSave(own, signal);
}

/** Saves once a cancelled save of the same document has ended: its end resets the state. */
async function saveAfter(
  cancelled: Promise<boolean> | undefined,
  order: SaveEngine.Order,
  signal: AbortSignal,
): Promise<boolean> {
  const { file } = order;
  const begin = () =>
    setCurrent(addressOf(file.url), {
      is: 'saving',
      received: 0,
      ...(file.size !== undefined && { size: file.size }),
    });
  begin();
  if (cancelled) {
    await cancelled;
    if (signal.aborted) return false;
    begin();
  }
  return startSaving(order, signal);
}

/** A caller that cancels does not cancel the save for the others. */
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

/** Loads the code for saving, once: pages that only show saved documents do not need it. Retries after a failure. */
export function preloadSaving(): Promise<typeof SaveEngine> {
  engine ??= importRetriably(() => import('./save')).catch((error: unknown) => {
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

/** Why the last save of a document in this tab failed; undefined if it did not. */
export function whySaveFailed(url: string): SaveFailure | undefined {
  const state = stateOf(addressOf(url));
  return state.is === 'failed' ? state.failure : undefined;
}

/** Whether a saved copy is on the device now. Never rejects: without Cache Storage it is not. */
export async function isDocumentSaved(url: string): Promise<boolean> {
  try {
    return (await findCopy(addressOf(url))) !== undefined;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Cancels the save of a document in this tab and discards its data. */
export const cancelSave = (url: string): void => inFlight.get(addressOf(url))?.cancel.abort();
