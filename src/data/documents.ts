import { cacheNames } from '../../sw/contract';
import type { FileValue } from '../schemas/base';
import { checkStatus, reach } from './client';
import { CallError } from './failure';
import type { WholeFile } from './save-copies';
import { addressOf } from './save-types';
import { readBytes, withoutSilence } from './silence';

/** A document as the page holds it, checked. */
export interface DocumentBytes {
  blob: Blob;
  name: string;
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
  const receive = (signal: AbortSignal, heard: () => void) => receiveFile(file, { signal }, heard);
  const { bytes, headers } = await withoutSilence(file.url, receive);
  return toDocument(file, bytes, headers);
}

const toDocument = ({ url }: FileValue, bytes: BlobPart, headers: Headers): DocumentBytes => ({
  blob: new Blob([bytes], { type: headers.get('content-type') || 'application/octet-stream' }),
  name: fileName(url),
});

/** How far a document has come, in bytes; `size` where its answer tells it. */
export type OnProgress = (received: number, size: number | undefined) => void;

/**
 * Fetches a document to its end and checks it: status 200, no page of HTML, no redirect to a third place, the promised
 * length, and `%PDF-` where it is a PDF. Rejects with a CallError. `heard` is told of each byte.
 */
export async function receiveFile(
  { url }: FileValue,
  init: RequestInit,
  heard: () => void,
  onProgress: OnProgress = () => undefined,
): Promise<WholeFile> {
  const response = await reach(url, init);
  const { headers } = response;
  heard();
  checkHead(url, response);
  const promised = headers.get('content-length');
  const size = promised === null || headers.has('content-encoding') ? undefined : Number(promised);
  const onBytes = (received: number) => {
    heard();
    onProgress(received, size);
  };
  const bytes = await readBytes(response, onBytes).catch((error: unknown) => {
    throw error instanceof CallError
      ? error
      : new CallError('unreachable', url, `broke off: ${String(error)}`);
  });
  if (promised !== null && !hasLength(bytes.length, Number(promised), response)) {
    throw new CallError('unreachable', url, `${bytes.length} of ${promised} bytes`);
  }
  if (isPdf(url, headers.get('content-type') ?? '') && !startsAsPdf(bytes))
    throw new CallError('not-json', url, 'no PDF in a PDF’s place');
  return { bytes, headers };
}

function checkHead(url: string, response: Response): void {
  checkStatus(url, response);
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200) throw new CallError('refused', url, `status ${response.status}`);
  if (response.redirected && !isAtHome(url, response.url))
    throw new CallError('not-json', url, `redirected to ${response.url}`);
  if (/\bx?html\b/i.test(type)) throw new CallError('not-json', url, `content type "${type}" for a document`);
}

/** A server may keep a file at another address of its own; what a third one sends is not the document. */
function isAtHome(url: string, cameFrom: string): boolean {
  const { origin } = new URL(cameFrom);
  return origin === location.origin || origin === new URL(url, location.href).origin;
}

/** Another origin hides its `Content-Encoding`: more bytes than promised are then taken for an unpacked body. */
function hasLength(size: number, promised: number, { type, headers }: Response): boolean {
  if (headers.has('content-encoding')) return true;
  return type === 'cors' ? size >= promised : size === promised;
}

const isPdf = (url: string, type: string) =>
  /\.pdf$/i.test(new URL(url, location.href).pathname) || type === 'application/pdf';

/** Whether the bytes begin as those of a PDF do. */
export const startsAsPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';

/** The name under which a document is kept by the reader: the last part of its address. */
export function fileName(url: string): string {
  const last = new URL(url, 'https://name.invalid').pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'document';
  } catch {
    return last;
  }
}

/** Whether the document is on the device. Never rejects: a browser without Cache Storage holds none. */
export const isHeld = async (file: FileValue): Promise<boolean> => (await findHeld(file)) !== undefined;

/** The document as the device holds it, without a network; undefined where it does not. Never rejects. */
export async function documentOnPhone(file: FileValue): Promise<DocumentBytes | undefined> {
  const held = await findHeld(file);
  return held && toDocument(file, await held.arrayBuffer(), held.headers);
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
