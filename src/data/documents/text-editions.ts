import { textsIndex, textUrl } from '../../../sw/contract/contract';
import { plain, textsOf, type Edition, type TextIndex } from '../../document-text/edition';
import { isEdition, isTextIndex } from '../../document-text/check-edition';
import type { FileValue } from '../../schemas/base';
import { createSignal } from '../../browser/signal';
import { compressedSize } from '../../browser/compressed-size';
import { call } from '../api/client';
import { parseUrl } from '../api/own-url';
import { isTime } from '../../../sw/contract/mark';
import { changeRow } from '../device/row-maintenance';
import { editionPrefix } from '../device/row-keys';
import { deleteRow, readRow, writeRow, readKeys } from '../device/rows';
import { fileName, isStored } from './fetch-document';
import { addressOf } from './types';

/** The key of the row with the text of a document. */
export const textKey = (url: string): string => editionPrefix + textAddress(url);

/** The key of the row with the index of texts. */
export const indexKey = editionPrefix + textsIndex;

const texts = createSignal();

/** Calls `listener` when a text was stored. Returns a function that stops it. */
export const followTexts = texts.subscribe;

/** Stores the text of a document. Never rejects. */
export async function writeText(url: string, row: TextRow): Promise<void> {
  await writeRow(textKey(url), row);
  texts.tell();
}

/** The index is asked for again after this time (ms). */
const freshness = 6 * 3_600_000;

/** The text of a document, as it is on the device. */
export interface StoredText {
  edition: Edition;
  /** When it came (ms since 1970); rows of earlier versions do not tell. */
  cameAt?: number;
}

/** The row of a text. */
export interface TextRow extends StoredText {
  hash: string;
  usedAt: number;
  /** Bytes, compressed. */
  size?: number;
  /** It was prefetched, and stays when the document is no longer saved. */
  isPrefetched?: boolean;
}

interface IndexRow {
  index: TextIndex;
  fetchedAt: number;
}

/** The name of a document in the index: its path, not URL-encoded, or its address on another origin. Never throws. */
export function textAddress(url: string): string {
  const parsed = parseUrl(addressOf(url), location.href);
  // A damaged row of a saved document may hold any text.
  if (!parsed) return url;
  const { origin, pathname, href } = parsed;
  if (origin !== location.origin) return href;
  try {
    return decodeURIComponent(pathname).normalize('NFC');
  } catch {
    return pathname;
  }
}

/** The row of a text that is on the device and whole. Never rejects. */
export async function readTextRow(url: string): Promise<TextRow | undefined> {
  const row = ((await readRow<unknown>(textKey(url))) ?? {}) as Partial<Record<keyof TextRow, unknown>>;
  const { edition, hash, usedAt, cameAt, size, isPrefetched } = row;
  if (!isEdition(edition)) return undefined;
  return {
    edition,
    hash: typeof hash === 'string' ? hash : '',
    usedAt: isTime(usedAt) ? usedAt : 0,
    ...(isTime(cameAt) && { cameAt }),
    ...(Number.isFinite(size) && { size: size as number }),
    ...(isPrefetched === true && { isPrefetched }),
  };
}

/** The text of a document that is on the device. Never rejects. */
export const readStoredText = ({ url }: FileValue): Promise<StoredText | undefined> => readTextRow(url);

/**
 * The text of a document: the stored one, and a newer one is fetched for the next time; else the server's, which is
 * stored while it is read. Where the document itself is on the device, only a text that is there too: a slow network
 * must not delay what can be read without it. Never rejects.
 */
export async function loadText(file: FileValue): Promise<StoredText | undefined> {
  const stored = await readTextRow(file.url);
  if (stored) {
    void markUsed(file.url);
    void renewText(file.url, stored.hash);
    return stored;
  }
  return (await isStored(file)) ? undefined : findText(file);
}

async function findText({ url }: FileValue): Promise<StoredText | undefined> {
  try {
    const hash = (await readIndex()).texts[textAddress(url)];
    if (hash === undefined) return undefined;
    const { edition, text } = await askForText(url, hash);
    const cameAt = Date.now();
    // The reader does not wait for a slow disk.
    storeText(url, { edition, text, hash, cameAt, isPrefetched: false }).catch(console.warn);
    return { edition, cameAt };
  } catch {
    // The PDF may still load; if it does not, the viewer reports the reason.
    return undefined;
  }
}

const markUsed = (url: string) =>
  changeRow<Partial<TextRow> | undefined>(textKey(url), (row) => row && { ...row, usedAt: Date.now() });

