import { beforeEach, expect, it } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';

beforeEach(() => void usePhone());

async function start() {
  startApp('');
  const [deletion, rows] = await Promise.all([
    import('../../../src/data/device/delete-rows'),
    import('../../../src/data/device/rows'),
  ]);
  for (const key of ['a', 'b/1', 'c/1', 'bc']) await rows.writeRow(key, key);
  return { ...deletion, ...rows };
}

it('leaves the rows that are accepted', async () => {
  const { deleteRowsExcept, readKeys } = await start();
  expect(await deleteRowsExcept((key) => /^[bc]\//.test(key))).toBe(true);
  expect(await readKeys('')).toEqual(['b/1', 'c/1']);
});

it('deletes what was written before it, and refuses what is written after it, until storage is thawed', async () => {
  const { deleteRowsExcept, thawStorage, writeRow, readKeys } = await start();
  const before = writeRow('before', 1);
  const deletion = deleteRowsExcept(() => false);
  const after = writeRow('after', 1);
  expect(await Promise.all([before, deletion, after])).toEqual([true, true, false]);
  expect(await readKeys('')).toEqual([]);
  thawStorage();
  expect(await writeRow('after', 1)).toBe(true);
});
