import { cacheNames, updatedAtHeader } from '../../../sw/contract/contract';
import { sha256Header } from '../../../sw/contract/copy-headers';
import { hasItsEnd, headLength, isPdf, sha256Of, tailLength } from '../../../sw/contract/file-signatures';
import type { SavedDocument } from '../../../sw/contract/saved-document';
import { documentKind } from '../../../sw/contract/urls';
import type { FileValue } from '../../schemas/base';
import { documentFailure, isStored, receiveFile } from './fetch-document';
import { CallError } from '../api/call-error';
import { replaceKeepingFormer } from './former-copies';
import { isListedNow } from './listed-now';
import { recordMissingViewer, storeViewer } from './viewer-files';
import { writeEntry } from './catalogue';
import { deleteCopy, describeCopy, findCopy, StorageError, type WholeFile } from './copies';
import { withSaveLock, putCopy } from './write-copies';
import { saveText } from './text-editions';
import { count } from '../counts/counts';
import { announceChange, setCurrent } from './save-states';
import { addressOf, fileType, mayOpenHere, type About, type SaveFailure, type SaveState } from './types';
import { withStallTimeout } from '../api/stall-timeout';
import { requestPersistence } from '../device/persistence';

/** Thrown for a document that arrived and may be shown, but must not be saved under its address. */
class NotKept extends Error {
  override name = 'NotKept';
  constructor(
    readonly failure: SaveFailure,
    url: string,
    detail: string,
  ) {
    super(`${url}: ${detail}`);
  }
}

/**
 * A document that was fetched but did not fit, so that a retry needs no network. At most one, because it uses
 * memory.
 */
let unstored: { address: string; file: WholeFile } | undefined;

/** The parameters of a save. */
export interface Order {
  file: FileValue;
  about: About;
  /** Fetch the newest version although the document is saved. */
  isAnew: boolean;
}

/** See `saveDocument`. Resolves to false if it failed or was cancelled, and sets the state accordingly. */
export async function save(order: Order, signal: AbortSignal): Promise<boolean> {
  const { file, isAnew } = order;
  const address = addressOf(file.url);
  try {
    const run = async () => {
      const present = await findCopy(address);
      if (present && !isAnew) return;
      const text = saveText(file, isAnew);
      const { bytes } = await store(order, present, signal);
      await text;
      if (import.meta.env.VITE_COUNTS_ENDPOINT && !present) void count('save');
      // Without the viewer it does not open without a network: /saved says so, and it is fetched later.
      const isRead = isPdf(bytes) || mayOpenHere(file);
      if (isRead && !(await storeViewer(new Blob([bytes]), signal))) await recordMissingViewer(address);
    };
    await withSaveLock(address, run, signal);
    await announceChange();
    setCurrent(address, undefined);
    void requestPersistence();
    return true;
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    setCurrent(address, signal.aborted ? undefined : failed(error, file));
    return false;
  }
}

async function store(
  { file, about, isAnew }: Order,
  present: Response | undefined,
  signal: AbortSignal,
): Promise<WholeFile> {
  const address = addressOf(file.url);
  const whole = unstored?.address === address ? unstored.file : await fetchWhole(file, isAnew, signal);
  if (signal.aborted) throw new CallError('unreachable', file.url, 'cancelled');
  const type = fileType({ url: file.url, type: whole.headers.get('content-type') ?? '' });
  const before = present && describeCopy(address, present);
  // Without a deadline from the caller, as at an update, the stored one is kept.
  const { deadline = before?.deadline, ...known } = about;
  const document: SavedDocument = {
    url: file.url,
    ...known,
    size: whole.bytes.length,
    ...(type && { type }),
    ...(file.language && { language: file.language }),
    savedAt: before?.savedAt || Date.now(),
    ...(deadline !== undefined && { deadline }),
  };
  unstored = { address, file: whole };
  if (present) {
    whole.headers.set(updatedAtHeader, String(Date.now()));
    await replaceKeepingFormer(address, () => putCopy(address, whole, document));
  } else await putCopy(address, whole, document);
  unstored = undefined;
  // If the row cannot be stored, the copy's header has it, and the next reading of the catalogue restores it.
  await writeEntry(document);
  await deleteCopy(cacheNames.documents, address).catch((error: unknown) => console.warn(error));
  return whole;
}

