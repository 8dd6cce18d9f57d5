import { expect, it } from 'vitest';
import { volunteers } from '../../src/schemas/volunteers';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base).volunteers;
const { records, faults } = parse(volunteers, wire, base);

it('volunteer openings of a Laravel server are parsed without a fault, also wrapped in data', () => {
  expect(faults).toEqual([]);
  expect(parse(volunteers, { data: wire }, base).records).toEqual(records);
  expect(records[0]).toMatchObject({
    number: 'VOL-7',
    title: 'Reading circle companion',
    postDate: wire[0]?.post_date,
    closeDate: 'Until filled',
    file: { url: `${base}/storage/tor/reading-circle.pdf` },
  });
});
