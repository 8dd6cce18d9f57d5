import { withTimeout } from '../contract/timeout';
import { hasSecurityHeaders } from '../network/security-headers';
import { startStallTimer } from '../network/stall-timeout';
import { findStored, makeCopy, store } from '../storage/cache-storage';
import { fetchExact, findMismatch } from './fetch-exact';
import type { VersionFile } from './version-files';

/**
 * Stores all files in a cache, each with exactly the bytes that the build made. Files that are already stored
 * are verified and fetched again if they differ; files of the previous version with other names stay. Rejects
 * at the first file that cannot be fetched or stored: then the install fails, and the browser retries it
 * later.
 */
export async function storeExactly(cacheName: string, files: readonly VersionFile[]): Promise<void> {
  for (const file of files) {
    const flaw = await storeFile(cacheName, file);
    if (flaw !== undefined) throw new Error(`${file.url} could not be stored: ${flaw}`);
  }
}

/**
 * Stores a file unless it is stored exactly. Resolves to the reason why it could not be stored. A transfer without a
 * byte for 60 s is aborted.
 */
export async function storeFile(cacheName: string, file: VersionFile): Promise<string | undefined> {
  const held = await findExact(cacheName, file);
  const isHeld = typeof held === 'object' && (await updateHeaders(cacheName, file, held));
  return isHeld ? undefined : fetchAndStore(cacheName, file);
}

async function fetchAndStore(cacheName: string, file: VersionFile): Promise<string | undefined> {
  const timer = startStallTimer();
  const { response, flaw } = await fetchExact(file, timer).finally(timer.stop);
  if (flaw !== undefined) return flaw;
  return (await store(cacheName, file.key, response)) ? undefined : 'the device did not store it';
}

/** A stored file that cannot be read within this time (ms) is damaged. */
const readTimeout = 5_000;

interface Exact {
  headers: Headers;
  body: ArrayBuffer;
}

/** The stored file if it is exactly the file; `missing` also if Cache Storage fails. */
async function findExact(cacheName: string, file: VersionFile): Promise<Exact | 'damaged' | 'missing'> {
  const stored = await findStored(cacheName, file.key);
  if (!stored) return 'missing';
  const damaged = (flaw: string) => {
    console.warn(`${file.url} is damaged on this device and is fetched again: ${flaw}.`);
    return 'damaged' as const;
  };
  let body: ArrayBuffer;
  try {
    body = await withTimeout(readTimeout, stored.arrayBuffer());
  } catch (error) {
    return damaged(String(error));
  }
  const flaw = await findMismatch(file, stored, body);
  return flaw === undefined ? { headers: stored.headers, body } : damaged(flaw);
}

/** The site's security headers may have changed since the file was stored. */
const updateHeaders = async (cacheName: string, file: VersionFile, { headers, body }: Exact) =>
  hasSecurityHeaders({ headers }) || store(cacheName, file.key, makeCopy(body, headers));

/** The files that were verified since the worker started, by their keys. */
const verified = new Set<string>();

/**
 * Verifies a stored file once per start of the worker, and fetches it again if it is damaged: without a new version
 * there is no install that would. If that fails, the damaged file stays, and the next call tries again. Leaves a file
 * that is missing to `storeMissingFiles`. Never rejects.
 */
export async function repairFile(cacheName: string, file: VersionFile): Promise<void> {
  if (verified.has(file.key)) return;
  verified.add(file.key);
  try {
    if ((await findExact(cacheName, file)) !== 'damaged') return;
    const flaw = await fetchAndStore(cacheName, file);
    if (flaw === undefined) return;
    console.warn(`${file.url} stays damaged on this device: ${flaw}.`);
  } catch (error) {
    console.warn(`${file.url} could not be verified:`, error);
  }
  verified.delete(file.key);
}

/** Makes `repairFile` verify each file again: the user reloaded a page, perhaps because it does not work. */
export const verifyAgain = (): void => verified.clear();
