// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/mutahid-dfi';
import { renderPage } from '../support/render';
import { settingRecords } from './settings';

const reports = [
  { id: 1, year: '2023', file: '/files/2023.pdf', is_mutahid_dfi: 0 },
  { id: 2, year: '2024', file: '/files/dfi.pdf', is_mutahid_dfi: 1 },
];
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('describes the institution, and shows only its own reports', async () => {
  const settings = settingRecords({ mutahidReportTitle: 'Its reports', mutahidReportText: 'Owned by us.' });
  await renderPage(<Page />, { answers: { '/api/audit-reports': reports, '/api/settings': settings } });
  await screen.findByRole('link', { name: 'Read: Our institution: audit report 2024' });
  expect(headings()).toEqual(['Its reports', 'Audit reports', 'Our institution: audit report 2024']);
  expect(screen.getByText('Owned by us.')).toBeTruthy();
});

test('links to the monthly updates', async () => {
  await renderPage(<Page />, { answers: { '/api/audit-reports': [] } });
  expect(await screen.findByText('The institution has not published any reports yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Updates of our institution' }).getAttribute('href')).toBe(
    '/mutahid-update',
  );
});

test('shows the figures that belong to it, not those of the organisation', async () => {
  const figure = (name: string, value: string) => ({ field_name: name, field_value: value });
  const settings = [
    figure('home_counter_women_number', '4458'),
    figure('home_figure_1_number', '27'),
    figure('home_figure_1_title', 'Schools'),
    figure('home_counter_source', 'Schools: 2025'),
  ];
  await renderPage(<Page />, { answers: { '/api/audit-reports': reports, '/api/settings': settings } });
  expect(await screen.findByText('4,458')).toBeTruthy();
  expect(screen.queryByText('Schools')).toBeNull();
  expect(screen.queryByText('Schools: 2025')).toBeNull();
});
