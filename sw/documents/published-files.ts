import { apiBase, cacheNames } from '../contract/contract';
import { storedUrls } from '../contract/open-cache';
import { parseUrl, withoutHash } from '../contract/urls';
import { findStored } from '../storage/cache-storage';

/** What the stored API lists say about a document. */
export interface Published {
  /** Whether a list names it. */
  isNamed: boolean;
  /** The SHA-256 hashes beside its address: more than one if the lists differ in age. */
  hashes: ReadonlySet<string>;
}

/**
 * Searches every stored API response for a document's address, without a schema: a record is any object with
 * the address as a value, and its `sha256` is that of the file. Never rejects: an unreadable response is
 * skipped.
 */
export async function readPublished(key: string): Promise<Published> {
  const hashes = new Set<string>();
  let isNamed = false;
  const mayName = namesPart(key);
  const note = (record: Record<string, unknown>) => {
    if (!Object.values(record).some((value) => mayName(value) && isAddressOf(value, key))) return;
    isNamed = true;
    const { sha256 } = record;
    if (typeof sha256 === 'string') hashes.add(sha256.trim().toLowerCase());
  };
  for (const url of await storedResponses()) {
    const text = await findText(url);
    if (text !== undefined && mayName(text)) visit(parse(text), note);
  }
  return { isNamed, hashes };
}

/**
 * A fast pre-check: most texts do not contain the file name. A name with other characters may be encoded in
 * several ways.
 */
function namesPart(key: string): (text: unknown) => text is string {
  const name = key.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const isPlain = /^[\w.-]+$/.test(name);
  return (text): text is string => typeof text === 'string' && (!isPlain || text.includes(name));
}

async function storedResponses(): Promise<string[]> {
  try {
    return await storedUrls(cacheNames.api);
  } catch (error) {
    console.warn('The stored lists could not be read:', error);
    return [];
  }
}

async function findText(url: string): Promise<string | undefined> {
  try {
    return await (await findStored(cacheNames.api, url))?.text();
  } catch (error) {
    console.warn(`${url} could not be read:`, error);
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Visits every object of a response, at any depth. */
function visit(response: unknown, note: (record: Record<string, unknown>) => void): void {
  const waiting = [response];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) note(next as Record<string, unknown>);
    for (const child of Object.values(next)) if (typeof child === 'object') waiting.push(child);
  }
}

/** Whether an address, as the page resolves it, is that of the document. */
function isAddressOf(address: string, key: string): boolean {
  if (address.length > key.length + 16) return false;
  const url = parseUrl(address, `${apiBase || location.origin}/`);
  return url !== undefined && withoutHash(url.href) === key;
}
