// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/audit-reports';
import { renderPage } from '../support/render';

test('shows the organisation’s reports, not those of the institution that it owns', async () => {
  const reports = [
    { id: 1, year: '2023', file: '/files/2023.pdf', is_mutahid_dfi: '0' },
    { id: 2, year: '2024', file: '/files/dfi.pdf', is_mutahid_dfi: '1' },
  ];
  await renderPage(<Page />, { answers: { '/api/audit-reports': reports } });
  expect(await screen.findByRole('link', { name: 'Read: Audit report 2023' })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Audit report 2023']);
});

test('without reports a sentence says so', async () => {
  await renderPage(<Page />, { answers: { '/api/audit-reports': [] } });
  expect(await screen.findByText('No audit reports have been published yet.')).toBeTruthy();
});
