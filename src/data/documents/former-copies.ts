import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import {
  formerHeader,
  newerAtHeader,
  otherVersionHeader,
  versionOf,
} from '../../../sw/contract/copy-headers';
import { deleteCopy, findCopy, listAddresses } from './copies';
import { asSaved, findOtherCopy } from './restore-former';
import { withSaveLock, putWhole } from './write-copies';
import { announceChange } from './save-states';
import { addressOf } from './types';

const { formerDocuments, savedDocuments } = cacheNames;

/** What is stored beside a saved document, in the former documents. */
export interface OtherCopy {
  /** Whether the previous copy is stored, which the user can restore. */
  hasFormer: boolean;
  /** Whether a newer version is known that is not stored: it did not fit, or the user went back from it. */
  hasNewer: boolean;
}

/** What is stored beside each saved document, by address. Never rejects. */
export async function readOtherCopies(): Promise<ReadonlyMap<string, OtherCopy>> {
  const otherCopies = new Map<string, OtherCopy>();
  for (const address of (await listAddresses(formerDocuments)) ?? []) {
    const entry = await findOtherCopy(address).catch((error: unknown) => console.warn(error));
    if (!entry) continue;
    const { headers } = entry;
    otherCopies.set(address, { hasFormer: headers.has(formerHeader), hasNewer: headers.has(newerAtHeader) });
  }
  return otherCopies;
}

/** Whether the previous copy of a saved document is stored. Never rejects. */
export async function hasFormer(url: string): Promise<boolean> {
  return (await readOtherCopies()).get(addressOf(url))?.hasFormer === true;
}

/**
 * Replaces the saved copy with the former one. The worker then leaves it in place until there is yet another
 * version. Resolves to false if there is no former copy. Rejects with a StorageError, and then both are
 * unchanged.
 */
export async function restoreFormer(url: string): Promise<boolean> {
  const address = addressOf(url);
  const isRestored = await withSaveLock(address, async () => {
    const [entry, present] = [await findOtherCopy(address), await findCopy(address)];
    if (!entry?.headers.has(formerHeader)) return false;
    await putWhole(savedDocuments, address, await asSaved(entry));
    await note(address, present?.headers ?? new Headers());
    return true;
  });
  await announceChange();
  return isRestored;
}

async function note(address: string, newer: Headers): Promise<void> {
  const headers = { [otherVersionHeader]: versionOf(newer), [newerAtHeader]: String(Date.now()) };
  await putWhole(formerDocuments, address, new Response(null, { headers }));
}

/**
 * Deletes the former copy, now that the user has opened the present one. `updatedAt` is the update time of
 * the opened copy: if the copy was replaced since, the former one stays. Never rejects.
 */
export async function deleteFormerAfterOpening(url: string, updatedAt: number | undefined): Promise<void> {
  const address = addressOf(url);
  try {
    const entry = await findOtherCopy(address);
    if (!entry?.headers.has(formerHeader)) return;
    const present = await findCopy(address);
    if (updatedAt === undefined || Number(present?.headers.get(updatedAtHeader)) !== updatedAt) return;
    const version = entry.headers.get(otherVersionHeader);
    if (version === null) await deleteCopy(formerDocuments, address);
    else await putWhole(formerDocuments, address, new Response(null, { headers: notesOf(entry.headers) }));
    await announceChange();
  } catch (error) {
    console.warn(error);
  }
}

function notesOf(headers: Headers): Headers {
  const notes = new Headers(headers);
  for (const name of [formerHeader, savedAsHeader, 'content-length']) notes.delete(name);
  return notes;
}

/**
 * Stores the saved copy as the former one before `place` stores a newer one, and restores the former state if
 * that fails. Rejects with the error of `place`, or with a StorageError if both do not fit.
 */
export async function replaceKeepingFormer(address: string, place: () => Promise<void>): Promise<void> {
  const [entry, present] = [await findOtherCopy(address), await findCopy(address)];
  const former = entry?.headers.has(formerHeader) ? entry : present;
  if (!former) return place();
  const headers = new Headers(former.headers);
  for (const name of [newerAtHeader, otherVersionHeader]) headers.delete(name);
  headers.set(formerHeader, '1');
  const before = entry?.clone();
  await putWhole(formerDocuments, address, new Response(await former.blob(), { headers }));
  try {
    await place();
  } catch (error) {
    // Where the present copy went with the failed write, the former one is the last: `restoreLost` puts it back.
    if (!(await findCopy(address))) throw error;
    if (before) await putWhole(formerDocuments, address, before);
    else await deleteCopy(formerDocuments, address);
    throw error;
  }
}

/** Deletes what is stored beside a document. Rejects with a StorageError if Cache Storage cannot be used. */
export const deleteOtherCopy = (address: string): Promise<void> => deleteCopy(formerDocuments, address);
