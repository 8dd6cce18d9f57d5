import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { keepPosition, readPosition } from '../../src/data/reading';

it('a document is opened where it was left, and another one at its beginning', async () => {
  await keepPosition('/files/tor.pdf', { page: 3, across: 0, down: 0.25 });
  expect(await readPosition('/files/tor.pdf')).toEqual({ page: 3, across: 0, down: 0.25 });
  expect((await readPosition('/files/other.pdf')).page).toBe(1);
});
