import { describe, expect, it } from 'vitest';
import { vacancies, volunteers } from '../../src/schemas/vacancies';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base).vacancies;
const { records, faults } = parse(vacancies, wire, base);

it('vacancies of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toHaveLength(3);
  expect(records[0]).toMatchObject({
    number: '1201',
    title: 'Irrigation engineer',
    postDate: wire[0]?.post_date,
    closeDate: wire[0]?.close_date,
    file: { url: `${base}/storage/tor/irrigation-engineer.pdf` },
  });
});

it('a vacancy may have no closing date and no document', () => {
  expect(records[1]).toMatchObject({
    closeDate: undefined,
    file: { url: `${base}/storage/tor/loan-officer.pdf` },
  });
  expect(records[2]).toMatchObject({ number: '1203', file: undefined });
});

it('a vacancy is identified by its title', () =>
  expect(parse(vacancies, [{ vacancy_number: '1' }], base).faults).toEqual([
    { path: 'vacancies[0].title', expected: 'a value' },
  ]));

describe('volunteers', () => {
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
});
