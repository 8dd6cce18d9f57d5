import { onTestFinished, vi } from 'vitest';
import { startApp } from '../lists/fresh';

/** One tab of one device: all tabs share its database and its Cache Storage. */
export async function startTab() {
  startApp('');
  const saved = await import('../../../src/data/documents/saved-documents');
  // Each tab has its own module: a lazy import would belong to the tab that was started last.
  await saved.preloadSaving();
  const { removeSaved } = await import('../../../src/data/documents/remove-saved');
  const former = await import('../../../src/data/documents/former-copies');
  const states = await import('../../../src/data/documents/save-states');
  const { addressOf } = await import('../../../src/data/documents/types');
  const { fetchDocument } = await import('../../../src/data/documents/fetch-document');
  onTestFinished(states.followSaves(states.everyDocument, () => undefined));
  await vi.waitUntil(() => states.listDocuments() !== undefined);
  const stateOf = (url: string) => states.stateOf(addressOf(url));
  /** All states of a document from now on. */
  const watch = (url: string) => {
    const seen: ReturnType<typeof stateOf>[] = [];
    onTestFinished(states.followSaves(addressOf(url), () => seen.push(stateOf(url))));
    return seen;
  };
  return { ...saved, ...states, ...former, removeSaved, stateOf, watch, fetchDocument };
}
