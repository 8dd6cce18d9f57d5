// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Team from '../../src/pages/team';
import { renderPage } from '../support/render';

const answers = {
  '/api/settings': [
    { field_name: 'about_overview_team_title', field_value: 'Who manages' },
    { field_name: 'about_overview_board_subtitle', field_value: 'Elected for three years' },
  ],
  '/api/teams': [
    { id: 1, name: 'Manager', is_board_member: 0 },
    { id: 2, name: 'Director', is_board_member: 1 },
  ],
};

test('managers and board are cards, under the headings of the settings', async () => {
  await renderPage(<Team />, { answers });
  const manager = await screen.findByRole('link', { name: 'Manager' });
  expect(manager.closest('ul, [role="region"]')?.tagName).toBe('UL');
  const director = screen.getByRole('link', { name: 'Director' });
  expect(director.closest('ul, [role="region"]')?.tagName).toBe('UL');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Who manages',
    'Board of directors',
  ]);
  expect(screen.getByText('Elected for three years')).toBeTruthy();
});
