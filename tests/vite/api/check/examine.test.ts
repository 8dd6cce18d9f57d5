import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/data/lists/limits';
import { check, page, post, site, vacancy, type Route } from './sound-api';

const withdrawn = 'A phone keeps what it stored before; a new one shows that the list could not be fetched.';
const cors = { 'access-control-allow-origin': '*' };

test('an API that keeps the contract has no fault, and each address is asked for once', async () => {
  const { faults, asked, lines } = await check();
  expect(faults).toEqual([]);
  expect(asked).toEqual([
    '/api/settings',
    '/api/vacancies',
    '/api/audit-reports',
    '/api/categories',
    '/api/tags',
    '/api/posts',
    '/api/posts/market-day',
    '/api/posts/category/news',
    '/api/posts/tag/winter',
    '/storage/tor.pdf',
  ]);
  expect(lines[1]).toEqual({
    where: '/api/vacancies',
    status: '200',
    type: 'application/json',
    cors: 'yes',
    cache: 'no-cache + ETag',
    time: expect.stringMatching(/^\d\.\d\d s$/) as string,
    records: '1',
  });
});

describe('a call fails with the reason why a phone would find it failed', () => {
  test.each([
    [
      'a status',
      { body: { message: 'Server Error' }, status: 500 },
      'expected status 200, found 500 ("Server Error").',
    ],
    [
      'a redirect',
      { body: '', status: 302, headers: { location: '/login' } },
      'expected status 200, found 302, which leads to "/login": the app follows no redirect.',
    ],
    [
      'a page',
      { body: '<h1>Sign in</h1>', headers: { 'content-type': 'text/html' } },
      'expected application/json, found content type "text/html" and "<h1>Sign in</h1>".',
    ],
    ['no JSON', { body: '[{]' }, /^\/api\/vacancies: expected JSON, found a fault in it: /],
    [
      'another envelope',
      { body: { items: [], count: 0 } },
      'expected a list, or { "data": [ … ] }, found an object with "items", "count".',
    ],
  ])('%s', async (_name, route, what) => {
    const { faults } = await check({ '/api/vacancies': route });
    expect(faults).toEqual([
      typeof what === 'string'
        ? `/api/vacancies: ${what} ${withdrawn}`
        : (expect.stringMatching(what) as string),
    ]);
  });

  test('a page without links is no page', async () => {
    const { faults } = await check({ '/api/posts': { body: [post] } });
    expect(faults[0]).toContain(
      '/api/posts: expected { "data": [ … ], "meta": { "links": [ … ] } }, found a list.',
    );
  });
});

describe('a hostile answer neither hangs nor fills the memory', () => {
  test('that never begins', async () => {
    const { faults } = await check({ '/api/vacancies': () => undefined }, { times: { stall: 600 } });
    expect(faults[0]).toContain('/api/vacancies: no answer: no byte came for 0.6 s.');
  });

  test('that drips without an end', async () => {
    const { faults } = await check(
      {
        '/api/vacancies': (response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const timer = setInterval(() => response.write('['), 10);
          response.on('close', () => clearInterval(timer));
        },
      },
      { times: { whole: 900 } },
    );
    expect(faults[0]).toContain('/api/vacancies: no answer: it was not whole after 0.9 s.');
  });

  test('that is larger than any list, also packed', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 ** 2, '['));
    const before = process.memoryUsage().arrayBuffers;
    const { faults } = await check({
      '/api/vacancies': (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...cors })
          .end(bomb),
    });
    expect(faults).toEqual([`/api/vacancies: expected at most 16 MB, found more. ${withdrawn}`]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(56 * 1024 ** 2);
  });

  test('whose texts a terminal would obey', async () => {
    const { faults } = await check({
      '/api/vacancies': {
        body: [{ ...vacancy, title: '\u001b[2J\u202eNurse', post_date: '\u001b]0;x\u0007 1/2' }],
      },
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toMatch(/[\u0000-\u001f\u202e]/);
  });

  test('of a server that says nothing at all: it is left after three calls', async () => {
    const silent = () => undefined;
    const { faults, asked } = await check(
      { '/api/settings': silent, '/api/vacancies': silent, '/api/audit-reports': silent },
      { times: { stall: 50 } },
    );
    expect(asked).toHaveLength(3);
    expect(faults.at(-1)).toBe(
      'all further calls: 3 requests were not made: the server had not answered 3 in a row.',
    );
  });
});

