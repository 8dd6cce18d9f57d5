import { expect, it } from 'vitest';
import { noas } from '../../src/schemas/noas';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base).noas;
const { records, faults } = parse(noas, wire, base);

it('notifications of award of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    {
      announcementDate: wire[0]?.announcement_date,
      referenceNumber: '87990',
      description: 'Printing of farmer handbooks, awarded to Noor Press &amp; Sons',
      deadline: undefined,
      file: { url: `${base}/storage/bids/handbooks.pdf` },
    },
  ]);
});
