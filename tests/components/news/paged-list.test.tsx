// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PagedList } from '../../../src/components/news/paged-list';
import { projects } from '../../../src/schemas/projects';
import { renderPage } from '../../support/render';

const total = 3;
const page = (number: number) => ({
  data: [{ id: number, title: `Project ${number}`, slug: `project-${number}`, content: '<p>x</p>' }],
  meta: {
    links: [
      {
        url: number > 1 ? `/api/projects/page/${number - 1}` : null,
        label: '&laquo; Previous',
        active: false,
      },
      ...[1, 2, 3].map((label) => ({
        url: `/api/projects/page/${label}`,
        label: String(label),
        active: label === number,
      })),
      { url: number < total ? `/api/projects/page/${number + 1}` : null, label: 'Next', active: false },
    ],
  },
});
const empty = { data: [], meta: { links: [] } };
const answers = {
  '/api/projects': page(1),
  '/api/projects/page/2': page(2),
  '/api/projects/page/3': page(3),
};
const list = (
  <PagedList of={projects} empty="No projects.">
    {({ title }) => <li key={title}>{title}</li>}
  </PagedList>
);

/** The next page is read from the database first, and React suspends. */
const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => link.click());
};

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

test('shows the page of the URL', async () => {
  await renderPage(list, { answers, at: '/project-updates?page=2' });
  expect(await screen.findByText('Project 2')).toBeTruthy();
  expect(screen.queryByText('Project 1')).toBeNull();
});

test('a page change scrolls to the top of the list and focuses it', async () => {
  await renderPage(list, { answers, at: '/project-updates' });
  await screen.findByText('Project 1');
  expect(scrolled).not.toHaveBeenCalled();
  await follow('next (next page)');
  expect(await screen.findByText('Project 2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Page 2' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('stored pages can be browsed offline', async () => {
  let isUp = true;
  const whileUp = (body: unknown) => () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json(body);
  };
  await renderPage(list, {
    answers: Object.fromEntries(Object.entries(answers).map(([url, body]) => [url, whileUp(body)])),
    at: '/project-updates',
  });
  await follow('page 2');
  await screen.findByText('Project 2');
  isUp = false;
  await follow('page 1');
  expect(await screen.findByText('Project 1')).toBeTruthy();
  await follow('page 2');
  expect(await screen.findByText('Project 2')).toBeTruthy();
});

test('a page that is not stored shows a message and keeps the pagination', async () => {
  await renderPage(list, {
    answers: { '/api/projects': page(1) },
    at: '/project-updates?page=3',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Not on this device yet.');
  await follow('page 1');
  expect(await screen.findByText('Project 1')).toBeTruthy();
});

test.each(['99', '4', '0', '-1', '1.5', 'abc', ''])('page "%s" is not found', async (number) => {
  await renderPage(list, { answers, at: `/project-updates?page=${number}` });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
  expect(screen.queryByText('Project 1')).toBeNull();
});

test('a page beyond the last is not requested', async () => {
  const { asked } = await renderPage(list, { answers, at: '/project-updates?page=99' });
  await screen.findByText('Oops! That page can’t be found.');
  expect(asked.filter((url) => url.includes('99'))).toEqual([]);
});

test('shows the 404 page for a list that does not exist', async () => {
  await renderPage(list, {
    answers: { '/api/projects': () => new Response('', { status: 404 }) },
  });
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
});

test('an empty list shows a message', async () => {
  await renderPage(list, { answers: { '/api/projects': empty } });
  await waitFor(() => expect(screen.getByText('No projects.')).toBeTruthy());
  expect(screen.queryByRole('navigation')).toBeNull();
});
