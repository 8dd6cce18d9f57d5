import { expect, test } from 'vitest';
import { stampOf } from '../../sw/contract/mark';
import { prerenderPage, readAll, recordHead, recordsToRender, routes } from '../../src/server/prerender';
import type { CachedList } from '../../src/data/device/swr-cache';
import { ownPages } from '../../src/schemas/own-pages';
import { rowOfOwnPage } from '../../src/server/record-pages';
import { vacancies } from '../../src/schemas/vacancies';

const builtAt = Date.parse('2026-11-20T08:00:00Z');
const wire = (place: number, more: object = {}) => ({
  title: `Driver ${place}`,
  vacancy_number: `V-${place}`,
  post_date: `2026-${place < 300 ? '01' : '02'}-01`,
  close_date: '2026-12-01',
  description: `<p>Drives car ${place}.</p>`,
  ...more,
});
const read = (records: object[], more: Record<string, unknown> = {}) => {
  const answers: Record<string, unknown> = { '/api/settings': [], '/api/vacancies': records, ...more };
  return async (url: string) => (url in answers ? JSON.stringify(answers[url]) : undefined);
};
const rowsOf = async (path: string, records: object[], more?: Record<string, unknown>) => {
  const { rows, markup } = await prerenderPage(path, builtAt, read(records, more));
  return { rows: new Map(rows), markup };
};

test('the page of a record carries the record, and its neighbours without their prose', async () => {
  const list = [1, 2, 3, 4, 5].map((place) => wire(place, { close_date: `2026-12-0${place}` }));
  const { rows, markup } = await rowsOf('/vacancies/v-3', list);
  const row = rows.get('/api/vacancies')!;
  expect(row).toMatchObject({ total: 5 });
  expect(
    (row.value as { number: string; description?: string }[]).map((one) => [one.number, one.description]),
  ).toEqual([
    ['V-2', undefined],
    ['V-3', '<p>Drives car 3.</p>'],
    ['V-4', undefined],
  ]);
  expect(markup).toContain('Drives car 3.');
  expect(markup).toMatch(/<h1[^>]*>Driver 3<\/h1>/);
  expect(markup).toContain('Vacancy details');
});

test('records of equal numbers keep their slugs in the part that a page carries', async () => {
  const list = [wire(1), wire(1, { title: 'Second', post_date: '2026-03-01' }), wire(2)];
  const { markup } = await rowsOf('/vacancies/v-1-2', list);
  expect(markup).toMatch(/<h1[^>]*>Second<\/h1>/);
});

test('the page of an invitation carries its awards, and lists carry no prose of record pages', async () => {
  const bid = {
    reference_number: 'ITB/1',
    title: 'Seed',
    description: '<p>Much</p>',
    how_to_submit: 'By hand',
  };
  const noas = ['9', 'ITB-1', '8'].map((reference_number) => ({ reference_number, description: 'x' }));
  const more = { '/api/itbs': [bid], '/api/noas': noas };
  const page = await rowsOf('/invitation-to-bid/itb-1', [], more);
  expect(page.rows.get('/api/noas')).toMatchObject({ value: [{ referenceNumber: 'ITB-1' }], total: 3 });
  expect(page.markup).toContain('By hand');
  const list = await rowsOf('/invitation-to-bid', [], more);
  expect(JSON.stringify(list.rows.get('/api/itbs'))).not.toContain('By hand');
});

test('a list that a page only names carries no files, images, relations or prose', async () => {
  const file = '/files/noas/award.pdf';
  const post = { id: 7, title: 'Fair', slug: 'fair', date: '2026-11-01', image: '/a.avif', category: 'news' };
  const more = {
    '/api/itbs': [{ reference_number: 'ITB-1', description: 'Seed', file: '/files/itbs/seed.pdf' }],
    '/api/noas': [{ reference_number: 'ITB-1', description: 'Seed', awarded_to: 'Baghban', file }],
    '/api/posts': { data: [post], meta: { links: [] } },
  };
  const { rows, markup } = await rowsOf('/invitation-to-bid', [], more);
  expect(markup).toContain('Baghban');
  expect(rows.get('/api/itbs')).toMatchObject({ value: [{ file: { url: '/files/itbs/seed.pdf' } }] });
  expect(rows.get('/api/noas')).toMatchObject({ value: [{ awardedTo: 'Baghban' }], total: 1 });
  expect(JSON.stringify(rows.get('/api/noas'))).not.toContain('award.pdf');
  expect(rows.get('/api/posts')).toMatchObject({ total: 1 });
  expect((rows.get('/api/posts')!.value as object[])[0]).toEqual({
    id: '7',
    title: 'Fair',
    slug: 'fair',
    date: '2026-11-01',
  });
});