describe('headers', () => {
  test('without CORS a phone gets nothing: said once', async () => {
    const own = { body: [], headers: { 'access-control-allow-origin': 'https://other.example' } };
    const { faults, lines } = await check({ '/api/vacancies': own, '/api/audit-reports': own });
    expect(faults).toEqual([
      `/api/vacancies, /api/audit-reports: expected the header Access-Control-Allow-Origin with * or ${site}, found "https://other.example". A phone gets no answer at all: its browser withholds it from the site.`,
    ]);
    expect(lines[1]?.cors).toBe('others');
  });

  test('a cache that may be old, and a list that is fetched anew each time, are noted', async () => {
    const { notes } = await check({
      '/api/vacancies': { body: [], headers: { 'cache-control': 'public, max-age=86400' } },
      '/api/audit-reports': { body: [], headers: { 'cache-control': 'no-store' } },
    });
    expect(notes).toContain(
      '/api/vacancies: Cache-Control: public, max-age=86400. The app always asks anew, but a proxy on the way may answer with what is that old.',
    );
    expect(notes.find((note) => note.startsWith('/api/audit-reports'))).toContain(
      'neither ETag nor Last-Modified',
    );
  });

  test('a throttle is obeyed and named', async () => {
    let calls = 0;
    const { faults, lines } = await check({
      '/api/vacancies': (response) => {
        calls += 1;
        const headers = { 'content-type': 'application/json', 'retry-after': '1', ...cors };
        response.writeHead(calls === 1 ? 429 : 200, headers).end('[]');
      },
    });
    expect(lines[1]?.status).toBe('200');
    expect(faults[0]).toMatch(
      /^all calls: status 429 after one call; a first visit makes up to 25.*Access-Control-Expose-Headers/,
    );
  });
});

describe('records', () => {
  const faultsOf = async (...records: unknown[]) =>
    (await check({ '/api/vacancies': { body: records } })).faults;

  test('without what identifies them are left out', async () => {
    expect(await faultsOf(vacancy, { ...vacancy, id: 7, title: '' })).toEqual([
      '/api/vacancies: title: expected a text, found nothing, in 1 of 2 records, first record 2, id 7. A phone leaves the record out; one that has stored it before keeps what it has, if the record has an id.',
    ]);
  });

  test('with a value that cannot be read are shown without it', async () => {
    expect(await faultsOf({ ...vacancy, file: { path: 'tor.pdf' } })).toEqual([
      '/api/vacancies: file: expected an address, found an object, record 1, id 1 ("Nurse"). A phone shows the record without its document.',
    ]);
  });

  test('with a field of nearly the right name are told the right one', async () => {
    const { close_date: closeDate, ...others } = vacancy;
    expect(await faultsOf({ ...others, closeDate, employmnt_type: 'Fixed' })).toEqual([
      '/api/vacancies: closeDate: the app reads no field of this name, but close_date. A phone shows the records without it.',
      '/api/vacancies: employmnt_type: the app reads no field of this name, but employment_type. A phone shows the records without it.',
    ]);
  });

  test('with unknown or missing fields are noted', async () => {
    const { notes } = await check({
      '/api/vacancies': { body: [{ ...vacancy, vacancy_number: null, department: { id: 3 } }] },
    });
    expect(notes).toContain(
      '/api/vacancies: fields that the app does not read, which do no harm: department.',
    );
    expect(notes).toContain('/api/vacancies: vacancy_number: missing.');
    expect(notes).toContainEqual(
      expect.stringMatching(/fields that no record has, and that may be missing: slug, location/),
    );
  });

  test('with one slug are told', async () => {
    const { faults } = await check({ '/api/posts': { body: page([post, { ...post, title: 'Fair' }]) } });
    expect(faults).toEqual([
      '/api/posts: slug: expected a slug that no other record has, found "market-day" of "Market day" and of "Fair". A phone opens the first of them.',
    ]);
  });

  test('settings of nearly the right name are told the right one', async () => {
    const { faults } = await check({
      '/api/settings': {
        body: [
          { field_name: 'organization_name', field_value: 'Valley' },
          { field_name: 'organisation_time_zone', field_value: 'Kabul' },
        ],
      },
    });
    expect(faults).toEqual([
      '/api/settings: organisation_time_zone: expected the name of a time zone such as Asia/Kabul, found "Kabul". A phone takes the zone of the build instead.',
      '/api/settings: organization_name: the app reads no setting of this name, but organisation_name. A phone shows nothing in its place.',
    ]);
  });
});

test('a time zone that neither the API nor the site names is told', async () => {
  const settings = {
    '/api/settings': { body: [{ field_name: 'organisation_name', field_value: 'Valley' }] },
  };
  const missing = expect.stringContaining('organisation_time_zone: missing.') as string;
  expect((await check(settings, { env: { SITE_TIME_ZONE: '' } })).notes).toContainEqual(missing);
  expect((await check(settings)).notes).not.toContainEqual(missing);
});

