import { cacheNames } from '../../sw/contract';
import type { FileValue } from '../schemas/base';
import { isHeld, receiveFile, startsAsPdf } from './documents';
import { CallError, failureKind } from './failure';
import { storeReader } from './reader-files';
import { writeEntry } from './save-catalogue';
import { deleteCopy, findCopy, putCopy, StorageError, type WholeFile } from './save-copies';
import { announce, setCurrent } from './save-states';
import { addressOf, typeOf, type About, type SavedDocument, type SaveState } from './save-types';
import { withoutSilence } from './silence';
import { keepForGood } from './storage';

/** What was fetched and found no room: the next try needs no network. One document at most, for it fills memory. */
let unplaced: { address: string; file: WholeFile } | undefined;

/** See `saveDocument`. Resolves to false when it failed or was cancelled, and sets the state that says so. */
export async function save(file: FileValue, about: About, signal: AbortSignal): Promise<boolean> {
  const address = addressOf(file.url);
  try {
    await alone(`ngo-save-${address}`, signal, async () => {
      const isHere = (await findCopy(address)) !== undefined;
      if (isHere) return;
      const { bytes } = await store(file, about, signal);
      // "Saved" means that it can be read without a network.
      if (startsAsPdf(bytes)) await storeReader(new Blob([bytes]));
    });
    await announce();
    setCurrent(address, undefined);
    void keepForGood();
    return true;
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    setCurrent(address, signal.aborted ? undefined : failed(error, file));
    return false;
  }
}

/** Runs when no other tab saves the same document. A browser without locks has at worst one fetch per tab. */
async function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, run);
  else await run();
}

async function store(file: FileValue, about: About, signal: AbortSignal): Promise<WholeFile> {
  const address = addressOf(file.url);
  const whole = unplaced?.address === address ? unplaced.file : await fetchWhole(file, signal);
  if (signal.aborted) throw new CallError('unreachable', file.url, 'cancelled');
  const type = typeOf(file.url, whole.headers.get('content-type') ?? '');
  const document: SavedDocument = {
    url: file.url,
    ...about,
    size: whole.bytes.length,
    ...(type && { type }),
    savedAt: Date.now(),
  };
  unplaced = { address, file: whole };
  await putCopy(address, whole, document);
  unplaced = undefined;
  // Where the row is not taken, the copy still carries it, and the next reading writes it.
  await writeEntry(document);
  await deleteCopy(cacheNames.documents, address).catch((error: unknown) => console.warn(error));
  return whole;
}

async function fetchWhole(file: FileValue, signal: AbortSignal): Promise<WholeFile> {
  const wasHeld = await isHeld(file);
  const whole = await fetchOnce(file, signal, 'no-store');
  if (await isAsPublished(file, whole)) return whole;
  // The copy that the worker holds may be older than the list that names the file.
  const anew = wasHeld ? await fetchOnce(file, signal, 'reload') : undefined;
  if (anew && (await isAsPublished(file, anew))) return anew;
  throw new CallError('wrong-shape', file.url, 'not the bytes that the list names');
}

/** One fetch under the rule of silence; one that was given up is ended, for nobody waits for it. */
async function fetchOnce(file: FileValue, signal: AbortSignal, cache: RequestCache): Promise<WholeFile> {
  const ending = new AbortController();
  const end = () => ending.abort(new CallError('unreachable', file.url, 'cancelled'));
  signal.addEventListener('abort', end);
  try {
    return await withoutSilence(`${file.url} to save`, (cut, heard) => {
      cut.addEventListener('abort', end);
      return receiveFile(file, { signal: ending.signal, cache }, heard, showProgress(file));
    });
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Percents are what the reader sees: a state for each chunk would draw in vain. */
function showProgress(file: FileValue): (received: number, size: number | undefined) => void {
  const address = addressOf(file.url);
  let shown = 0;
  return (received, promised) => {
    const size = promised ?? file.size;
    const step = size ? size / 100 : 50_000;
    if (received - shown < step && received !== size) return;
    shown = received;
    const state: SaveState = { is: 'saving', received };
    setCurrent(address, size === undefined ? state : { ...state, size: Math.max(size, received) });
  };
}

/** Whether the bytes are those of the list, where it names their SHA-256 and the browser can count it. */
async function isAsPublished({ sha256 }: FileValue, { bytes }: WholeFile): Promise<boolean> {
  if (!sha256 || !globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === sha256.toLowerCase();
}

function failed(error: unknown, file: FileValue): SaveState {
  if (!(error instanceof StorageError)) return { is: 'failed', failure: failureKind(error) };
  if (error.kind === 'no-storage') return { is: 'failed', failure: 'no-storage' };
  const needed = unplaced?.file.bytes.length ?? file.size;
  return { is: 'failed', failure: 'no-space', ...(needed !== undefined && { needed }) };
}
