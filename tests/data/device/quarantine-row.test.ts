import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { quarantineRow } from '../../../src/data/device/quarantine-row';
import { readEntries, readRow, readRows, writeList, writeRow } from '../../../src/data/device/rows';

it('a row that is moved aside is stored under another key, and its parts are deleted', async () => {
  const parts = [[{ id: 1 }], [{ id: 2 }]];
  const row = { value: [], stamp: 'a', confirmedAt: 1, total: 2, parts: 2 };
  await writeList('/api/long', { row, parts });
  await writeRow('/api/other', { value: [] });
  await quarantineRow('/api/long', { value: ['seen'] });
  expect(await readRow('/api/long')).toBeUndefined();
  expect(await readEntries('/api/long')).toEqual([]);
  expect(await readRow('/api/other')).toBeDefined();
  expect(await readRow('aside//api/long')).toMatchObject({ row: { value: ['seen'] } });
});

it('five rows are kept aside, and the oldest is deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  for (let place = 0; place < 8; place += 1) {
    vi.setSystemTime(start + place * 1_000);
    await quarantineRow(`/api/${place}`, { place });
  }
  vi.useRealTimers();
  const kept = await readRows<{ row: { place?: number } }>('aside/');
  const places = kept.flatMap(({ row }) => row.place ?? []);
  expect(places.sort()).toEqual([3, 4, 5, 6, 7]);
});
