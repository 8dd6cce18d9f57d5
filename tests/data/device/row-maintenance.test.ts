import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';

beforeEach(() => void usePhone());

async function start() {
  startApp('');
  return {
    ...(await import('../../../src/data/device/rows')),
    ...(await import('../../../src/data/device/row-maintenance')),
  };
}

describe('rows that are no longer needed', () => {
  it('are deleted with their parts, except one that has changed', async () => {
    const { writeList, writeRow, deleteLists, listKeys } = await start();
    await writeList('a', { row: { stamp: 's', confirmedAt: 1, parts: 2 }, parts: [[1], [2]] });
    await writeRow('b', 'changed');
    await deleteLists(['a', 'b', 'c'], (_key, row) => row !== 'changed');
    expect(await listKeys()).toEqual(['b']);
  });

  it('are parts that no row references', async () => {
    const { writeList, writeRow, deleteRow, deleteLooseParts, listKeys } = await start();
    for (const key of ['a', 'b']) {
      await writeList(key, { row: { stamp: 's', confirmedAt: 1, parts: 2 }, parts: [[1], [2]] });
    }
    await writeRow('a part 000002', { stamp: 's', value: [3] });
    await deleteRow('b');
    await deleteLooseParts(await listKeys());
    expect(await listKeys()).toEqual(['a', 'a part 000000', 'a part 000001']);
  });
});
