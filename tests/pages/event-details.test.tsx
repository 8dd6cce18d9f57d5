// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Imported up front, so that no test waits for it.
import '../../src/pages/event-details';
import { pending, renderPage } from '../support/render';
import { answers } from './posts';

test('an event has its image, date, author, text, category and tags', async () => {
  const { container } = await renderPage('/event-details/share-out-day', { answers });
  const article = await screen.findByRole('article');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Share-out day in Sholgara',
  );
  expect(within(article).getByText('Published 16 May 2026').getAttribute('datetime')).toBe('2026-05-16');
  expect(within(article).getByText('By Laila Sarwari')).toBeTruthy();
  expect(within(article).getByRole('heading', { level: 2, name: 'What the money is for' })).toBeTruthy();
  expect(container.querySelector('article img')?.getAttribute('src')).toBe('/files/a.avif');
  const category = await within(article).findByRole('link', { name: 'Community News' });
  expect(category.getAttribute('href')).toBe('/events/category/community-news');
  const tag = await within(article).findByRole('link', { name: 'Savings groups' });
  expect(tag.getAttribute('href')).toBe('/events/tag/savings-groups');
});

test('shows a skeleton until the record is loaded', async () => {
  await renderPage('/event-details/new', {
    answers: { ...answers, '/api/posts/new': pending().answer },
  });
  const article = await screen.findByRole('article');
  expect(await within(article).findByRole('status', { name: 'Loading …' })).toBeTruthy();
  expect(within(article).queryByRole('heading')).toBeNull();
});

test('an event that does not exist is not found', async () => {
  await renderPage('/event-details/nothing', { answers });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
});
