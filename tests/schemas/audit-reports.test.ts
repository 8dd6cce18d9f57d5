import { expect, it } from 'vitest';
import { auditReports } from '../../src/schemas/audit-reports';
import { parse } from '../../src/schemas/parse';
import { recordsOf } from '../support/laravel-records';

const base = 'https://valley.example';
const wire = recordsOf(base)['audit-reports'];
const { records, faults } = parse(auditReports, wire, base);

it('audit reports of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toMatchObject([
    {
      year: '2024',
      image: { url: `${base}/storage/audit/2024.png` },
      file: { url: `${base}/storage/audit/2024.pdf` },
      isMutahidDfi: false,
    },
    { year: '2023', image: undefined, file: { url: `${base}/storage/audit/2023.pdf` }, isMutahidDfi: false },
    {
      year: '2024',
      image: { url: `${base}/storage/audit/2024.png` },
      file: { url: `${base}/storage/audit/own.pdf` },
      isMutahidDfi: true,
    },
  ]);
});
