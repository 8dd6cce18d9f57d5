// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FilteredList } from '../../../src/components/news/filtered-list';
import { writeRow } from '../../../src/data/device/rows';
import { projects } from '../../../src/schemas/projects';
import { renderPage } from '../../support/render';

const project = (number: number, category?: string) => ({
  id: String(number),
  title: `Project ${number}`,
  slug: `project-${number}`,
  content: '<p>x</p>',
  ...(category && { category }),
});
const links = (last: number) =>
  ['«', ...Array.from({ length: last }, (_, index) => String(index + 1)), '»'].map((label) => ({
    url: `/api/projects/page/${label}`,
    label,
    active: false,
  }));
const page = (records: object[], last = 2) => ({ data: records, meta: { links: links(last) } });

beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

/** Stores the pages of the list on the device. */
async function store(...pages: object[][]) {
  for (const [index, value] of pages.entries()) {
    const key = index === 0 ? '/api/projects' : `/api/projects/page/${index + 1}`;
    await writeRow(key, { value, links: links(pages.length), confirmedAt: Date.now(), stamp: '1' });
  }
}

const show = (at: string, answers = {}) =>
  renderPage(
    <FilteredList of={projects} type="category" slug="water" empty="No projects.">
      {({ title }) => <p key={title}>{title}</p>}
    </FilteredList>,
    { answers, at },
  );

const shown = () => screen.getAllByText(/^Project \d+$/).map(({ textContent }) => textContent);

test('comes from the whole list without a call of its own, in pages as long as those of the list', async () => {
  const first = [project(1, 'water'), project(2, 'roads'), project(3, 'water')];
  const second = [project(4, 'water'), project(5, 'water')];
  await store(first, second);
  const answers = { '/api/projects': page(first), '/api/projects/page/2': page(second) };
  const { asked } = await show('/project-updates/water', answers);
  await screen.findByText('Project 1');
  expect(shown()).toEqual(['Project 1', 'Project 3', 'Project 4']);
  expect(screen.getByRole('link', { name: 'page 2' }).getAttribute('href')).toBe(
    '/project-updates/water?page=2',
  );
  expect(asked.filter((url) => url.includes('category'))).toEqual([]);
});

test('has further pages, and none beyond the last', async () => {
  await store([project(1, 'water'), project(2, 'water')], [project(3, 'water')]);
  const { unmount } = await show('/project-updates/water?page=2');
  expect(await screen.findByText('Project 3')).toBeTruthy();
  expect(shown()).toEqual(['Project 3']);
  unmount();
  await show('/project-updates/water?page=3');
  expect(await screen.findByText('Oops! That page can’t be found.')).toBeTruthy();
});

test.each([
  ['the records name no category', [[project(1)], [project(2)]]],
  ['a page of the list is missing', [[project(1, 'water')]]],
])('is asked for when it is opened if %s', async (_name, pages) => {
  await store(...pages);
  if (pages.length === 1) {
    const row = { value: pages[0], links: links(2), confirmedAt: Date.now(), stamp: '1' };
    await writeRow('/api/projects', row);
  }
  const answers = { '/api/projects/category/water': page([project(7)], 1) };
  const { asked } = await show('/project-updates/water', answers);
  expect(await screen.findByText('Project 7')).toBeTruthy();
  expect(asked).toContain('/api/projects/category/water');
});
