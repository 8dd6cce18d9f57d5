import { cacheNames } from './contract/contract';
import {
  formerHeader,
  newerAtHeader,
  otherSha256Header,
  otherVersionHeader,
  versionOf,
} from './contract/copy-headers';
import { findStored, store } from './cache-storage';

/** What lies beside a saved document. */
export interface Aside {
  /** The copy before the present one, until its reader has opened that. */
  former: Response | undefined;
  /** A version that is known and not stored here: its head need not be paid for with its body again. */
  otherVersion: string | undefined;
  otherSha256: string | undefined;
  /** Whether the reader is told that the other version is a newer one. */
  isNewer: boolean;
}

/**
 * What is remembered of a version that is not stored here: that it is a newer one, of which the reader is told, or that
 * no list named its bytes when it came.
 */
export type Note = { isNewer: true } | { sha256: string | undefined };

const nothing: Aside = { former: undefined, otherVersion: undefined, otherSha256: undefined, isNewer: false };

/** What lies beside a saved document. Never rejects. */
export async function readAside(key: string): Promise<Aside> {
  const entry = await findStored(cacheNames.formerDocuments, key);
  if (!entry) return nothing;
  const { headers } = entry;
  return {
    former: headers.has(formerHeader) ? entry : undefined,
    otherVersion: headers.get(otherVersionHeader) ?? undefined,
    otherSha256: headers.get(otherSha256Header) ?? undefined,
    isNewer: headers.has(newerAtHeader),
  };
}

/**
 * Keeps the copy that is about to be replaced. The one that lies there already stays in its place, for it is the last
 * that the reader has opened. Resolves to false where there is no room for both.
 */
export async function keepFormer(key: string, present: Response): Promise<boolean> {
  const { former, otherVersion } = await readAside(key);
  if (former && otherVersion === undefined) return true;
  const copy = former ?? present;
  const headers = new Headers(copy.headers);
  for (const name of notes) headers.delete(name);
  headers.set(formerHeader, '1');
  return store(cacheNames.formerDocuments, key, new Response(await copy.blob(), { headers }));
}

const notes = [otherVersionHeader, otherSha256Header, newerAtHeader];

/** Takes back what `keepFormer` put there, for the present copy stays. Never rejects. */
export async function dropFormer(key: string): Promise<void> {
  try {
    await (await caches.open(cacheNames.formerDocuments)).delete(key, { ignoreVary: true });
  } catch (error) {
    console.warn(`The former copy of ${key} could not be deleted:`, error);
  }
}

/** Remembers a version that came and was not stored: a newer one that finds no room, or one that was refused. Never rejects. */
export async function noteVersion(key: string, fresh: Headers, note: Note): Promise<void> {
  const aside = await readAside(key);
  const isRefused = 'sha256' in note;
  // A version that says nothing of itself cannot be told from the next one.
  if (isRefused && (aside.isNewer || !versionOf(fresh))) return;
  const headers = new Headers(aside.former?.headers);
  for (const name of notes) headers.delete(name);
  headers.set(otherVersionHeader, versionOf(fresh));
  if (isRefused) headers.set(otherSha256Header, note.sha256 ?? '');
  else headers.set(newerAtHeader, String(Date.now()));
  await store(cacheNames.formerDocuments, key, new Response(await aside.former?.blob(), { headers }));
}
