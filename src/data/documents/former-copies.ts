import { cacheNames, savedAsHeader, updatedAtHeader } from '../../../sw/contract/contract';
import {
  formerHeader,
  newerAtHeader,
  otherVersionHeader,
  versionOf,
} from '../../../sw/contract/copy-headers';
import { deleteCopy, findCopy, listAddresses, openCache } from './copies';
import { withSaveLock } from './save-lock';
import { announce } from './save-states';
import { addressOf } from './types';
import { putWhole } from './store-copy';

const { formerDocuments, savedDocuments } = cacheNames;

/** What lies beside a saved document. */
export interface Aside {
  /** The copy before it, which its reader can go back to. */
  hasFormer: boolean;
  /** A newer version is known that is not on the device: it found no room, or the reader went back from it. */
  isNewer: boolean;
}

/** What lies beside the saved documents, by their addresses. Never rejects. */
export async function readAsides(): Promise<ReadonlyMap<string, Aside>> {
  const asides = new Map<string, Aside>();
  for (const address of await listAddresses(formerDocuments)) {
    const entry = await findAside(address).catch((error: unknown) => console.warn(error));
    if (!entry) continue;
    const { headers } = entry;
    asides.set(address, { hasFormer: headers.has(formerHeader), isNewer: headers.has(newerAtHeader) });
  }
  return asides;
}

/** Whether the copy before the saved one is on the device. Never rejects. */
export async function hasFormer(url: string): Promise<boolean> {
  return (await readAsides()).get(addressOf(url))?.hasFormer === true;
}

async function findAside(address: string): Promise<Response | undefined> {
  return (await openCache(formerDocuments)).match(address, { ignoreVary: true });
}

/**
 * Puts the former copy in the place of the saved one, which the worker then leaves alone until there is yet another
 * version. Resolves to false where there is none. Rejects with a StorageError: then both are as they were.
 */
export async function restoreFormer(url: string): Promise<boolean> {
  const address = addressOf(url);
  const isRestored = await withSaveLock(address, async () => {
    const [entry, present] = [await findAside(address), await findCopy(address)];
    if (!entry?.headers.has(formerHeader)) return false;
    const headers = new Headers(entry.headers);
    for (const name of [formerHeader, newerAtHeader, otherVersionHeader]) headers.delete(name);
    await putWhole(savedDocuments, address, new Response(await entry.blob(), { headers }));
    await note(address, present?.headers ?? new Headers());
    return true;
  });
  await announce();
  return isRestored;
}

async function note(address: string, newer: Headers): Promise<void> {
  const headers = { [otherVersionHeader]: versionOf(newer), [newerAtHeader]: String(Date.now()) };
  await putWhole(formerDocuments, address, new Response(null, { headers }));
}

/**
 * Lets the former copy go, now that its reader has opened the present one. `updatedAt` is the time that the opened bytes
 * carried: where the copy was replaced meanwhile, the former one stays. Never rejects.
 */
export async function dropFormer(url: string, updatedAt: number | undefined): Promise<void> {
  const address = addressOf(url);
  try {
    const entry = await findAside(address);
    if (!entry?.headers.has(formerHeader)) return;
    const present = await findCopy(address);
    if (updatedAt === undefined || Number(present?.headers.get(updatedAtHeader)) !== updatedAt) return;
    const version = entry.headers.get(otherVersionHeader);
    if (version === null) await deleteCopy(formerDocuments, address);
    else await putWhole(formerDocuments, address, new Response(null, { headers: notesOf(entry.headers) }));
    await announce();
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
 * Keeps the saved copy beside, before `place` puts a newer one there; where that fails, all is as it was. Rejects with
 * what `place` rejects with, and with a StorageError where both do not fit.
 */
export async function keepingFormer(address: string, place: () => Promise<void>): Promise<void> {
  const [entry, present] = [await findAside(address), await findCopy(address)];
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
    if (before) await putWhole(formerDocuments, address, before);
    else await deleteCopy(formerDocuments, address);
    throw error;
  }
}

/** Removes what lies beside a document. Rejects with a StorageError where Cache Storage cannot be used. */
export const deleteAside = (address: string): Promise<void> => deleteCopy(formerDocuments, address);
