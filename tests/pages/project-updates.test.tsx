// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../src/pages/project-updates';
import { renderPage } from '../support/render';
import { answers } from './posts';

test.each(['/project-updates', '/project-updates/farming'])('%s lists its projects', async (path) => {
  const { asked } = await renderPage(path, { answers });
  const title = await screen.findByRole('heading', { level: 2, name: 'Low-cost greenhouses' });
  expect(title.querySelector('a')?.getAttribute('href')).toBe('/project-details/greenhouses');
  expect(asked).toContain(path === '/project-updates' ? '/api/projects' : '/api/projects/category/farming');
  const filter = await screen.findByRole('link', { name: 'Farming' });
  expect(filter.getAttribute('aria-current')).toBe(path === '/project-updates' ? null : 'page');
});

test.each([
  ['?month=2026-05', 'Projects: May 2026'],
  ['?tag=savings-groups', 'Projects: Savings groups'],
])('/project-updates%s lists the projects of that month or tag', async (query, title) => {
  await renderPage(`/project-updates${query}`, { answers });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Low-cost greenhouses' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'All projects' }).at(-1)?.getAttribute('href')).toBe(
    '/project-updates',
  );
});

test.each(['?month=2020-01', '?tag=nothing'])(
  '/project-updates%s says that there are none',
  async (query) => {
    await renderPage(`/project-updates${query}`, { answers });
    expect(await screen.findByText(/^There are no projects here: /)).toBeTruthy();
  },
);

test('an invalid month is not found', async () => {
  await renderPage('/project-updates?month=spring', { answers });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
});
