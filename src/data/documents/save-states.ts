import { cacheNames, type WorkerMessage } from '../../../sw/contract/contract';
import { copiesAtOnce, listRows, readCatalogue, readHoldings, type CatalogueEntry } from './catalogue';
import { listAddresses } from './copies';
import type { ListedDocument, SaveState } from './types';
import { yieldToMain } from '../../browser/yield-to-main';

const unknown: SaveState = { is: 'unknown' };
const notSaved: SaveState = { is: 'not-saved' };

/** The catalogue as last read, by address; undefined until then. One reading serves all rows of a page. */
let catalogue: ReadonlyMap<string, SaveState> | undefined;
let listed: readonly ListedDocument[] | undefined;
/** Documents that were only opened: on the phone, until the worker needs the room. */
let opened: ReadonlySet<string> = new Set();
/** What is under way or has failed in this tab; it covers what the catalogue says. */
const current = new Map<string, SaveState>();

/** In the place of an address: the list of all documents. */
export const everyDocument = '*';

const listeners = new Map<string, Set<() => void>>();
let channel: BroadcastChannel | undefined;
let reading: Promise<void> | undefined;
let isStale = false;

const tell = (address: string) => listeners.get(address)?.forEach((listener) => listener());

/** So many rows of a page are told at once: each draws itself at its word. */
const toldAtOnce = 8;

async function tellAll() {
  for (const [index, address] of [...listeners.keys()].entries()) {
    if (index > 0 && index % toldAtOnce === 0) await yieldToMain();
    tell(address);
  }
}

/** What is known of a document now. */
export const stateOf = (address: string): SaveState =>
  current.get(address) ?? catalogue?.get(address) ?? (catalogue ? notSaved : unknown);

/** All documents of the catalogue, newest first; undefined until it was read. */
export const listDocuments = (): readonly ListedDocument[] | undefined => listed;

/** Whether a document was opened, and so is on the phone until the worker needs the room. */
export const isOpened = (address: string): boolean => opened.has(address);

/** Sets what this tab does with a document; `undefined` leaves the word to the catalogue. */
export function setCurrent(address: string, state: SaveState | undefined): void {
  if (state) current.set(address, state);
  else if (!current.delete(address)) return;
  tell(address);
}

/** Reads the catalogue anew, after a change in this tab or another. Never rejects. */
export function reread(): Promise<void> {
  isStale = true;
  reading ??= readWhileStale().finally(() => (reading = undefined));
  return reading;
}

async function readWhileStale(): Promise<void> {
  while (isStale) {
    isStale = false;
    const [holdings, addresses] = await Promise.all([readHoldings(), listAddresses(cacheNames.documents)]);
    opened = new Set(addresses);
    if (!catalogue && holdings.held.length > copiesAtOnce) {
      take(listRows(holdings));
      await tellAll();
    }
    take(await readCatalogue(holdings));
    // Within the loop: a change that comes while the rows are told is read as well.
    if (!isStale) await tellAll();
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

/** Tells the other tabs, and reads what is saved now. */
export async function announce(): Promise<void> {
  tabs().postMessage('changed');
  await reread();
}

function tabs(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('ngo-saved-documents');
    channel.onmessage = () => void reread();
  }
  return channel;
}

function onWorkerMessage({ data }: MessageEvent<WorkerMessage>) {
  if (data.type.startsWith('document-')) void reread();
}

function follow() {
  tabs();
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', onWorkerMessage);
  void reread();
}

function unfollow() {
  if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', onWorkerMessage);
}

/**
 * Calls back when the state of one document, or with `everyDocument` the list of all, may have changed. The first follower has
 * the catalogue read; a failure is forgotten with the last who sees it. Returns the function that stops it.
 */
export function followSaves(address: string, listener: () => void): () => void {
  if (listeners.size === 0) follow();
  const own = listeners.get(address) ?? new Set();
  listeners.set(address, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size > 0) return;
    listeners.delete(address);
    if (current.get(address)?.is === 'failed') current.delete(address);
    if (listeners.size === 0) unfollow();
  };
}
