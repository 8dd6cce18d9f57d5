import { parseUrl, withoutHash } from './urls';

/** What API responses say about a document. */
export interface Listing {
  /** Whether a record names it. */
  isNamed: boolean;
  /** The SHA-256 hashes beside its address, in lower case: more than one if the responses differ in age. */
  hashes: Set<string>;
}

/**
 * Searches the JSON text of an API response for a document's absolute address, without a schema: a record is any object
 * with the address as a value, and its `sha256` is that of the file. Relative addresses are resolved with `base`. An
 * invalid text names nothing.
 */
export function readListing(text: string, document: string, base: string): Listing {
  const listing: Listing = { isNamed: false, hashes: new Set() };
  const mayName = namesPart(document);
  if (!mayName(text)) return listing;
  visit(parse(text), (record) => {
    if (!Object.values(record).some((value) => mayName(value) && isAddressOf(value, document, base))) return;
    listing.isNamed = true;
    const { sha256 } = record;
    if (typeof sha256 === 'string') listing.hashes.add(sha256.trim().toLowerCase());
  });
  return listing;
}

/**
 * The absolute address of the document that the JSON text of an API response names with this SHA-256 (in lower case);
 * undefined if it names none. Documents are sent as `file` or `pdf`. Relative addresses are resolved with `base`.
 */
export function findListed(text: string, sha256: string, base: string): string | undefined {
  if (!text.toLowerCase().includes(sha256)) return undefined;
  let found: string | undefined;
  visit(parse(text), (record) => {
    if (typeof record.sha256 !== 'string' || record.sha256.trim().toLowerCase() !== sha256) return;
    const address = record.file ?? record.pdf;
    if (typeof address === 'string') found ??= parseUrl(address, base)?.href;
  });
  return found;
}

/**
 * A fast pre-check: most texts do not contain the file name. A name with other characters may be encoded in
 * several ways.
 */
function namesPart(document: string): (text: unknown) => text is string {
  const name = document.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const isPlain = /^[\w.-]+$/.test(name);
  return (text): text is string => typeof text === 'string' && (!isPlain || text.includes(name));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON names no document.
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

function isAddressOf(address: string, document: string, base: string): boolean {
  if (address.length > document.length + 16) return false;
  const url = parseUrl(address, base);
  return url !== undefined && withoutHash(url.href) === document;
}
