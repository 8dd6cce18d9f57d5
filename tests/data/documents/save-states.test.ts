// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { everyDocument, followSaves, reloadCatalogue } from '../../../src/data/documents/save-states';
import { MemoryCaches } from '../../sw/memory-caches';

test('a change is read, whenever it comes: also while the reading before it ends', async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  let told = 0;
  let onTold = () => {};
  const unfollow = followSaves(everyDocument, () => {
    told += 1;
    onTold();
  });
  for (let ticks = 0; ticks < 40; ticks++) {
    const isTold = new Promise<void>((resolve) => (onTold = resolve));
    const reading = reloadCatalogue();
    await isTold;
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    const before = told;
    await reloadCatalogue();
    await reading;
    expect(told, `${ticks} ticks after the notification`).toBeGreaterThan(before);
  }
  unfollow();
});
