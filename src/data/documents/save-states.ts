import { cacheNames, type WorkerMessage } from '../../../sw/contract/contract';
import { copiesAtOnce, listRows, readCatalogue, readHoldings, type CatalogueEntry } from './catalogue';
import { listAddresses } from './copies';
import type { ListedDocument, SaveState } from './types';
import { openChannel } from '../../browser/open-channel';
import { yieldToMain } from '../../browser/yield-to-main';

const unknown: SaveState = { is: 'unknown' };
const notSaved: SaveState = { is: 'not-saved' };

/** The catalogue as last read, by address; undefined until then. Shared by all rows of a page. */
let catalogue: ReadonlyMap<string, SaveState> | undefined;
let listed: readonly ListedDocument[] | undefined;
/** Documents that were only opened: stored until the worker evicts them. */
let opened: ReadonlySet<string> = new Set();
/** Saves of this tab that run or have failed; they override the catalogue. */
const current = new Map<string, SaveState>();

/** Stands for the list of all documents in place of an address. */
export const everyDocument = '*';

const listeners = new Map<string, Set<() => void>>();
let channel: { open: BroadcastChannel | undefined } | undefined;
let reading: Promise<void> | undefined;
let isStale = false;

const notify = (address: string) => listeners.get(address)?.forEach((listener) => listener());

/** How many rows are notified before yielding to the main thread; each then renders. */
const notifiedAtOnce = 8;

async function notifyAll() {
  for (const [index, address] of [...listeners.keys()].entries()) {
    if (index > 0 && index % notifiedAtOnce === 0) await yieldToMain();
    notify(address);
  }
}

/** The present state of a document. */
export const stateOf = (address: string): SaveState =>
  current.get(address) ?? catalogue?.get(address) ?? (catalogue ? notSaved : unknown);

/** All documents of the catalogue, newest first; undefined until it was read. */
export const listDocuments = (): readonly ListedDocument[] | undefined => listed;

/** Whether a document was opened, and so is stored until the worker evicts it. */
export const isOpened = (address: string): boolean => opened.has(address);

/** Sets the state of a save in this tab; `undefined` falls back to the catalogue. */
export function setCurrent(address: string, state: SaveState | undefined): void {
  const told = firstRefused();
  if (state) current.set(address, state);
  else if (!current.delete(address)) return;
  notify(address);
  passOn(told);
}

const isRefused = (state: SaveState) => state.is === 'failed' && state.failure === 'no-storage';

/** The first document that is shown and whose save the browser has refused. */
const firstRefused = () => [...current].find(([, state]) => isRefused(state))?.[0];

/** Notifies the one that is first now, if it was another. */
function passOn(told: string | undefined) {
  const first = firstRefused();
  if (first !== undefined && first !== told) notify(first);
}

/** Whether a document is to tell why the browser stores none: of all rows of a page, the first that was refused. */
export const tellsRefusal = (address: string): boolean => firstRefused() === address;

/** Reads the catalogue again, after a change in this tab or another. Never rejects. */
export function reloadCatalogue(): Promise<void> {
  isStale = true;
  reading ??= readWhileStale();
  return reading;
}

async function readWhileStale(): Promise<void> {
  try {
    while (isStale) {
      isStale = false;
      const [holdings, addresses] = await Promise.all([readHoldings(), listAddresses(cacheNames.documents)]);
      opened = new Set(addresses);
      if (!catalogue && holdings.held.length > copiesAtOnce) {
        take(listRows(holdings));
        await notifyAll();
      }
      take(await readCatalogue(holdings));
      // Inside the loop, so that a change during the notifications is read as well.
      if (!isStale) await notifyAll();
    }
  } finally {
    // At once: a change that came before the promise has settled would be read by nobody.
    reading = undefined;
  }
}

function take(documents: readonly CatalogueEntry[]) {
  catalogue = new Map(
    documents.map(({ address, document, isLost }) => [address, { is: isLost ? 'lost' : 'saved', document }]),
  );
  listed = documents
    .map(({ document, isLost }): ListedDocument => (isLost ? { ...document, isLost } : document))
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Notifies the other tabs, and reads the catalogue again. */
export async function announceChange(): Promise<void> {
  joinTabs()?.postMessage('changed');
  await reloadCatalogue();
}

/** Tried once: each row of a list would warn again. */
function joinTabs(): BroadcastChannel | undefined {
  channel ??= { open: openChannel(cacheNames.savedDocuments, () => void reloadCatalogue()) };
  return channel.open;
}

function onWorkerMessage({ data }: MessageEvent<WorkerMessage>) {
  if (data.type.startsWith('document-')) void reloadCatalogue();
}

function follow() {
  joinTabs();
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', onWorkerMessage);
  void reloadCatalogue();
}

function unfollow() {
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', onWorkerMessage);
}

/**
 * Calls `listener` when the state of one document may have changed, or with `everyDocument` the list of all.
 * The first subscriber triggers reading the catalogue; a failure is discarded with its last subscriber.
 * Returns a function that stops it.
 */
export function followSaves(address: string, listener: () => void): () => void {
  if (listeners.size === 0) follow();
  const own = listeners.get(address) ?? new Set();
  listeners.set(address, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    listeners.delete(address);
    const told = firstRefused();
    if (current.get(address)?.is === 'failed') current.delete(address);
    passOn(told);
    if (listeners.size === 0) unfollow();
  };
}
