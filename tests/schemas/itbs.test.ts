import { expect, it } from 'vitest';
import { itbs } from '../../src/schemas/itbs';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base).itbs;
const { records, faults } = parse(itbs, wire, base);

it('invitations to bid of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records[0]).toMatchObject({
    announcementDate: wire[0]?.announcement_date,
    referenceNumber: '88017',
    description: '<p>Supply of <strong>400 greenhouse kits</strong></p>',
    deadline: wire[0]?.deadline,
    file: { url: `${base}/storage/bids/greenhouse-kits.pdf` },
  });
  expect(records[1]).toMatchObject({ referenceNumber: '88003', deadline: undefined });
});
