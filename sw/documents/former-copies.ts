import { cacheNames } from '../contract/contract';
import {
  formerHeader,
  newerAtHeader,
  otherSha256Header,
  otherVersionHeader,
  versionOf,
} from '../contract/copy-headers';
import { deleteUrls } from '../contract/open-cache';
import { findStored, store } from '../storage/cache-storage';

/** What is stored beside a saved document, in the former documents. */
export interface OtherCopy {
  /** The previous copy, until the user has opened the present one. */
  former: Response | undefined;
  /** A version that is known but not stored here, so that it is not downloaded again. */
  otherVersion: string | undefined;
  otherSha256: string | undefined;
  /** Whether the user is told that the other version is newer. */
  hasNewer: boolean;
}

/**
 * What is recorded of a version that is not stored here: that it is newer, which the user is told, or that no
 * list named its bytes when it arrived.
 */
export type Note = { hasNewer: true } | { sha256: string | undefined };

const nothing: OtherCopy = {
  former: undefined,
  otherVersion: undefined,
  otherSha256: undefined,
  hasNewer: false,
};

/** Reads what is stored beside a saved document. Never rejects. */
export async function readOtherCopy(key: string): Promise<OtherCopy> {
  const entry = await findStored(cacheNames.formerDocuments, key);
  if (!entry) return nothing;
  const { headers } = entry;
  return {
    former: headers.has(formerHeader) ? entry : undefined,
    otherVersion: headers.get(otherVersionHeader) ?? undefined,
    otherSha256: headers.get(otherSha256Header) ?? undefined,
    hasNewer: headers.has(newerAtHeader),
  };
}

/**
 * Stores the copy that is about to be replaced. An existing former copy stays, because it is the last one
 * that the user has opened. Resolves to false if there is no room for both.
 */
export async function keepFormer(key: string, present: Response): Promise<boolean> {
  const { former, otherVersion } = await readOtherCopy(key);
  if (former && otherVersion === undefined) return true;
  const copy = former ?? present;
  const headers = new Headers(copy.headers);
  for (const name of notes) headers.delete(name);
  headers.set(formerHeader, '1');
  return store(cacheNames.formerDocuments, key, new Response(await copy.blob(), { headers }));
}

/**
 * The former copy of a saved document that is gone, put back in its place: a browser that ended while it replaced the
 * saved copy has deleted that. Undefined if there is none. Never rejects.
 */
export async function restoreLost(key: string): Promise<Response | undefined> {
  const { former } = await readOtherCopy(key);
  if (!former) return undefined;
  const headers = new Headers(former.headers);
  for (const name of [formerHeader, ...notes]) headers.delete(name);
  const copy = new Response(await former.blob(), { headers });
  if (await store(cacheNames.savedDocuments, key, copy.clone())) await deleteFormer(key);
  return copy;
}

const notes = [otherVersionHeader, otherSha256Header, newerAtHeader];

/** Deletes what `keepFormer` stored, because the present copy stays. Never rejects. */
export async function deleteFormer(key: string): Promise<void> {
  try {
    await deleteUrls(cacheNames.formerDocuments, [key]);
  } catch (error) {
    console.warn(`The former copy of ${key} could not be deleted:`, error);
  }
}

/** Records a version that was not stored: a newer one that did not fit, or one that was rejected. Never rejects. */
export async function noteVersion(key: string, fresh: Headers, note: Note): Promise<void> {
  const other = await readOtherCopy(key);
  const isRefused = 'sha256' in note;
  // A version without ETag, date or length cannot be distinguished from the next one.
  if (isRefused && (other.hasNewer || !versionOf(fresh))) return;
  const headers = new Headers(other.former?.headers);
  for (const name of notes) headers.delete(name);
  headers.set(otherVersionHeader, versionOf(fresh));
  if (isRefused) headers.set(otherSha256Header, note.sha256 ?? '');
  else headers.set(newerAtHeader, String(Date.now()));
  await store(cacheNames.formerDocuments, key, new Response(await other.former?.blob(), { headers }));
}
