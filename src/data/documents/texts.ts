import { cacheNames, textsIndex, textUrl } from '../../../sw/contract/contract';
import type { Edition, TextIndex } from '../../document-text/edition';
import { isEdition, isTextIndex } from '../../document-text/check-edition';
import type { FileValue } from '../../schemas/base';
import { call } from '../api/client';
import { isMetered } from '../device/data-saver';
import { readRow, writeRow } from '../device/rows';
import { callPause } from '../lists/limits';
import { fileName } from './fetch-document';
import { addressOf } from './types';

/** The prefix of rows with the texts of documents; `usedAt` (ms since 1970) is when a text came or was last opened. */
export const editionPrefix = 'edition/';
const keyOf = (url: string) => editionPrefix + textAddress(url);

const indexKey = editionPrefix + textsIndex;

/** The index is asked for again after this time (ms). */
const freshness = 6 * 3_600_000;

/** The budget (bytes) of one prefetch: about 60 kB, compressed. */
const budget = 180_000;

interface TextRow {
  hash: string;
  edition: Edition;
  usedAt: number;
}

interface IndexRow {
  index: TextIndex;
  fetchedAt: number;
}

/** The name of a document in the index: its path, not URL-encoded, or its address on another origin. */
export function textAddress(url: string): string {
  const { origin, pathname, href } = new URL(addressOf(url));
  if (origin !== location.origin) return href;
  try {
    return decodeURIComponent(pathname).normalize('NFC');
  } catch {
    return pathname;
  }
}

/** The text of a document that is on the phone. Never rejects. */
export async function readStoredText({ url }: FileValue): Promise<Edition | undefined> {
  const row = await readRow<Partial<TextRow>>(keyOf(url));
  return isEdition(row?.edition) ? row.edition : undefined;
}

/** The stored text, else the server's, which is then stored. Undefined if there is none. */
async function findText(file: FileValue): Promise<Edition | undefined> {
  const stored = await readStoredText(file);
  if (stored) return stored;
  try {
    const { texts } = await readIndex();
    const hash = texts[textAddress(file.url)];
    return hash === undefined ? undefined : (await fetchText(file.url, hash)).edition;
  } catch {
    // The document itself may be had; if not, it says why.
    return undefined;
  }
}

/**
 * The text of a document. Where the document itself is on the phone, only a text that is there too: a slow network
 * must not delay what can be read without it. Never rejects.
 */
export async function loadText(file: FileValue): Promise<Edition | undefined> {
  return (await isStored(file)) ? readStoredText(file) : findText(file);
}

async function isStored({ url }: FileValue): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const names = [cacheNames.savedDocuments, cacheNames.documents];
  const find = (cacheName: string) => caches.match(url, { cacheName, ignoreVary: true });
  const copies = await Promise.all(names.map(find)).catch(() => []);
  return copies.some((copy) => copy !== undefined);
}

/**
 * Fetches the texts of documents that are missing on the phone or have changed, in their order, within a budget. Stops
 * on a metered connection, without a network and when `signal` is aborted. Resolves to their number. Never rejects.
 */
export async function prefetchTexts(
  files: readonly FileValue[],
  signal: AbortSignal,
  pause = callPause,
): Promise<number> {
  let spent = 0;
  let fetched = 0;
  try {
    const { texts } = await readIndex();
    for (const { url } of files) {
      if (signal.aborted || isMetered() || spent > budget) break;
      const hash = texts[textAddress(url)];
      if (hash === undefined || (await readRow<Partial<TextRow>>(keyOf(url)))?.hash === hash) continue;
      if (fetched > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      spent += (await fetchText(url, hash)).size;
      fetched += 1;
    }
  } catch (error) {
    console.warn(`The texts of documents were not all fetched: ${String(error)}`);
  }
  return fetched;
}

async function readIndex(): Promise<TextIndex> {
  const row = await readRow<Partial<IndexRow>>(indexKey);
  const age = Date.now() - (row?.fetchedAt ?? -Infinity);
  if (isTextIndex(row?.index) && age >= 0 && age < freshness) return row.index;
  const { body } = await call(textsIndex);
  if (!isTextIndex(body)) throw new Error(`${textsIndex} is no index of texts.`);
  await writeRow(indexKey, { index: body, fetchedAt: Date.now() } satisfies IndexRow);
  return body;
}

async function fetchText(url: string, hash: string): Promise<{ edition: Edition; size: number }> {
  const { body, text } = await call(textUrl(hash));
  if (!isEdition(body)) throw new Error(`The text of ${fileName(url)} is damaged.`);
  await writeRow(keyOf(url), { hash, edition: body, usedAt: Date.now() } satisfies TextRow);
  return { edition: body, size: text.length };
}
