import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { teams } from '../../src/schemas/teams';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const { records, faults } = parse(teams, recordsOf(base).teams, base);

it('the team of a Laravel server is parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    {
      id: '1',
      name: 'Dr. Hosna Wafa',
      position: 'Director',
      title: 'PhD, Rural Economics',
      about: '<p>Runs the office since 2011.</p>',
      avatar: { url: `${base}/storage/images/hosna.png` },
      isBoardMember: false,
    },
    { id: '2', name: 'نجیب‌الله کریمی', title: undefined, about: undefined, isBoardMember: true },
  ]);
});

it('a portrait in the field file is used if there is no avatar', () =>
  expect(records[1]?.avatar).toEqual({ url: `${base}/storage/images/najib.png` }));

it('a member is identified by the name', () =>
  expect(parse(teams, [{ id: 1, position: 'Director', is_board_member: 0 }], base).faults).toEqual([
    { path: 'teams[0].name', expected: 'a value' },
  ]));
