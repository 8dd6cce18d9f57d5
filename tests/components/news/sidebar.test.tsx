// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sidebar, ArchiveWidget, SearchBox } from '../../../src/components/news/sidebar';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';
import { Route, Routes, useLocation } from 'react-router-dom';

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

test('on the page of one of them it shows the others', async () => {
  const page = (
    <Routes>
      <Route path="/event-details/:slug" element={<Sidebar of="posts" />} />
    </Routes>
  );
  await renderPage(page, { answers, at: '/event-details/post-2' });
  expect(await linksUnder('Recent posts')).toEqual([
    '/event-details/post-1',
    '/event-details/post-3',
    '/event-details/post-4',
  ]);
});

test('for a project the months and tags are those of projects, and lead to projects', async () => {
  const tagged = {
    ...records('project'),
    data: records('project').data.map((one) => ({ ...one, tags: ['Savings groups'] })),
  };
  const tags = { data: [{ name: 'Savings groups' }, { name: 'Only of events' }] };
  await renderPage(<Sidebar of="projects" />, {
    answers: { ...answers, '/api/projects': tagged, '/api/tags': tags },
  });
  expect(await linksUnder('Archive')).toEqual(['/project-updates?month=2026-05']);
  expect(await linksUnder('Tags')).toEqual(['/project-updates?tag=savings-groups']);
});

test('a list that cannot be loaded renders no box', async () => {
  await renderPage(<Sidebar of="posts" />, { answers: {} });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Search', 'Newsletter']);
});

const link = (label: string, url: string | null) => ({ label, url, active: false });
const meta = {
  links: [
    link('«', null),
    link('1', '/api/posts'),
    link('2', '/api/posts/page/2'),
    link('»', '/api/posts/page/2'),
  ],
};
const post = (slug: string, date: string) => ({ id: slug, title: slug, slug, date });
const first = { data: [post('a', '2026-05-20'), post('b', '2026-05-02')], meta };
const second = { data: [post('c', '2026-05-01'), post('d', '2026-03-01')], meta };
const months = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('counts the posts of all pages by month, with links to their lists', async () => {
  await renderPage(<ArchiveWidget of="posts" />, {
    answers: { '/api/posts': first, '/api/posts/page/2': second },
  });
  await screen.findByText('March 2026');
  expect(months()).toEqual(['May 20263', 'March 20261']);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/events?month=2026-05',
    '/events?month=2026-03',
  ]);
  expect(screen.queryByText(/Counted over/)).toBeNull();
});

test('shows a note if a page is missing', async () => {
  expectWarning(/Failed to fetch/);
  await renderPage(<ArchiveWidget of="posts" />, { answers: { '/api/posts': first } });
  expect(await screen.findByText('Counted over what is on this device.')).toBeTruthy();
  expect(months()).toEqual(['May 20262']);
});

test('renders nothing without posts', async () => {
  const { container } = await renderPage(<ArchiveWidget of="posts" />, {
    answers: { '/api/posts': { data: [post('a', 'in spring')], meta: { links: [] } } },
  });
  expect(container.querySelector('h2')).toBeNull();
});

const Place = () => <output data-testid="place">{useLocation().pathname + useLocation().search}</output>;
const place = () => screen.getByTestId('place').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in everything' });
const show = () =>
  renderPage(
    <>
      <SearchBox />
      <Place />
    </>,
    { at: '/blog' },
  );

test('in the sidebar it opens the search page and resets', async () => {
  const { user } = await show();
  await user.type(box(), ' goats & sheep {Enter}');
  expect(place()).toBe('/search?q=goats+%26+sheep');
  expect(box().value).toBe('');
});

test('an empty query has no effect', async () => {
  const { user } = await show();
  await user.type(box(), '  {Enter}');
  expect(place()).toBe('/blog');
});
