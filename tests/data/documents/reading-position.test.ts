import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import {
  readPosition,
  readTextPosition,
  writePosition,
  writeTextPosition,
} from '../../../src/data/documents/reading-position';
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

it('the position in the text and that in the pages are kept beside each other', async () => {
  expect(await readTextPosition('/files/both.pdf')).toEqual({ block: 0, into: 0 });
  await writeTextPosition('/files/both.pdf', { block: 7, into: 0.5 });
  await writePosition('/files/both.pdf', { page: 3, across: 0, down: 0.25 });
  expect(await readTextPosition('/files/both.pdf')).toEqual({ block: 7, into: 0.5 });
  expect((await readPosition('/files/both.pdf')).page).toBe(3);
});

it.each([null, 'text', { text: 7 }, { text: { block: -1, into: 0 } }, { text: { block: 2, into: NaN } }])(
  'a text with a damaged position opens at its beginning: %j',
  async (row) => {
    await writeRow('reading//files/torn.pdf', row);
    expect(await readTextPosition('/files/torn.pdf')).toEqual({ block: 0, into: 0 });
    await writeTextPosition('/files/torn.pdf', { block: 1, into: 0 });
    expect((await readTextPosition('/files/torn.pdf')).block).toBe(1);
  },
);
