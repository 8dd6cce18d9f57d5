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

/** The link addresses in the box with a heading. */
const linksUnder = async (name: string) => {
  const box = (await screen.findByRole('heading', { name })).parentElement!;
  return within(box)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('for posts it shows their categories and the first three posts', async () => {
  await renderPage(<Sidebar of="posts" />, { answers });
  expect(await linksUnder('Categories')).toEqual(['/events/category/fairs']);
  expect(await linksUnder('Recent posts')).toEqual([
    '/event-details/post-1',
    '/event-details/post-2',
    '/event-details/post-3',
  ]);
  expect(await linksUnder('Tags')).toEqual(['/events/tag/savings-groups']);
});

test('for a project it shows the project categories and the first three projects', async () => {
  await renderPage(<Sidebar of="projects" />, { answers });
  expect(await linksUnder('Categories')).toEqual(['/project-updates/farming']);
  expect(await linksUnder('Recent projects')).toEqual([
    '/project-details/project-1',
    '/project-details/project-2',
    '/project-details/project-3',
  ]);
});

test('a list that cannot be loaded renders no box', async () => {
  await renderPage(<Sidebar of="posts" />, { answers: {} });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Search', 'Newsletter']);
});
