// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../src/pages/project-details';
import { renderPage } from '../support/render';
import { answers } from './posts';

test('a project has its text, and the project categories beside it', async () => {
  const { asked } = await renderPage('/project-details/greenhouses', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Low-cost greenhouses' })).toBeTruthy();
  const aside = screen.getByRole('complementary');
  const category = await within(aside).findByRole('link', { name: 'Farming' });
  expect(category.getAttribute('href')).toBe('/project-updates/farming');
  const tags = await screen.findAllByRole('link', { name: 'Savings groups' });
  expect(tags.map((tag) => tag.getAttribute('href'))).toContain('/project-updates?tag=savings-groups');
  expect(asked).toContain('/api/pcategories');
  expect(asked).not.toContain('/api/categories');
});

test('a project that does not exist is not found', async () => {
  await renderPage('/project-details/nothing', { answers });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
});
