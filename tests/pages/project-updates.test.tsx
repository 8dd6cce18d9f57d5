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
