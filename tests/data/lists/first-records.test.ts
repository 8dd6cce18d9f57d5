import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstRecords } from '../../../src/data/lists/first-records';
import { noas } from '../../../src/schemas/noas';
import { vacancies } from '../../../src/schemas/vacancies';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const closing = (...days: (string | undefined)[]) => days.map((closeDate) => ({ closeDate }));

test('of a list with deadlines, the next to close come first, then those without one, then the last closed', () => {
  const right = [
    '2026-11-20 16:00',
    '2026-11-21',
    '2026-12-01',
    undefined,
    'until filled',
    '2026-11-02',
    '2026-11-01',
  ];
  const mixed = [5, 2, 6, 0, 3, 1, 4].map((place) => right[place]);
  const found = firstRecords(vacancies, closing(...mixed), 7) as { closeDate?: string }[];
  expect(found.map(({ closeDate }) => closeDate)).toEqual(right);
});

test('what closed yesterday in one time zone may be open in another, and stays among the first', () => {
  expect(firstRecords(vacancies, closing('2026-12-01', '2026-11-19'), 1)).toEqual(closing('2026-11-19'));
});

test('a list without deadlines keeps its order', () => {
  expect(firstRecords(noas, [{ title: 'b' }, { title: 'a' }, { title: 'c' }], 2)).toEqual([
    { title: 'b' },
    { title: 'a' },
  ]);
});
