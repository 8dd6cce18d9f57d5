// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../src/pages/blog';
import { renderPage } from '../support/render';
import { answers } from './posts';

test('shows the posts beside the complete sidebar', async () => {
  await renderPage('/blog', { answers });
  expect(await screen.findByRole('heading', { level: 2, name: 'Job fair' })).toBeTruthy();
  const aside = screen.getByRole('complementary', { name: 'More to read' });
  await within(aside).findByRole('heading', { name: 'Archive' });
  const parts = within(aside)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(parts).toEqual(['Search', 'Categories', 'Archive', 'Newsletter', 'Recent posts', 'Tags']);
  expect(
    within(aside)
      .getByRole('link', { name: /^May 2026\s*1$/ })
      .getAttribute('href'),
  ).toBe('/events?month=2026-05');
});
