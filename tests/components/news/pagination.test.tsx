// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Pagination } from '../../../src/components/news/pagination';
import { renderPage } from '../../support/render';

const link = (label: string, url: string | null, active = false) => ({ label, url, active });
const onePage = [link('&laquo; Previous', null), link('1', '/api/posts?page=1', true), link('Next', null)];
const twoPages = [
  link('&laquo; Previous', null),
  link('1', '/api/posts?page=1', true),
  link('2', '/api/posts?page=2'),
  link('<b>Next</b> &raquo;', '/api/posts?page=2'),
];

const Search = () => <output data-testid="search">{useLocation().search}</output>;
const search = () => screen.getByTestId('search').textContent;
const shown = (links: typeof onePage, at = '/events', current = 1) =>
  renderPage(
    <>
      <Pagination links={links} current={current} />
      <Search />
    </>,
    { at },
  );

test('renders nothing for three links, which are one page', async () => {
  await shown(onePage);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('renders more than three links as prv, the numbers and next', async () => {
  await shown(twoPages);
  const nav = screen.getByRole('navigation', { name: 'Pages of this list' });
  const names = within(nav)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual(['prv', '1', '2', 'next']);
  expect(nav.querySelector('b')).toBeNull();
});

test('the active link and links without a URL are disabled', async () => {
  await shown(twoPages);
  const active = screen.getByRole('link', { name: 'page 1' });
  expect(active.getAttribute('aria-current')).toBe('page');
  for (const name of ['page 1', 'prv (previous page)']) {
    const disabled = screen.getByRole('link', { name });
    expect(disabled.getAttribute('aria-disabled')).toBe('true');
    expect(disabled.hasAttribute('href')).toBe(false);
  }
});

test('a gap is text, not a link', async () => {
  await shown([...twoPages.slice(0, 3), link('...', null), twoPages[3]!]);
  expect(screen.getByText('...').closest('a, [role="link"]')).toBeNull();
});

test('the URL has the page beside its other parameters; page 1 has no parameter', async () => {
  const { user } = await shown(twoPages, '/events?from=mail');
  await user.click(screen.getByRole('link', { name: 'page 2' }));
  expect(search()).toBe('?from=mail&page=2');
});

test('the URL of page 1 has no number', async () => {
  const second = twoPages.map((one) => ({ ...one, url: '/x', active: one.label === '2' }));
  const { user } = await shown(second, '/events?page=2', 2);
  await user.click(screen.getByRole('link', { name: 'prv (previous page)' }));
  expect(search()).toBe('');
});

test('each page has its address where a query cannot be counted, as in Chrome 109 and Safari 16', async () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!;
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  try {
    await shown(twoPages, '/events?category=2');
    const hrefs = screen.getAllByRole('link').map((item) => item.getAttribute('href'));
    expect(hrefs).toContain('/events?category=2&page=2');
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size);
  }
});
