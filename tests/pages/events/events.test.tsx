// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../../src/pages/events/events';
import { renderPage } from '../../support/render';
import { answers } from '../posts';

const show = (path: string) => renderPage(path, { answers });

test('lists every event under the banner, with links that filter the list', async () => {
  await show('/events');
  expect(await screen.findByRole('heading', { level: 2, name: 'Share-out day in Sholgara' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Job fair' })).toBeTruthy();
  const filter = await screen.findByRole('link', { name: 'Fairs & Exhibitions' });
  expect(filter.getAttribute('href')).toBe('/events/category/fairs');
});

test.each([
  ['/events/category/fairs', 'Events | fairs', 'Job fair'],
  ['/events/tag/savings-groups', 'Events | savings groups', 'Share-out day in Sholgara'],
])('%s lists its events under its heading', async (path, heading, title) => {
  await show(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Continue reading/ })).toHaveLength(1);
});

test('a month of the archive lists the posts of that month', async () => {
  await show('/events?month=2026-05');
  expect(await screen.findByRole('heading', { level: 2, name: 'Events of May 2026' })).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Share-out day in Sholgara' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'Job fair' })).toBeNull();
});

test('a month without posts says so, and an invalid month is not found', async () => {
  const { unmount } = await show('/events?month=2020-01');
  expect(await screen.findByText('There are no events in January 2020.')).toBeTruthy();
  unmount();
  await show('/events?month=spring');
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
});
