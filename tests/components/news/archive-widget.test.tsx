// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArchiveWidget } from '../../../src/components/news/archive-widget';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

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
  await renderPage(<ArchiveWidget />, { answers: { '/api/posts': first, '/api/posts/page/2': second } });
  await screen.findByText('March 2026');
  expect(months()).toEqual(['May 20263', 'March 20261']);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/events?month=2026-05',
    '/events?month=2026-03',
  ]);
  expect(screen.queryByText(/Counted over the posts/)).toBeNull();
});

test('shows a note if a page is missing', async () => {
  expectWarning(/Failed to fetch/);
  await renderPage(<ArchiveWidget />, { answers: { '/api/posts': first } });
  expect(await screen.findByText('Counted over the posts that are on this phone.')).toBeTruthy();
  expect(months()).toEqual(['May 20262']);
});

test('renders nothing without posts', async () => {
  const { container } = await renderPage(<ArchiveWidget />, {
    answers: { '/api/posts': { data: [post('a', 'in spring')], meta: { links: [] } } },
  });
  expect(container.querySelector('h2')).toBeNull();
});
