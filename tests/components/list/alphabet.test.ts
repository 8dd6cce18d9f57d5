import { expect, test } from 'vitest';
import { sortKey } from '../../../src/components/list/alphabet';
import { fold } from '../../../src/format/fold';

const inOrder = (names: readonly string[]) =>
  [...names].sort((a, b) => (sortKey(fold(a)) < sortKey(fold(b)) ? -1 : 1));

test.each([
  [
    [
      'آقچه',
      'بلخ',
      'پروان',
      'تخار',
      'چاریکار',
      'ژوره',
      'کابل',
      'گردیز',
      'لغمان',
      'نیمروز',
      'وردگ',
      'هرات',
      'یکاولنگ',
    ],
  ],
  [
    [
      'تخار',
      'ټکی',
      'جلال اباد',
      'ځدراڼ',
      'چک',
      'ډنډ',
      'سرخرود',
      'شینډنډ',
      'ښکلی',
      'کندهار',
      'ګردېز',
      'لغمان',
    ],
  ],
  [['Balkh', 'herat', 'Kabul', 'کابل', 'کابل نو', 'کابلی']],
])('sorts by the alphabet: %j', (names) => {
  expect(inOrder(names)).toEqual(names);
  expect(inOrder([...names].reverse())).toEqual(names);
});