test('open records and the newest 500 closed ones get pages', async () => {
  const closed = Array.from({ length: 600 }, (_, place) => wire(place, { close_date: '2026-11-01' }));
  const all = await readAll(read([...closed, wire(700), wire(701, { close_date: null })]));
  const rendered = recordsToRender(vacancies, all, builtAt) as { number: string }[];
  expect(rendered).toHaveLength(502);
  const numbers = rendered.map(({ number }) => Number(number.slice(2)));
  expect(numbers.filter((number) => number >= 300)).toHaveLength(302);
});

test('the head of a record’s page has its title, and its introduction without markup, cut at a word', () => {
  const route = routes.find(({ path }) => path === '/vacancies/:slug')!;
  const record = { title: 'Driver', description: `<p>${'Drives <b>far</b>. '.repeat(30)}</p>` };
  const { title, description } = recordHead(route, record);
  expect(title).toBe('Driver');
  expect(description).toMatch(/^Drives far\. .*\w…$/);
  expect(description!.length).toBeLessThanOrEqual(161);
  expect(recordHead(route, { title: 'Driver' })).toEqual({ title: 'Driver' });
  const event = routes.find(({ path }) => path === '/event-details/:slug')!;
  expect(recordHead(event, { title: 'Fair', content: '<p>It <i>rained</i>.</p>' }).description).toBe(
    'It rained.',
  );
});

test('a list of articles carries them without their texts, which their own pages have', async () => {
  const project = { id: 1, title: 'Wells', slug: 'wells', tp: 'Nine schools', content: '<p>Long text</p>' };
  const page = { data: [project], meta: { links: [] } };
  const more = { '/api/projects': page, '/api/projects/wells': { data: project } };
  const list = (await rowsOf('/project-updates', [], more)).rows.get('/api/projects')!;
  expect(list).toMatchObject({ total: 1, value: [{ title: 'Wells', intro: 'Nine schools' }] });
  expect(JSON.stringify(list)).not.toContain('Long text');
  const { rows, markup } = await rowsOf('/project-details/wells', [], more);
  expect(JSON.stringify(rows.get('/api/projects/wells'))).toContain('Long text');
  expect(markup).toContain('Long text');
});

test('the page of an article carries names of the latest ones, and where it stands in its list', async () => {
  const article = (place: number) => ({
    id: place,
    title: `Wells ${place}`,
    slug: `wells-${place}`,
    tp: '',
    content: `<p>Long text ${place}</p>`,
  });
  const link = (number: number) => ({
    url: `/api/projects?page=${number}`,
    label: String(number),
    active: false,
  });
  const links = [link(1), link(2)];
  const second = '/api/projects?page=2';
  const more = {
    '/api/projects': { data: [1, 2, 3, 4, 5, 6].map(article), meta: { links } },
    [second]: { data: [7, 8].map(article), meta: { links } },
    '/api/projects/wells-7': { data: article(7) },
    '/api/projects/wells-2': { data: article(2) },
  };
  const { rows, standsIn, markup } = await prerenderPage('/project-details/wells-7', builtAt, read([], more));
  const carried = new Map(rows);
  expect(carried.get('/api/projects')).toMatchObject({ total: 6 });
  expect(JSON.stringify(carried.get('/api/projects'))).toContain('Wells 4');
  expect(JSON.stringify(rows)).not.toMatch(/Wells [58]|Long text [1-68]/);
  expect(markup).toContain('Long text 7');
  expect(standsIn).toEqual({
    record: '/api/projects/wells-7',
    list: second,
    stamp: stampOf(JSON.stringify(more[second])),
  });
  const first = await prerenderPage('/project-details/wells-2', builtAt, read([], more));
  expect(first.standsIn?.list).toBe('/api/projects');
});

test('a page of the site embeds its own record of the list of these pages', () => {
  const row = {
    value: [{ slug: 'rules' }, { slug: 'safeguarding' }],
    confirmedAt: 1,
  } as unknown as CachedList;
  expect(rowOfOwnPage('/rules', ownPages, row)).toEqual({ ...row, value: [{ slug: 'rules' }], total: 2 });
  expect(rowOfOwnPage('/', ownPages, row)).toBeUndefined();
  expect(rowOfOwnPage('/rules', vacancies, row)).toBeUndefined();
});
