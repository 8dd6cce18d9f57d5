import { apiBase, cacheNames, updatedAtHeader } from '../../../sw/contract/contract';
import {
  hasPromisedLength,
  headLength,
  isOfItsKind,
  isPageType,
  isPdf,
} from '../../../sw/contract/file-signatures';
import { documentKind, fileNameOf } from '../../../sw/contract/urls';
import type { FileValue } from '../../schemas/base';
import { checkStatus, reach } from '../api/client';
import { CallError, failureKind } from '../api/call-error';
import { parseUrl } from '../api/own-url';
import { findInCaches } from '../device/worker-caches';
import type { WholeFile } from './copies';
import { addressOf, type DocumentFailure } from './types';
import { readBytes, withStallTimeout } from '../api/stall-timeout';

/** A document in memory, validated. */
export interface DocumentBytes {
  blob: Blob;
  name: string;
  isPdf: boolean;
  /** When the worker replaced an earlier copy with this one (ms since 1970), by its header. */
  updatedAt: number | undefined;
}

const inFlight = new Map<string, Promise<DocumentBytes>>();

/**
 * Fetches a complete document: from the device if the worker has it, else from the network. Concurrent calls
 * share one fetch. Rejects with a CallError, also for an incomplete document or HTML in its place, or with
 * Unreadable.
 */
export function fetchDocument(file: FileValue): Promise<DocumentBytes> {
  let fetching = inFlight.get(file.url);
  if (!fetching) {
    fetching = findOrFetch(file).finally(() => inFlight.delete(file.url));
    inFlight.set(file.url, fetching);
  }
  return fetching;
}

/** The worker responds from the device and updates its copy; without a worker, the page reads the caches itself. */
async function findOrFetch(file: FileValue): Promise<DocumentBytes> {
  const isControlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const held = isControlled ? undefined : await readStoredDocument(file);
  return held ?? (await fetchFromNetwork(file));
}

async function fetchFromNetwork(file: FileValue): Promise<DocumentBytes> {
  const receive = (signal: AbortSignal, onChunk: () => void) => receiveFile(file, { signal }, { onChunk });
  const { bytes, headers } = await withStallTimeout(file.url, receive);
  return toDocument(file, bytes, headers);
}

const toDocument = ({ url }: FileValue, bytes: Uint8Array<ArrayBuffer>, headers: Headers): DocumentBytes => ({
  blob: new Blob([bytes], { type: headers.get('content-type') || 'application/octet-stream' }),
  name: fileName(url),
  isPdf: isPdf(bytes),
  updatedAt: Number(headers.get(updatedAtHeader)) || undefined,
});

/** Callbacks while a document arrives. */
interface Receiver {
  /** Called at each chunk. */
  onChunk: () => void;
  /** Called with the response before its body is read; an exception ends the transfer. */
  onHead?: (response: Response) => void;
  /** Called with the bytes so far, and with the total size if the response has it. */
  onProgress?: (received: number, size: number | undefined) => void;
}

/**
 * Fetches a complete document and validates it: status 200, neither HTML nor JSON, no redirect to a
 * third-party origin, the promised length, and the signature of its extension. Rejects with a CallError or Unreadable.
 */
export async function receiveFile(
  { url }: FileValue,
  init: RequestInit,
  { onChunk, onHead, onProgress }: Receiver,
): Promise<WholeFile> {
  const response = await reach(url, init).catch(async (error: unknown) => {
    throw !init.signal?.aborted && (await isUnreadable(url)) ? new Unreadable(url) : error;
  });
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  onChunk();
  checkHead(url, response);
  onHead?.(response);
  const promised = headers.get('content-length');
  const size = promised === null || headers.has('content-encoding') ? undefined : Number(promised);
  const onBytes = (received: number) => {
    onChunk();
    onProgress?.(received, size);
  };
  const bytes = await readBytes(response, onBytes).catch((error: unknown) => {
    throw error instanceof CallError
      ? error
      : new CallError('unreachable', url, `the transfer failed: ${String(error)}`);
  });
  if (!hasPromisedLength(bytes.length, response)) {
    throw new CallError('unreachable', url, `${bytes.length} of ${promised} bytes`);
  }
  if (!isOfItsKind(documentKind(url, type), bytes.subarray(0, headLength))) {
    throw new CallError('not-json', url, 'a file of another kind in its place');
  }
  return { bytes, headers: new Headers(headers) };
}

/** The server has the document, or might have it, but the browser does not let the page read its answer. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Why a document could not be fetched. */
export const documentFailure = (error: unknown): DocumentFailure =>
  error instanceof Unreadable ? 'unreadable' : failureKind(error);

/**
 * Whether a request failed although its server answers: another origin without CORS headers, or a redirect to
 * one. `fetch` reports both as a network error.
 */
async function isUnreadable(address: string): Promise<boolean> {
  const url = parseUrl(address, location.href);
  if (!url) return false;
  const isOwn = url.origin === location.origin;
  // The Content-Security-Policy lets the page send no request to a third origin.
  if (!isOwn && url.origin !== parseUrl(apiBase, location.href)?.origin) return true;
  if ((await answerType(address, { redirect: 'manual' })) === 'opaqueredirect') return true;
  return !isOwn && (await answerType(address, { mode: 'no-cors' })) === 'opaque';
}

/** The type of a server's answer, without its body; undefined without an answer, whose error the caller has already. */
const answerType = (address: string, init: RequestInit): Promise<ResponseType | undefined> =>
  withStallTimeout(`${address}#probe`, (signal) => fetch(address, { ...init, method: 'HEAD', signal })).then(
    ({ type }) => type,
    () => undefined,
  );

function checkHead(url: string, response: Response): void {
  checkStatus(url, response);
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200) throw new CallError('refused', url, `status ${response.status}`);
  if (response.redirected && !isAllowedOrigin(url, response.url))
    throw new CallError('not-json', url, `redirected to ${response.url}`);
  if (isPageType(documentKind(url, type), type)) {
    throw new CallError('not-json', url, `content type "${type}" for a document`);
  }
}

/**
 * A server may redirect within its own origin or to the app's; a response from a third origin is not the
 * document.
 */
function isAllowedOrigin(url: string, cameFrom: string): boolean {
  const { origin } = new URL(cameFrom);
  return origin === location.origin || origin === new URL(url, location.href).origin;
}

/** Control characters, and characters that change the text direction: https://www.unicode.org/reports/tr9/ */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The file name for a downloaded document. Never throws. */
export const fileName = (url: string): string => fileNameOf(url).replace(invisible, '') || 'document';

/** Whether the document is on the device. Never rejects: without Cache Storage it is not. */
export const isStored = async (file: FileValue): Promise<boolean> => (await findHeld(file)) !== undefined;

/** The document from the device, without the network; undefined if it is not stored. Never rejects. */
export async function readStoredDocument(file: FileValue): Promise<DocumentBytes | undefined> {
  const held = await findHeld(file);
  try {
    return held && toDocument(file, new Uint8Array(await held.arrayBuffer()), held.headers);
  } catch (error) {
    console.warn(`The stored copy of ${file.url} could not be read: ${String(error)}`);
    return undefined;
  }
}

const findHeld = ({ url }: FileValue): Promise<Response | undefined> =>
  findInCaches(addressOf(url), cacheNames.savedDocuments, cacheNames.documents);
