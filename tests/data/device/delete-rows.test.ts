import { beforeEach, expect, it, vi } from 'vitest';
import { expectWarning } from '../../support/console';
import { runFor } from '../../support/silent-storage';
import { startApp, usePhone } from '../lists/fresh';

let phone: ReturnType<typeof usePhone>;
beforeEach(() => (phone = usePhone()));

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

it('freezes nothing if the database answers only after the deletion was given up', async () => {
  startApp('');
  const { deleteRowsExcept } = await import('../../../src/data/device/delete-rows');
  const { writeRow } = await import('../../../src/data/device/rows');
  expectWarning(/did not delete rows: Error: no response within 10000 ms/);
  const open = phone.database.open.bind(phone.database);
  const late = {} as { result: IDBDatabase } & Pick<IDBOpenDBRequest, 'onsuccess' | 'onupgradeneeded'>;
  vi.spyOn(phone.database, 'open').mockReturnValue(late as never);
  expect(await runFor(20_000, () => deleteRowsExcept(() => false))).toBe(false);
  const request = open('ngo');
  request.onupgradeneeded = (event) => {
    late.result = request.result;
    late.onupgradeneeded?.call(request, event);
  };
  await new Promise<void>((resolve) => {
    request.onsuccess = (event) => {
      late.onsuccess?.call(request, event);
      resolve();
    };
  });
  expect(await writeRow('after', 1)).toBe(true);
});
