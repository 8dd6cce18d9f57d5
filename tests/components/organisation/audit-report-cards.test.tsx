// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuditReportCards } from '../../../src/components/organisation/audit-report-cards';
import { renderPage } from '../../support/render';

const reports = [
  { year: '2021', file: '/files/2021.pdf', is_mutahid_dfi: 0 },
  { year: 2024, file: '/files/2024.pdf', is_mutahid_dfi: '0' },
  { year: '2025', file: '/files/dfi.pdf', is_mutahid_dfi: 1 },
  { year: '2022', file: '/files/2022.pdf', is_mutahid_dfi: null, image: '/files/2022.webp' },
];
const cards = (isMutahidDfi = false) => (
  <AuditReportCards isMutahidDfi={isMutahidDfi} empty="No audit reports have been published yet." />
);
const headings = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

test('shows only the reports of the organisation, latest first', async () => {
  await renderPage(cards(), { answers: { '/api/audit-reports': reports } });
  expect(await headings()).toEqual(['Audit report 2024', 'Audit report 2022', 'Audit report 2021']);
});

test('shows the reports of the institution separately', async () => {
  await renderPage(cards(true), { answers: { '/api/audit-reports': reports } });
  expect(await headings()).toEqual(['Our institution: audit report 2025']);
});

test('each card has a picture and a document', async () => {
  await renderPage(cards(), { answers: { '/api/audit-reports': reports } });
  await headings();
  const card = screen.getAllByRole('listitem')[1]!;
  expect(within(card).getByRole('link', { name: 'Read: Audit report 2022' })).toBeTruthy();
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/files/2022.webp');
});

test('shows two reports of one year, even without files', async () => {
  const year = String(new Date().getUTCFullYear() - 1);
  const twins = [
    { year, is_mutahid_dfi: 0 },
    { year, is_mutahid_dfi: 0 },
  ];
  await renderPage(cards(), { answers: { '/api/audit-reports': twins } });
  expect(await headings()).toHaveLength(2);
  expect(screen.getAllByText('Not available yet')).toHaveLength(2);
});

test('shows a message if all reports are of the other organisation', async () => {
  await renderPage(cards(true), { answers: { '/api/audit-reports': reports.slice(0, 2) } });
  expect(await screen.findByText('No audit reports have been published yet.')).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
});