describe('dates', () => {
  const of = async (...dates: string[]) =>
    check({ '/api/vacancies': { body: dates.map((date) => ({ ...vacancy, close_date: date })) } });

  test.each([
    ['17/12/2026', 'write 2026-12-17.'],
    ['7.7.2026', 'write 2026-07-07.'],
    ['3/4/2026', 'a date is written 2026-12-17.'],
    ['1765929600', 'a date is written 2026-12-17.'],
    ['Dec 17, 2026', 'a date is written 2026-12-17.'],
  ])('%s is not read', async (date, advice) => {
    const { faults } = await of(date);
    expect(faults).toEqual([
      `/api/vacancies: close_date: expected a date such as 2026-12-17, found "${date}": ${advice} A phone shows "${date}" as it stands, never says how many days are left, and keeps the notice open.`,
    ]);
  });

  test('words are a note', async () => {
    const { faults, notes } = await of('Until filled', '2026-12-17');
    expect(faults).toEqual([]);
    expect(notes.join('\n')).toContain('words in the place of a date, "Until filled" in 1 of 2 records.');
  });

  test('times with and without a zone in one field are a fault', async () => {
    const { faults } = await of('2026-12-17T11:30:00.000000Z', '2026-12-18 16:00:00', '2026-12-19 00:00:00');
    expect(faults).toEqual([
      expect.stringMatching(
        /close_date: expected all times with a zone or all without, found "2026-12-17T11:30/,
      ),
    ]);
  });

  test('deadlines at odd hours are a note, in the zone of the settings', async () => {
    const { notes } = await check({
      '/api/settings': { body: [{ field_name: 'organisation_time_zone', field_value: 'Africa/Lome' }] },
      '/api/vacancies': { body: [{ ...vacancy, close_date: '2026-12-17T22:00:00Z' }] },
    });
    expect(notes.join('\n')).toContain(
      'close_date: 1 of 1 deadlines fall at odd hours: "2026-12-17T22:00:00Z" is 2026-12-17 22:00 in Africa/Lome.',
    );
  });
});

describe('pages', () => {
  const link = (url: string | null, label: number | string) => ({
    url,
    label: String(label),
    active: label === 1,
  });
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...post, slug: `event-${from + at}` }));
  const details = {
    '/api/posts/event-1': { body: { data: { ...post, slug: 'event-1' } } },
  };

  test('are followed to the last', async () => {
    const links = [link(null, '&laquo; Previous'), link('/api/posts', 1), link('/api/posts?page=2', 2)];
    const { faults, asked } = await check({
      ...details,
      '/api/posts': { body: page(many(1, 2), links, { total: 3, last_page: 2 }) },
      '/api/posts?page=2': { body: page(many(3, 1), links) },
    });
    expect(faults).toEqual([]);
    expect(asked).toContain('/api/posts?page=2');
  });

  test.each([
    ['another host', 'http://inside.example/api/posts?page=2'],
    ['another list', '/api/projects?page=2'],
  ])('whose links lead to %s end there', async (_name, url) => {
    const { faults } = await check({
      ...details,
      '/api/posts': { body: page(many(1, 2), [link('/api/posts', 1), link(url, 2)]) },
    });
    expect(faults).toEqual([
      `/api/posts: the link of page 2: expected an address below API/api/, found "${url}". A phone shows the first page and no other.`,
    ]);
  });

  test('that repeat, and pages that no link names, are told', async () => {
    const links = [link('/api/posts', 1), link('/api/posts?page=2', 2), link('/api/posts?page=3', 3)];
    const { faults } = await check({
      ...details,
      '/api/posts': { body: page(many(1, 2), links, { last_page: 9 }) },
      '/api/posts?page=2': { body: page(many(1, 2), links) },
    });
    expect(faults).toEqual([
      expect.stringContaining('meta.last_page is 9, but meta.links names 3 pages.') as string,
      expect.stringContaining('page 2 has the records of the pages before it') as string,
    ]);
  });

  test('may have as many records as a phone shows, and no more', async () => {
    const asFull = await check({ ...details, '/api/posts': { body: page(many(1, limits.recordsOfPage)) } });
    expect(asFull.faults).toEqual([]);
    const tooFull = await check({
      ...details,
      '/api/posts': { body: page(many(1, limits.recordsOfPage + 1)) },
    });
    expect(tooFull.faults).toEqual([
      '/api/posts: expected at most 1000 records on a page, found 1001. A phone shows the first 1000.',
    ]);
  });

  test('another record at the address of one is a fault', async () => {
    const { faults } = await check({ '/api/posts/market-day': { body: { ...post, slug: 'fair' } } });
    expect(faults).toEqual([
      '/api/posts/market-day: expected the record with the slug "market-day", found "fair". A phone shows another record than the one that was chosen.',
    ]);
  });
});

