import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { writePosition, readPosition } from '../../../src/data/documents/reading-position';
import { writeRow } from '../../../src/data/device/rows';

it('a document opens where it was left, and another one at its beginning', async () => {
  await writePosition('/files/tor.pdf', { page: 3, across: 0, down: 0.25 });
  expect(await readPosition('/files/tor.pdf')).toEqual({ page: 3, across: 0, down: 0.25 });
  expect((await readPosition('/files/other.pdf')).page).toBe(1);
});

it.each([null, 'text', 7, [], {}, { page: 'x', across: 0, down: 0 }, { page: 2, across: NaN, down: 0 }])(
  'a document with a damaged position opens at its beginning: %j',
  async (row) => {
    await writeRow('reading//files/damaged.pdf', row);
    expect(await readPosition('/files/damaged.pdf')).toEqual({ page: 1, across: -1, down: -1 });
  },
);