/** Fetches the text again if the index that is on the device names another one. */
async function renewText(url: string, hash: string): Promise<void> {
  try {
    const row = await readRow<Partial<IndexRow>>(indexKey);
    const newest = isTextIndex(row?.index) ? row.index.texts[textAddress(url)] : undefined;
    if (newest !== undefined && newest !== hash) await fetchText(url, newest);
  } catch {
    // The stored text is shown; the next prefetch tries again.
  }
}

/**
 * Stores the text of a document that is being saved, if there is one; `isAnew`: the document may have changed since the
 * index was fetched. Never rejects.
 */
export async function saveText({ url }: FileValue, isAnew: boolean): Promise<void> {
  try {
    const hash = (await readIndex(isAnew)).texts[textAddress(url)];
    if (hash === undefined || (await readTextRow(url))?.hash === hash) return;
    await fetchText(url, hash);
  } catch {
    // The document is saved all the same; the next prefetch fetches the texts of saved documents.
  }
}

/**
 * Deletes the text of a document that is no longer saved, unless the prefetch brought it. Resolves to a function that
 * puts it back. Never rejects.
 */
export async function removeText(url: string): Promise<() => Promise<void>> {
  const row = await readTextRow(url);
  if (!row || row.isPrefetched) return async () => undefined;
  await deleteRow(textKey(url));
  return async () => writeText(url, row);
}

/**
 * The index of texts, from the device or from the server. Rejects with a CallError, or if what came is no index.
 */
export async function readIndex(isAnew = false): Promise<TextIndex> {
  const row = await readRow<Partial<IndexRow>>(indexKey);
  const age = Date.now() - (row?.fetchedAt ?? -Infinity);
  if (!isAnew && isTextIndex(row?.index) && age >= 0 && age < freshness) return row.index;
  const { body } = await call(textsIndex, { reload: isAnew });
  if (!isTextIndex(body)) throw new Error(`${textsIndex} is no index of texts.`);
  // Its texts are not kept waiting by a slow disk.
  void writeRow(indexKey, { index: body, fetchedAt: Date.now() } satisfies IndexRow);
  return body;
}

/** Fetches and stores the text of a document. Rejects with a CallError, or if what came is no text. */
export async function fetchText(url: string, hash: string, isPrefetched = false): Promise<TextRow> {
  const came = await askForText(url, hash);
  return storeText(url, { ...came, hash, cameAt: Date.now(), isPrefetched });
}

async function askForText(url: string, hash: string): Promise<{ edition: Edition; text: string }> {
  const { body, text } = await call(textUrl(hash));
  if (!isEdition(body)) throw new Error(`The text of ${fileName(url)} is damaged.`);
  return { edition: body, text };
}

interface Came extends Required<Pick<TextRow, 'edition' | 'hash' | 'cameAt' | 'isPrefetched'>> {
  /** The edition as it came. */
  text: string;
}

async function storeText(url: string, { edition, hash, cameAt, text, isPrefetched }: Came): Promise<TextRow> {
  const before = await readRow<Partial<TextRow>>(textKey(url));
  const row: TextRow = {
    hash,
    edition,
    cameAt,
    usedAt: cameAt,
    size: await compressedSize([text]),
    ...((isPrefetched || before?.isPrefetched) && { isPrefetched: true }),
  };
  await writeText(url, row);
  return row;
}

/** Whether the text of a document is on the device. */
type HasText = (file: FileValue) => boolean;

/** Which documents have a text on the device, from one look at the keys. Nothing has one where there are no rows. */
export async function readTextNames(): Promise<HasText> {
  const keys = new Set(await readKeys(editionPrefix));
  return ({ url }) => keys.size > 0 && keys.has(editionPrefix + textAddress(url));
}

/** Between blocks of a text. */
const separator = ' · ';

/** The words of a document whose text is on the device, in their order; undefined if it has none. Never rejects. */
export async function readWords(file: FileValue): Promise<{ words: string; lang: string } | undefined> {
  const text = await readStoredText(file);
  return text && { words: wordsOfEdition(text.edition), lang: text.edition.lang };
}

/** The texts of all blocks. Empty blocks, such as the beginning of a page, are left out. */
const wordsOfEdition = ({ blocks }: Pick<Edition, 'blocks'>): string =>
  blocks
    .map((block) => textsOf(block).map(plain).join(' ').trim())
    .filter((text) => text !== '')
    .join(separator);
