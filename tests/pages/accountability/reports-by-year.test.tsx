// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { byYear, ReportsByYear } from '../../../src/pages/accountability/reports-by-year';
import { annualReports } from '../../../src/data/lists/publications';
import { renderPage } from '../../support/render';

const annual = (year: number) => ({
  title: `Annual Report ${year}`,
  year,
  image: undefined,
  file: undefined,
});
const audit = (year: string, isMutahidDfi = false) => ({ year, isMutahidDfi }) as never;

test('a year has its annual reports and audits; the latest year comes first', () => {
  const years = byYear([annual(2023), annual(2024)], [audit('2025'), audit('2023', true), audit('2023')]);
  expect(years.map(({ year, annual: reports, audits }) => [year, reports.length, audits.length])).toEqual([
    ['2025', 0, 1],
    ['2024', 1, 0],
    ['2023', 1, 2],
  ]);
});

test('an audit of the institution has its name, so that it is not taken for that of the organisation', async () => {
  await renderPage(<ReportsByYear />, {
    answers: {
      '/api/audit-reports': [
        { year: '2025', file: '/files/a.pdf', is_mutahid_dfi: 1 },
        { year: '2025', file: '/files/b.pdf' },
      ],
    },
  });
  const year = (await screen.findByRole('heading', { level: 3, name: '2025' })).closest('section')!;
  const names = within(year)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
  expect(names).toEqual(['Our institution: audit report 2025', 'Audit report 2025']);
});

test('the reports of three years stand open, those of earlier ones unfold', async () => {
  const audits = ['2025', '2024', '2023', '2022', '2021'].map((year) => ({
    year,
    file: `/files/${year}.pdf`,
  }));
  await renderPage(<ReportsByYear />, { answers: { '/api/audit-reports': audits } });
  const fold = (await screen.findByText('Reports of earlier years')).closest('details')!;
  expect(fold.open).toBe(false);
  const years = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  const folded = [...fold.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(folded.length).toBeGreaterThan(0);
  expect(years.slice(3)).toEqual(folded);
});

test('without an audit, the annual reports are there still', async () => {
  await renderPage(<ReportsByYear />, { answers: { '/api/audit-reports': [] } });
  expect(await screen.findByText(annualReports[0]!.title)).toBeTruthy();
});
