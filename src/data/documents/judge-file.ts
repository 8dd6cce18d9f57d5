import { siteLanguages } from 'virtual:messages';
import { apiBase, apiUrlIn } from '../../../sw/contract/contract';
import { sha256Of } from '../../../sw/contract/file-signatures';
import { findListed, readListing } from '../../../sw/contract/listed-hashes';
import type { FileValue } from '../../schemas/base';
import { call } from '../api/client';
import { readStored } from './listed-now';
import { addressOf } from './types';

/**
 * How a file compares with a published document. `published`: it is that document, as a list names it. `elsewhere`: it
 * is the document at another address of the lists: of another notice, or in another language. `different`: no list
 * names it. `unsure`: no list that could be read names it. `unknown`: the browser cannot compare without https.
 */
export type Verdict =
  { is: 'published' | 'different' | 'unsure' | 'unknown' } | { is: 'elsewhere'; address: string };

/**
 * Compares a file with a document, by its SHA-256: with what the page knows of the document, then with the lists of
 * these names that the worker has stored, in all languages, and then with what the server says of them now, because the
 * document may be newer than the stored lists. Asks for the lists that name the document, or for all if none does.
 * Rejects if the file cannot be read.
 */
export async function judgeFile(document: FileValue, file: Blob, lists: readonly string[]): Promise<Verdict> {
  const hash = await sha256Of(await file.arrayBuffer());
  if (hash === undefined) return { is: 'unknown' };
  if (hash === document.sha256?.toLowerCase()) return { is: 'published' };
  const address = addressOf(document.url);
  const base = `${apiBase || location.origin}/`;
  const search = (texts: readonly string[]): Verdict | undefined => {
    if (texts.some((text) => readListing(text, address, base).hashes.has(hash))) return { is: 'published' };
    const other = texts.map((text) => findListed(text, hash, base)).find((found) => found !== undefined);
    return other === undefined ? undefined : { is: 'elsewhere', address: other };
  };
  const calls = lists.flatMap((list) =>
    siteLanguages.map((language) => ({ list, url: apiUrlIn(language.lists, list) })),
  );
  const stored = await Promise.all(calls.map(({ url }) => readStored(new URL(url, location.origin).href)));
  const found = search(stored);
  if (found) return found;
  const isNamed = stored.map((text) => readListing(text, address, base).isNamed);
  const naming = new Set(calls.filter((_, at) => isNamed[at]).map(({ list }) => list));
  const asked = calls.filter(({ list }) => naming.size === 0 || naming.has(list));
  const fresh = await Promise.all(asked.map(({ url }) => readNow(url)));
  const isAllKnown = fresh.every(({ isNow }) => isNow);
  return search(fresh.map(({ text }) => text)) ?? { is: isAllKnown ? 'different' : 'unsure' };
}

/** A list as the server has it now; what the worker answers without a network is older. Never rejects. */
async function readNow(url: string): Promise<{ text: string; isNow: boolean }> {
  const startedAt = Date.now();
  try {
    const { text, confirmedAt } = await call(url, { reload: true });
    return { text, isNow: confirmedAt >= startedAt };
  } catch (error) {
    console.warn(`The list ${url}, which may name a file, could not be read:`, error);
    return { text: '', isNow: false };
  }
}
