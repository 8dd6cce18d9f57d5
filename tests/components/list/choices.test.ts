import { expect, test } from 'vitest';
import { atPlace, choicesOf, placesOf, yearReader } from '../../../src/components/list/choices';
import { sortKey } from '../../../src/components/list/order-rows';
import { fold } from '../../../src/format/fold';

const at = (...locations: (string | undefined)[]) => locations.map((location) => ({ location }));

test('a place is what stands before a comma, bracket or semicolon, in any script, once and in order', () => {
  const records = at(
    'Kunduz, with travel',
    'Herat (city)',
    'Herat',
    'بامیان، مرکز',
    'Kabul; two days away',
    undefined,
  );
  expect(placesOf(records)).toEqual(['Herat', 'Kabul', 'Kunduz', 'بامیان']);
});

test('places are in the order of the Dari alphabet', () =>
  expect(placesOf(at('هرات', 'یکاولنگ', 'پنجشیر', 'نیمروز', 'کابل', 'بامیان', 'تخار'))).toEqual([
    'بامیان',
    'پنجشیر',
    'تخار',
    'کابل',
    'نیمروز',
    'هرات',
    'یکاولنگ',
  ]));

test('a place that another one is a part of is left out: that one finds it', () => {
  const records = at('Kabul head office', 'Kabul', 'Herat');
  expect(placesOf(records)).toEqual(['Herat', 'Kabul']);
  expect(atPlace(records, 'kabul')).toEqual(at('Kabul head office', 'Kabul'));
});

test('a record is at each place that its location names', () => {
  const records = at('Kabul, Herat and Balkh', 'Balkh', undefined);
  expect(atPlace(records, 'Balkh')).toEqual(at('Kabul, Herat and Balkh', 'Balkh'));
  expect(atPlace(records, '')).toBe(records);
});

test('among more than 200 places nobody chooses: the search finds them', () => {
  const many = (count: number) =>
    at(...Array.from({ length: count }, (_, index) => `Village ${1_000 + index}`));
  expect(placesOf(many(200))).toHaveLength(200);
  expect(placesOf(many(201))).toEqual([]);
  // The names of 20,000 records that are parts of no other: comparing each with each would not end in time.
  expect(placesOf(at(...Array.from({ length: 20_000 }, (_, index) => `Village ${10_000 + index}`)))).toEqual(
    [],
  );
});

test('a sentence in place of a place is none to choose', () => {
  const sentence = 'Wherever the project of the ministry needs its staff in the coming year';
  expect(placesOf(at(sentence, 'Herat'))).toEqual(['Herat']);
});

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

test('texts to choose from are distinct and sorted, and none where nobody would choose', () => {
  expect(choicesOf(['Pulad', undefined, 'کابل', 'Ahmadi', 'Pulad', ''])).toEqual(['Ahmadi', 'Pulad', 'کابل']);
  expect(choicesOf(Array.from({ length: 201 }, (_, index) => `Supplier ${index}`))).toEqual([]);
});

test('the year of a date is that of the zone; free text has none', () => {
  const yearOf = yearReader('Asia/Kabul');
  expect(['2026-03-01', '2025-12-31T20:30:00Z', 'after Nawruz', undefined].map(yearOf)).toEqual([
    '2026',
    '2026',
    '',
    '',
  ]);
});
