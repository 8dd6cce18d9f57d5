// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPosition } from '../../src/data/documents/reading-position';
import { writeRow } from '../../src/data/device/rows';
import { damages, expectToOpen, places } from './damaged-rows';

const kinds = Object.keys(damages);

// Each kind of row with one kind of damage; all combinations are in damaged-rows.long.tsx.
test.each(places.map((place, index) => [place.key, kinds[(index * 5) % kinds.length]!, place] as const))(
  'the app opens and shows its normal content if %s holds %s',
  (_, kind, place) => expectToOpen(place, damages[kind]),
);

test('a damaged reading position means the beginning', async () => {
  for (const damage of Object.values(damages)) {
    await writeRow('reading//files/a.pdf', damage);
    expect(await readPosition('/files/a.pdf')).toEqual({ page: 1, across: -1, down: -1 });
  }
});
