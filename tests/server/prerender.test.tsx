import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oddDeadlines, prerenderPage, readAll } from '../../src/server/prerender';
import { vacancies } from '../../src/schemas/vacancies';
import { tags } from '../../src/schemas/categories';
import { posts } from '../../src/schemas/posts';

const builtAt = Date.parse('2026-11-20T08:00:00Z');

const vacancy = (place: number) => ({
  title: `Driver ${place}`,
  vacancy_number: `V-${place}`,
  post_date: '2026-11-01',
  close_date: `2026-12-${String((place % 28) + 1).padStart(2, '0')}`,
});
const page = (data: unknown[], links: unknown[] = []) => ({ data, meta: { links } });
const answers: Record<string, unknown> = {
  '/api/settings': [{ field_name: 'footer_logan', field_value: 'Grow </script> well' }],
  '/api/vacancies': [vacancy(1), vacancy(0)],
  '/api/posts': page(
    [1, 2, 3, 4].map((place) => ({ slug: `p${place}`, title: `Post ${place}`, content: '<p>Rain</p>' })),
    [{ url: '/api/posts?page=2', label: '2', active: false }],
  ),
  '/api/posts?page=2': page([{ slug: 'p5', title: 'Post 5' }]),
  '/api/posts/p1': {
    data: { slug: 'p1', title: 'Post 1', content: '<p onclick="x()">Rain <b>fell</b></p>' },
  },
  '/api/tags': [{ name: 'Water' }],
};
const read = (more: Record<string, unknown> = {}) => {
  const all = { ...answers, ...more };
  return async (url: string) => (url in all ? JSON.stringify(all[url]) : undefined);
};

test('renders a list with its rows, and the day on which its order changes', async () => {
  const { markup, styles, rows, until } = await prerenderPage('/vacancies', builtAt, read());
  expect(markup).toContain('Driver 0');
  expect(markup.indexOf('Driver 0')).toBeLessThan(markup.indexOf('Driver 1'));
  expect(markup).toContain('Grow &lt;/script&gt; well');
  expect(markup).not.toContain('<script');
  expect(markup).not.toContain('<style');
  expect(styles).toMatch(/^<style data-emotion="css [^>]+ data-s="">.+<\/style>$/s);
  expect(rows.map(([key]) => key)).toEqual(
    expect.arrayContaining(['/api/settings', '/api/vacancies', '/api/posts']),
  );
  expect(rows.find(([key]) => key === '/api/vacancies')?.[1]).toMatchObject({ confirmedAt: builtAt });
  // The first of December ends in Kabul four and a half hours before it does in Greenwich.
  expect(new Date(until!).toISOString()).toBe('2026-12-01T19:30:00.000Z');
});

test('makes the same page in whatever order the answers come', async () => {
  const late = (isLate: (url: string) => boolean): ReturnType<typeof read> => {
    const readNow = read();
    return async (url) => {
      if (isLate(url)) await setTimeout(30);
      return readNow(url);
    };
  };
  const made = async (answers: ReturnType<typeof read>) =>
    JSON.stringify(await prerenderPage('/', builtAt, answers));
  // The modules of the page are loaded with the first one.
  await made(read());
  const page = await made(read());
  const others = [
    await made(late((url) => url < '/api/s')),
    await made(late((url) => url >= '/api/s')),
    await made(late(() => true)),
  ];
  expect(others.map((other) => other === page)).toEqual([true, true, true]);
});

test('leaves out what differs between devices', async () => {
  const { markup } = await prerenderPage('/vacancies', builtAt, read());
  expect(markup).toContain('>Checked with the server on 20 Nov 2026.<');
  expect(markup).not.toMatch(/Closes in|data-testid="age"|Install this app/);
});

test('sanitises HTML of the API as in a browser', async () => {
  const { markup } = await prerenderPage('/event-details/p1', builtAt, read());
  expect(markup).toContain('<p>Rain <b>fell</b></p>');
});

test('a page carries the first fifty rows of a long list, and fewer of one in the footer', async () => {
  const long = Array.from({ length: 60 }, (_, place) => vacancy(place));
  const { rows } = await prerenderPage('/vacancies', builtAt, read({ '/api/vacancies': long }));
  const lengths = rows.map(([key, { value, total }]) => [key, (value as unknown[]).length, total]);
  expect(lengths).toContainEqual(['/api/vacancies', 50, 60]);
  expect(lengths).toContainEqual(['/api/posts', 3, 4]);
});

test('deadlines at odd hours are counted over all lists, on the clock of the settings', async () => {
  const lists = {
    '/api/vacancies': [{ title: 'Driver', close_date: '2026-12-01 16:00:00' }, { title: 'Nurse' }],
    '/api/itbs': [{ description: 'Wheat', deadline: '2026-12-01T16:00:00.000000Z' }],
  };
  const odd = { odd: 1, timed: 2, sent: '2026-12-01T16:00:00.000000Z', shown: '2026-12-01 20:30' };
  expect(oddDeadlines(await readAll(read(lists)))).toEqual(odd);
  const inUtc = [{ field_name: 'organisation_time_zone', field_value: 'UTC' }];
  expect(oddDeadlines(await readAll(read({ ...lists, '/api/settings': inUtc })))).toBeUndefined();
});

test('without a response it renders the loading state', async () => {
  const { markup, rows } = await prerenderPage('/vacancies', builtAt, async (url) =>
    url === '/api/settings' ? '[]' : undefined,
  );
  expect(markup).toContain('>Vacancies</h1>');
  expect(markup).not.toContain('rowheader');
  expect(rows.map(([key]) => key)).toEqual(['/api/settings']);
});

test('reads all records, page by page where a list is paginated', async () => {
  const all = await readAll(read());
  expect(all(posts).map(({ slug }) => slug)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  expect(all(tags)).toHaveLength(1);
  expect(all(vacancies)).toHaveLength(2);
});
