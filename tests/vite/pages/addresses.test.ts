import { expect, test } from 'vitest';
import type { AllOf } from '../../../src/route';
import { routes } from '../../../src/routes';
import { descriptions } from '../../../src/server/descriptions';
import { parameters } from '../../../src/server/parameters';
import { listPages } from '../../../vite/pages/addresses';

const records: Record<string, readonly unknown[]> = {
  tags: [{ name: 'Savings groups' }],
  pcategories: [{ name: 'Water', slug: 'water' }],
  posts: [{ title: 'Share-out', slug: 'share-out' }],
  teams: [
    { id: '1', name: 'Laila Sarwari', isBoardMember: false },
    { id: '2', name: 'ویدا محبوب', isBoardMember: true },
  ],
};
const all = ((resource) => records[resource.name] ?? []) as AllOf;

test('every address that the records give has a page, with its own title', () => {
  const pages = listPages(routes, { descriptions, parameters }, all);
  const titles = new Map(pages.map(({ path, title }) => [decodeURI(path), title]));
  expect(titles.get('/vacancies')).toBe('Vacancies');
  expect(titles.get('/events/tag/savings-groups')).toBe('Events | savings groups');
  expect(titles.get('/project-updates/water')).toBe('Project Updates | water');
  expect(titles.get('/event-details/share-out')).toBe('Event details');
  expect(titles.get('/management-team/laila-sarwari')).toBe('Management team details');
  expect(titles.get('/board-member/ویدا-محبوب')).toBe('Board director details');
  expect([...titles.keys()].filter((path) => path.startsWith('/project-details'))).toEqual([]);
  expect(pages.find(({ path }) => path === '/event-details/share-out')?.route).toBe('/event-details/:slug');
});

test('without records only static paths have pages', () => {
  const pages = listPages(routes, { descriptions, parameters }, (() => []) as AllOf);
  expect(pages.map(({ path }) => path)).toEqual(
    routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
  );
});

test('a page knows its record, an alias its page, and a template what it is', () => {
  const pages = listPages(routes, { descriptions, parameters }, all);
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(at('/event-details/share-out')?.record).toBe(records['posts']![0]);
  expect(at('/page')?.canonical).toBe('/about');
  expect(at('/about')?.canonical).toBeUndefined();
  expect(at('/home-two')?.isTemplate).toBe(true);
});

test('a page without a description is refused', () =>
  expect(() =>
    listPages([{ path: '/letters', title: 'Letters' }], { descriptions }, (() => []) as AllOf),
  ).toThrow('src/server/descriptions.ts: /letters has no description.'));
