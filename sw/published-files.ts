import { apiBase, cacheNames } from './contract/contract';
import { findStored } from './cache-storage';

/** What the stored lists of the API say of a document. */
export interface Published {
  /** Whether any names it. */
  isNamed: boolean;
  /** The SHA-256 that stand beside its address: more than one where one list is older than another. */
  hashes: ReadonlySet<string>;
}

/**
 * Looks for the address of a document in every stored answer of the API, without a schema: a record is whatever names
 * the address, and `sha256` beside it is that of the file. Never rejects: an answer that cannot be read says nothing.
 */
export async function readPublished(key: string): Promise<Published> {
  const hashes = new Set<string>();
  let isNamed = false;
  const mayName = namesPart(key);
  const note = (record: Record<string, unknown>) => {
    if (!Object.values(record).some((value) => mayName(value) && leadsTo(value, key))) return;
    isNamed = true;
    const { sha256 } = record;
    if (typeof sha256 === 'string') hashes.add(sha256.trim().toLowerCase());
  };
  for (const url of await storedAnswers()) {
    const text = await findText(url);
    if (text !== undefined && mayName(text)) visit(parse(text), note);
  }
  return { isNamed, hashes };
}

/** A cheap look at a text: most hold the name of the file nowhere. A name of other letters may be written in several ways. */
function namesPart(key: string): (text: unknown) => text is string {
  const name = key.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const isPlain = /^[\w.-]+$/.test(name);
  return (text): text is string => typeof text === 'string' && (!isPlain || text.includes(name));
}

async function storedAnswers(): Promise<string[]> {
  try {
    return (await (await caches.open(cacheNames.api)).keys()).map(({ url }) => url);
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

/** Every record of an answer, however deep. */
function visit(answer: unknown, note: (record: Record<string, unknown>) => void): void {
  const waiting = [answer];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) note(next as Record<string, unknown>);
    for (const child of Object.values(next)) if (typeof child === 'object') waiting.push(child);
  }
}

/** Whether an address, as the page resolves it, is that of the document. */
function leadsTo(address: string, key: string): boolean {
  if (address.length > key.length + 16) return false;
  try {
    return new URL(address, `${apiBase || location.origin}/`).href.replace(/#.*$/, '') === key;
  } catch {
    return false;
  }
}
