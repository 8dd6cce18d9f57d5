import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLaravel, type Laravel } from './laravel';

let laravel: Laravel;

beforeAll(async () => {
  laravel = await startLaravel();
});

afterAll(() => laravel.stop());

const get = (path: string) => fetch(laravel.url + path);
const json = async (path: string) => (await get(path)).json();
const list = () => `${laravel.url}/api/projects`;

describe('a paginated list', () => {
  it('has the documented envelope', async () => {
    expect(await json('/api/projects?page=2')).toEqual({
      data: laravel.records.projects.slice(3, 6),
      links: {
        first: `${list()}?page=1`,
        last: `${list()}?page=3`,
        prev: `${list()}?page=1`,
        next: `${list()}?page=3`,
      },
      meta: {
        current_page: 2,
        from: 4,
        last_page: 3,
        links: [
          { url: `${list()}?page=1`, label: '&laquo; Previous', active: false },
          { url: `${list()}?page=1`, label: '1', active: false },
          { url: `${list()}?page=2`, label: '2', active: true },
          { url: `${list()}?page=3`, label: '3', active: false },
          { url: `${list()}?page=3`, label: 'Next &raquo;', active: false },
        ],
        path: list(),
        per_page: 3,
        to: 6,
        total: 8,
      },
    });
  });

  it('has no previous page on the first page, and a gap where there are many pages', async () => {
    const { links, meta } = await json('/api/posts');
    expect(links.prev).toBeNull();
    expect(meta.links[0].url).toBeNull();
    expect(meta.links.map((link: { label: string }) => link.label).join(' ')).toBe(
      '&laquo; Previous 1 2 3 4 5 6 7 8 9 10 ... 14 15 Next &raquo;',
    );
    const middle = await json('/api/posts?page=8');
    expect(middle.meta.links.filter((link: { label: string }) => link.label === '...')).toHaveLength(2);
  });

  it('is empty beyond its last page', async () => {
    const { data, meta } = await json('/api/projects?page=9');
    expect([data, meta.from, meta.to, meta.current_page]).toEqual([[], null, null, 9]);
  });

  it('is filtered by category, and by tag', async () => {
    const byCategory = await json('/api/projects/category/farming');
    expect(byCategory.meta).toMatchObject({ total: 4, path: `${list()}/category/farming` });
    expect((await json('/api/posts/tag/winter')).meta.total).toBe(15);
  });
});

describe('other responses', () => {
  it('wraps a single record in data', async () => {
    expect(await json('/api/posts/market-day-2')).toEqual({ data: laravel.records.posts[1] });
  });

  it('returns bare models and resource collections', async () => {
    expect(await json('/api/vacancies')).toEqual(laravel.records.vacancies);
    expect(await json('/api/volunteers')).toEqual({ data: laravel.records.volunteers });
  });

  it('returns errors as JSON', async () => {
    const record = await get('/api/projects/none');
    expect([record.status, await record.json()]).toEqual([
      404,
      { message: 'No query results for model [App\\Models\\Project] none' },
    ]);
    expect((await get('/api/nothing')).status).toBe(404);
  });

  it('allows every origin and exposes no header', async () => {
    const { headers } = await get('/api/faqs');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-expose-headers')).toBe(false);
  });

  it('serves the documents and images that its records name', async () => {
    const pdf = await get('/storage/tor/loan-officer.pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
    const png = new Uint8Array(await (await get('/storage/audit/2024.png')).arrayBuffer());
    expect([...png.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('takes as many calls a minute as it is told, and then asks for a pause', async () => {
    const busy = await startLaravel({ throttle: 2 });
    const ask = () => fetch(`${busy.url}/api/tags`);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true]);
    await busy.stop();
  });
});
