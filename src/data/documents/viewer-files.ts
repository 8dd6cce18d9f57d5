import { language } from 'virtual:messages';
import { cacheNames, viewerList, appPrefix } from '../../../sw/contract/contract';
import { headLength, isPdf } from '../../../sw/contract/file-signatures';
import { putResponse } from '../../../sw/contract/put-response';
import { evictionOrder } from '../../../sw/contract/quota';
import { CallError, failureKind } from '../api/call-error';
import { readBytes } from '../api/stall-timeout';
import { inTime } from '../../../sw/contract/timeout';
import { openStored } from '../device/worker-caches';
import { runExclusive } from '../../browser/run-exclusive';
import { changeRow } from '../device/row-maintenance';
import { missingViewerKey } from '../device/row-keys';
import { deleteRow, readRow } from '../device/rows';
import { findCopy } from './copies';
import { addressOf } from './types';

/** The viewer's files as listed by the build: addresses of the app. */
interface ReaderFiles {
  /** Needed by every document. */
  always: string[];
  /** Needed by each document that is no PDF; lists of earlier versions name none. */
  office?: string[];
  /** Decoders for scanned pages. */
  decoders: { openjpeg: string; jbig2: string };
}

/**
 * A file is given up after this long (ms) without a byte. Longer than for what a user waits for: the worker sends no
 * byte before it has checked the whole file.
 */
const viewerStallTimeout = 60_000;

/** After this many files without a byte, the network counts as gone. */
const maxStalls = 2;

/**
 * Stores the viewer's files, so that documents open without a network: of a PDF the common files, and the decoders
 * that it needs; of another document what makes its text. Stored files are not fetched again, and one that fails does not keep back the others. Works
 * without a worker, which later uses the same cache. Resolves to whether all files are stored now. Never rejects.
 * `signal` stops it.
 */
export async function storeViewer(document?: Blob, signal?: AbortSignal): Promise<boolean> {
  if (!('caches' in globalThis) || signal?.aborted) return false;
  let isWhole = true;
  let stalls = 0;
  try {
    const list = await readList(signal);
    const needed = await filesFor(document, list);
    const cache = await openStored(cacheNames.viewer);
    for (const url of needed) {
      if (signal?.aborted || stalls >= maxStalls) return false;
      const failure = await storeFile(cache, url, signal).catch((error: unknown) => ({ error }));
      if (!failure) continue;
      isWhole = false;
      if (failureKind(failure.error) === 'silent') stalls += 1;
      tellFailure(failure.error, signal);
    }
    return isWhole;
  } catch (error) {
    tellFailure(error, signal);
    return false;
  }
}

/** The files that a document needs; without one, those that each PDF needs. */
async function filesFor(document: Blob | undefined, list: ReaderFiles): Promise<string[]> {
  if (!document) return list.always;
  const head = new Uint8Array(await document.slice(0, headLength).arrayBuffer());
  if (!isPdf(head)) return list.office ?? [];
  const names = await decodersNamed(document);
  return [...list.always, ...names.map((name) => list.decoders[name])];
}

function tellFailure(error: unknown, signal: AbortSignal | undefined): void {
  if (!signal?.aborted) console.warn(`The viewer was not stored: ${String(error)}`);
}

async function storeFile(cache: Cache, url: string, signal: AbortSignal | undefined): Promise<undefined> {
  const isThere = async () => (await inTime(cache.match(url))) !== undefined;
  if (await isThere()) return;
  const response = await fetchFile(url, signal);
  // A worker that handled the request has stored the file already.
  if (!(await isThere())) await putResponse(cache, url, response, evictionOrder);
}

/** The decoders that a PDF needs. Filter names are not compressed, unlike the streams they apply to. */
export async function decodersNamed(document: Blob): Promise<(keyof ReaderFiles['decoders'])[]> {
  const text = new TextDecoder('latin1').decode(await document.arrayBuffer());
  return [
    ...(text.includes('/JPXDecode') ? (['openjpeg'] as const) : []),
    ...(/\/(JBIG2Decode|CCITTFaxDecode)\b/.test(text) ? (['jbig2'] as const) : []),
  ];
}

async function readList(signal: AbortSignal | undefined): Promise<ReaderFiles> {
  const response = await fetchFile(language.prefix + viewerList, signal);
  return (await response.json()) as ReaderFiles;
}

/** Fetches a complete file. Rejects with the CallError `silent` after 60 s without a byte, and if `signal` is aborted. */
async function fetchFile(url: string, signal: AbortSignal | undefined): Promise<Response> {
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  const giveUp = () =>
    ending.abort(new CallError('silent', url, `no byte for ${viewerStallTimeout / 1000} s`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, viewerStallTimeout);
  };
  signal?.addEventListener('abort', end);
  onProgress();
  try {
    const response = await fetch(url, { signal: ending.signal });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || response.redirected || /\bhtml\b/i.test(type))
      throw new Error(`${url}: status ${response.status}, ${type}`);
    return new Response(await readBytes(response, onProgress), { headers: { 'content-type': type } });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** The addresses in the row; none if it is damaged. */
const toAddresses = (row: unknown): string[] =>
  Array.isArray(row) ? row.filter((address) => typeof address === 'string') : [];

/** Records that a document was saved while parts of the viewer that it needs were not stored. Never rejects. */
export async function recordMissingViewer(address: string): Promise<void> {
  await changeRow<unknown>(missingViewerKey, (row) => [...new Set([...toAddresses(row), address])]);
}

/** Whether a saved document lacks parts of the viewer, as far as that was recorded. Never rejects. */
export const isViewerMissing = async (): Promise<boolean> =>
  toAddresses(await readRow<unknown>(missingViewerKey)).length > 0;

/**
 * Stores the parts of the viewer that saved documents lack, by what `recordMissingViewer` recorded, and ends at the
 * first document for which that fails. In one tab at a time. Rejects with a StorageError if Cache Storage cannot be
 * used. `signal` stops it.
 */
export async function completeViewer(signal?: AbortSignal): Promise<void> {
  await runExclusive(`${appPrefix}-viewer`, async () => {
    for (const address of toAddresses(await readRow<unknown>(missingViewerKey))) {
      const copy = await findCopy(addressOf(address));
      if (copy && !(await storeViewer(await copy.blob(), signal))) return;
      await changeRow<unknown>(missingViewerKey, (row) =>
        toAddresses(row).filter((other) => other !== address),
      );
    }
    if (!(await isViewerMissing())) await deleteRow(missingViewerKey);
  });
}