async function fetchWhole(file: FileValue, isAnew: boolean, signal: AbortSignal): Promise<WholeFile> {
  const mayBeOld = !isAnew && (await isStored(file));
  const whole = await fetchOnce(file, signal, isAnew ? 'reload' : 'no-store');
  if (await isAsPublished(file, whole)) return withItsEnd(file, whole);
  // The worker's copy may be older than the list that names the file.
  const anew = mayBeOld ? await fetchOnce(file, signal, 'reload') : whole;
  if (anew !== whole && (await isAsPublished(file, anew))) return withItsEnd(file, anew);
  if (await isAsListedNow(file, anew)) return anew;
  throw new CallError('wrong-shape', file.url, 'not the bytes that the list names');
}

/** Fetches with the stall timeout, and aborts a request that was given up, because no caller waits for it. */
async function fetchOnce(file: FileValue, signal: AbortSignal, cache: RequestCache): Promise<WholeFile> {
  const ending = new AbortController();
  const end = () => ending.abort(new CallError('unreachable', file.url, 'cancelled'));
  // A signal that is aborted already, as by a press before this code was loaded, tells nobody.
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  try {
    const whole = await withStallTimeout(`${file.url} to save`, (cut, onChunk) => {
      cut.addEventListener('abort', end);
      const receiver = { onChunk, onHead: refuseRedirect, onProgress: showProgress(file) };
      return receiveFile(file, { signal: ending.signal, cache }, receiver);
    });
    // A server must not set the app's own headers.
    for (const name of [sha256Header, updatedAtHeader]) whole.headers.delete(name);
    return whole;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** A redirected response may be shown, but it may not be the document of this address. */
function refuseRedirect({ redirected, url }: Response): void {
  if (redirected) throw new NotKept('redirected', url, 'sent from another address');
}

/** The user sees percents: a state for each chunk would render too often. */
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

/**
 * Whether the bytes have the SHA-256 that the list names, if it names one and the browser can compute it.
 * Then sets the header for the copy.
 */
async function isAsPublished({ sha256 }: FileValue, { bytes, headers }: WholeFile): Promise<boolean> {
  const found = sha256 ? await sha256Of(bytes) : undefined;
  if (found === undefined) return true;
  if (found !== sha256?.trim().toLowerCase()) return false;
  headers.set(sha256Header, found);
  return true;
}

/** Whether a newer list than the caller's names the bytes. Then sets the header for the copy. */
async function isAsListedNow({ url }: FileValue, { bytes, headers }: WholeFile): Promise<boolean> {
  const sha256 = await sha256Of(bytes);
  if (sha256 === undefined || !(await isListedNow(addressOf(url), sha256))) return false;
  headers.set(sha256Header, sha256);
  return true;
}

/** Requires the end marker of the file's format unless a list names its SHA-256: otherwise the file was truncated. */
function withItsEnd({ url }: FileValue, whole: WholeFile): WholeFile {
  const { bytes, headers } = whole;
  const kind = documentKind(url, headers.get('content-type') ?? '');
  const isWhole = hasItsEnd(kind, bytes.subarray(0, headLength), bytes.subarray(-tailLength));
  if (!isWhole && !headers.has(sha256Header)) throw new NotKept('cut-short', url, 'its end is missing');
  return whole;
}

function failed(error: unknown, file: FileValue): SaveState {
  if (error instanceof NotKept) return { is: 'failed', failure: error.failure };
  if (!(error instanceof StorageError)) return { is: 'failed', failure: documentFailure(error) };
  if (error.kind !== 'no-space') return { is: 'failed', failure: error.kind };
  const needed = unstored?.file.bytes.length ?? file.size;
  return { is: 'failed', failure: 'no-space', ...(needed !== undefined && { needed }) };
}
