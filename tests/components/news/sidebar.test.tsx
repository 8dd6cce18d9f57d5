// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sidebar } from '../../../src/components/news/sidebar';
import { renderPage } from '../../support/render';

const records = (kind: string) => ({
  data: [1, 2, 3, 4].map((id) => ({ id, title: `${kind} ${id}`, slug: `${kind}-${id}`, date: '2026-05-01' })),
  meta: { links: [] },
});
const answers = {
  '/api/posts': records('post'),
  '/api/projects': records('project'),
  '/api/categories': { data: [{ name: 'Fairs', slug: 'fairs' }] },
  '/api/pcategories': { data: [{ name: 'Farming', slug: 'farming' }] },
  '/api/tags': { data: [{ name: 'Savings groups' }] },
};

/** The addresses in the box under a heading. */
const linksUnder = async (name: string) => {
  const box = (await screen.findByRole('heading', { name })).parentElement!;
  return within(box)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('beside posts stand the categories and the first three of the posts', async () => {
  await renderPage(<Sidebar of="posts" />, { answers });
  expect(await linksUnder('Categories')).toEqual(['/events/category/fairs']);
  expect(await linksUnder('Recent posts')).toEqual([
    '/event-details/post-1',
    '/event-details/post-2',
    '/event-details/post-3',
  ]);
  expect(await linksUnder('Tags')).toEqual(['/events/tag/savings-groups']);
});

test('beside a project stand the categories and the first three of the projects', async () => {
  await renderPage(<Sidebar of="projects" />, { answers });
  expect(await linksUnder('Categories')).toEqual(['/project-updates/farming']);
  expect(await linksUnder('Recent projects')).toEqual([
    '/project-details/project-1',
    '/project-details/project-2',
    '/project-details/project-3',
  ]);
});

test('what cannot be had leaves no empty box', async () => {
  await renderPage(<Sidebar of="posts" />, { answers: {} });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Search', 'Newsletter']);
});
