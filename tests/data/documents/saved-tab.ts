import { onTestFinished, vi } from 'vitest';
import { startApp } from '../lists/fresh';
import { MemoryLocks } from './memory-locks';
import { until } from '../../support/eventually';

/** A browser that grants locks and persistent storage, at a site whose viewer has no files. */
export function useBrowser(abilities: object = { locks: new MemoryLocks() }): void {
  vi.stubGlobal('navigator', { storage: { persist: async () => true }, ...abilities });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url === '/reader.json' ? Response.json({ always: [], decoders: {} }) : fetch(url, init),
  );
}

/** One tab of one device: all tabs share its database and its Cache Storage. */
export async function startTab() {
  startApp('');
  const saved = await import('../../../src/data/documents/saves');
  // Each tab has its own module: a lazy import would belong to the tab that was started last.
  await saved.preloadSaving();
  const { removeSaved } = await import('../../../src/data/documents/remove-saved');
  const former = await import('../../../src/data/documents/former-copies');
  const states = await import('../../../src/data/documents/save-states');
  const { addressOf } = await import('../../../src/data/documents/types');
  const { fetchDocument } = await import('../../../src/data/documents/fetch-document');
  onTestFinished(states.followSaves(states.everyDocument, () => undefined));
  await until(() => states.listDocuments() !== undefined);
  const stateOf = (url: string) => states.stateOf(addressOf(url));
  /** All states of a document from now on. */
  const watch = (url: string) => {
    const seen: ReturnType<typeof stateOf>[] = [];
    onTestFinished(states.followSaves(addressOf(url), () => seen.push(stateOf(url))));
    return seen;
  };
  return { ...saved, ...states, ...former, removeSaved, stateOf, watch, fetchDocument };
}