describe('languages', () => {
  const env = { VITE_LANGUAGES: 'en fa-AF', VITE_API_LANGUAGES: 'query:fa' };
  const lists = ['settings', 'vacancies', 'audit-reports', 'categories', 'tags', 'posts'];

  test('that the server does not read are told', async () => {
    const { faults } = await check(
      Object.fromEntries(
        lists.map((name) => [`/api/${name}?lang=fa`, { body: name === 'posts' ? page([]) : [] }]),
      ),
      { env },
    );
    expect(faults).toContainEqual(
      expect.stringContaining(
        '/api/vacancies?lang=fa: expected all 1 records of /api/vacancies, also those that are not translated, found 0.',
      ),
    );
  });

  test('whose lists are those of the first are told once', async () => {
    const { faults } = await check(
      {
        '/api/settings?lang=fa': { body: [{ field_name: 'organisation_name', field_value: 'Valley' }] },
        '/api/vacancies?lang=fa': { body: [vacancy] },
        '/api/audit-reports?lang=fa': { body: { data: [] } },
        '/api/categories?lang=fa': { body: { data: [{ name: 'News', slug: 'news' }] } },
        '/api/tags?lang=fa': { body: { data: [{ name: 'Winter' }] } },
        '/api/posts?lang=fa': { body: page([post]) },
      },
      { env },
    );
    expect(faults).toEqual([expect.stringContaining('the server does not read it.')]);
  });
});

describe('documents and images', () => {
  const pdf = { 'content-type': 'application/pdf' };
  const at = async (answer: Route, record = {}) =>
    (await check({ '/storage/tor.pdf': answer, '/api/vacancies': { body: [{ ...vacancy, ...record }] } }))
      .faults;
  const unread = 'A phone lists the document, and says that it could not be fetched.';

  test.each([
    ['is not there', { body: '', status: 404 }, 'it is not there (status 404)'],
    [
      'is a page',
      { body: '<!doctype html><p>Sign in', headers: { 'content-type': 'text/html' } },
      'expected a file of its kind, found text/html',
    ],
    ['is something else', { body: 'PK', headers: pdf }, 'expected a file of its kind, found application/pdf'],
    [
      'comes from elsewhere',
      { body: '', status: 302, headers: { location: '/x' } },
      'status 302: a document that comes from another address is not kept',
    ],
  ])('a document that %s', async (_name, answer, flaw) => {
    expect(await at(answer)).toEqual([`/api/vacancies: file: API/storage/tor.pdf: ${flaw}. ${unread}`]);
  });

  test('a document without CORS cannot be read in the app', async () => {
    const faults = await at((response) => response.writeHead(200, pdf).end('%PDF-1.7'));
    expect(faults).toEqual([
      `/api/vacancies: file: API/storage/tor.pdf: expected Access-Control-Allow-Origin with documents, too. ${unread}`,
    ]);
  });

  test('a document of another host is not asked for', async () => {
    const { faults, asked } = await check({
      '/api/vacancies': { body: [{ ...vacancy, file: 'https://cdn.example/tor.pdf' }] },
    });
    expect(faults[0]).toContain(`expected it on API or on ${site}: the app may fetch from no other`);
    expect(asked).not.toContain('/storage/tor.pdf');
  });

  test('many of one kind are told once, and no more than a few are asked for', async () => {
    const body = Array.from({ length: 5 }, (_, id) => ({ ...vacancy, id, file: `/storage/${id}.pdf` }));
    const { faults, notes } = await check({ '/api/vacancies': { body } }, { most: 3 });
    expect(faults).toEqual([
      `/api/vacancies: file: API/storage/0.pdf, and 2 more like it: it is not there (status 404). ${unread}`,
    ]);
    expect(notes).toContain('documents: 0 of 5 are as they should be; 2 were not asked for.');
  });

  test('an image of a host that the policy does not know is named with the line of site.yaml', async () => {
    const { faults } = await check({
      '/api/posts': { body: page([{ ...post, image: 'https://pictures.example/a.jpg' }]) },
    });
    expect(faults[0]).toContain('write https://pictures.example below api.imageHosts in site.yaml');
  });
});
