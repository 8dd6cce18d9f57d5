import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { BlockedCaches, MemoryCaches } from '../../sw/memory-caches';
import { expectWarning } from '../../support/console';

const start = async () => ({
  ...(await import('../../../src/data/device/storage-faults')),
  ...(await import('../../../src/data/device/rows')),
  ...(await import('../../../src/data/documents/copies')),
  ...(await import('../../../sw/contract/timeout')),
});

beforeEach(() => void vi.resetModules());

it.each([
  ['blocked', new BlockedCaches()],
  ['missing', undefined],
])('Cache Storage that is %s is refused, until it opens', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  const { openCache, isRefusedHere } = await start();
  await expect(openCache('a')).rejects.toThrow('no-storage');
  expect(isRefusedHere('files')).toBe(true);
  vi.stubGlobal('caches', new MemoryCaches());
  await openCache('a');
  expect(isRefusedHere('files')).toBe(false);
});

it('a missing Cache Storage is known before anything is saved', async () => {
  expectWarning(/^What a holds could not be read/);
  vi.stubGlobal('caches', undefined);
  const { listAddresses, isRefusedHere } = await start();
  expect(await listAddresses('a')).toBeUndefined();
  expect(isRefusedHere('files')).toBe(true);
});

it.each([
  [
    'throws',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['is missing', undefined],
])('a database that %s is refused', async (_, open) => {
  expectWarning(/^The device's database did not read a/);
  vi.stubGlobal('indexedDB', open && { open });
  const { readRow, isRefusedHere } = await start();
  expect(await readRow('a')).toBeUndefined();
  expect(isRefusedHere('rows')).toBe(true);
});

it('a database that opens is not refused', async () => {
  const { writeRow, isRefusedHere } = await start();
  expect(await writeRow('a', 1)).toBe(true);
  expect(isRefusedHere('rows')).toBe(false);
});

it('a full device, and one that does not respond in time, refuse nothing', async () => {
  const { noteRefusal, isRefusedHere, withTimeout } = await start();
  noteRefusal('files', new DOMException('no room', 'QuotaExceededError'));
  noteRefusal('files', await withTimeout(1, new Promise(() => undefined)).catch((error: unknown) => error));
  expect(isRefusedHere('files')).toBe(false);
});
