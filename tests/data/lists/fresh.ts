import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { MemoryCaches } from '../../sw/memory-caches';
import { restartApp } from '../../support/restart-app';

/** A device that was never used: an empty database and an empty Cache Storage. */
export function usePhone() {
  const database = new IDBFactory();
  const caches = new MemoryCaches();
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('caches', caches);
  return { database, caches };
}

/** Modules that are imported after this belong to a build for the API at `base`, as if the app had just started. */
export function startApp(base: string): void {
  vi.stubEnv('VITE_API_BASE_URL', base);
  restartApp();
}
