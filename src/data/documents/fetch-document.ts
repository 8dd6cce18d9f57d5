import { cacheNames, updatedAtHeader } from '../../../sw/contract/contract';
import {
  endingOf,
  hasPromisedLength,
  headLength,
  isOfItsKind,
  isPageType,
  isPdf,
} from '../../../sw/contract/file-signatures';
import type { FileValue } from '../../schemas/base';
import { checkStatus, reach } from '../api/client';
import { CallError } from '../api/call-error';
import type { WholeFile } from './copies';
import { addressOf } from './types';
import { readBytes, withStallTimeout } from '../api/stall-timeout';

/** A document as the page holds it, checked. */
export interface DocumentBytes {
  blob: Blob;
  name: string;
  isPdf: boolean;
  /** When the worker put this copy in the place of another (ms since 1970), as it says itself. */
  updatedAt: number | undefined;
}

const underWay = new Map<string, Promise<DocumentBytes>>();

/**
 * The whole document: from the device where the worker holds it, else from the network. Two calls at once share
 * one fetch. Rejects with a CallError; half a document, or a page of HTML in its place, is one.
 */
export function fetchDocument(file: FileValue): Promise<DocumentBytes> {
  let fetching = underWay.get(file.url);
  if (!fetching) {
    fetching = findOrFetch(file).finally(() => underWay.delete(file.url));
    underWay.set(file.url, fetching);
  }
  return fetching;
}

/** The worker answers from the device and renews what it holds; where there is none, the page looks itself. */
async function findOrFetch(file: FileValue): Promise<DocumentBytes> {
  const isAnswered = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const held = isAnswered ? undefined : await documentOnPhone(file);
  return held ?? (await fetchIt(file));
}

async function fetchIt(file: FileValue): Promise<DocumentBytes> {
  const receive = (signal: AbortSignal, heard: () => void) => receiveFile(file, { signal }, { heard });
  const { bytes, headers } = await withStallTimeout(file.url, receive);
  return toDocument(file, bytes, headers);
}

const toDocument = ({ url }: FileValue, bytes: Uint8Array<ArrayBuffer>, headers: Headers): DocumentBytes => ({
  blob: new Blob([bytes], { type: headers.get('content-type') || 'application/octet-stream' }),
  name: fileName(url),
  isPdf: isPdf(bytes),
  updatedAt: Number(headers.get(updatedAtHeader)) || undefined,
});

/** Who wants to know how a document arrives. */
interface Receiver {
  /** Called at each byte. */
  heard: () => void;
  /** Called with the answer before its body is read; what it throws ends the transfer. */
  onHead?: (response: Response) => void;
  /** Called with the bytes so far, and with the size where the answer tells it. */
  onProgress?: (received: number, size: number | undefined) => void;
}

/**
 * Fetches a document to its end and checks it: status 200, no page of HTML and no JSON, no redirect to a third place, the
 * promised length, and bytes of the kind that its name promises. Rejects with a CallError.
 */
export async function receiveFile(
  { url }: FileValue,
  init: RequestInit,
  { heard, onHead, onProgress }: Receiver,
): Promise<WholeFile> {
  const response = await reach(url, init);
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  heard();
  checkHead(url, response);
  onHead?.(response);
  const promised = headers.get('content-length');
  const size = promised === null || headers.has('content-encoding') ? undefined : Number(promised);
  const onBytes = (received: number) => {
    heard();
    onProgress?.(received, size);
  };
  const bytes = await readBytes(response, onBytes).catch((error: unknown) => {
    throw error instanceof CallError
      ? error
      : new CallError('unreachable', url, `broke off: ${String(error)}`);
  });
  if (!hasPromisedLength(bytes.length, response)) {
    throw new CallError('unreachable', url, `${bytes.length} of ${promised} bytes`);
  }
  if (!isOfItsKind(endingOf(url, type), bytes.subarray(0, headLength))) {
    throw new CallError('not-json', url, 'a file of another kind in its place');
  }
  return { bytes, headers: new Headers(headers) };
}

function checkHead(url: string, response: Response): void {
  checkStatus(url, response);
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200) throw new CallError('refused', url, `status ${response.status}`);
  if (response.redirected && !isAtHome(url, response.url))
    throw new CallError('not-json', url, `redirected to ${response.url}`);
  if (isPageType(endingOf(url, type), type)) {
    throw new CallError('not-json', url, `content type "${type}" for a document`);
  }
}

/** A server may keep a file at another address of its own; what a third one sends is not the document. */
function isAtHome(url: string, cameFrom: string): boolean {
  const { origin } = new URL(cameFrom);
  return origin === location.origin || origin === new URL(url, location.href).origin;
}

/** Characters that are not seen, and those that turn the text after them around. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name under which a document is kept by the reader: the last part of its address. Never throws. */
export function fileName(url: string): string {
  const last = pathOf(url).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(unseen, '') || 'document';
  } catch {
    return last;
  }
}

/** Nothing that a link brings may throw: an address that no browser can read has no path. */
function pathOf(url: string): string {
  try {
    return new URL(url, 'https://name.invalid').pathname;
  } catch {
    return '';
  }
}

/** Whether the document is on the device. Never rejects: a browser without Cache Storage holds none. */
export const isHeld = async (file: FileValue): Promise<boolean> => (await findHeld(file)) !== undefined;

/** The document as the device holds it, without a network; undefined where it does not. Never rejects. */
export async function documentOnPhone(file: FileValue): Promise<DocumentBytes | undefined> {
  const held = await findHeld(file);
  return held && toDocument(file, new Uint8Array(await held.arrayBuffer()), held.headers);
}

async function findHeld({ url }: FileValue): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const held = [cacheNames.savedDocuments, cacheNames.documents].map((cacheName) =>
      caches.match(addressOf(url), { cacheName, ignoreVary: true }),
    );
    return (await Promise.all(held)).find((response) => response !== undefined);
  } catch (error) {
    console.warn(`Cache Storage did not answer: ${String(error)}`);
    return undefined;
  }
}
