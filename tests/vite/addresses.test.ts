import { expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { listPages } from '../../vite/addresses';
import { folderOf } from './host/sample-site';

const data = (...records: object[]) => JSON.stringify({ data: records });

test('every address that the compiled answers give has a page, with the title that it has there', async () => {
  const { folder, remove } = await folderOf({
    'api/tags.json': data({ name: 'Savings groups' }),
    'api/pcategories.json': data({ name: 'Water', slug: 'water' }),
    'api/posts/share-out.json': JSON.stringify({ data: { title: 'Share-out', slug: 'share-out' } }),
    'api/posts/page/2.json': data(),
    'api/teams.json': data(
      { id: 1, name: 'Laila Sarwari', is_board_member: 0 },
      { id: 2, name: 'ویدا محبوب', is_board_member: 1 },
    ),
  });
  const pages = await listPages(routes, folder);
  const titles = new Map(pages.map(({ path, title }) => [decodeURI(path), title]));
  expect(titles.get('/vacancies')).toBe('Vacancies');
  expect(titles.get('/events/tag/savings-groups')).toBe('Events | savings groups');
  expect(titles.get('/project-updates/water')).toBe('Project Updates | water');
  expect(titles.get('/event-details/share-out')).toBe('Event details');
  expect(titles.get('/management-team/laila-sarwari')).toBe('Management team details');
  expect(titles.get('/board-member/ویدا-محبوب')).toBe('Board director details');
  expect([...titles.keys()].filter((path) => path.startsWith('/project-details'))).toEqual([]);
  await remove();
});

test('where the API stands elsewhere the plain addresses are left', async () => {
  const { folder, remove } = await folderOf({ 'index.html': '' });
  const pages = await listPages(routes, folder);
  expect(pages.map(({ path }) => path)).toEqual(
    routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
  );
  await remove();
});
