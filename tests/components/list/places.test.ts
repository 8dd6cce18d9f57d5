import { expect, test } from 'vitest';
import { atPlace, placesOf } from '../../../src/components/list/places';

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
