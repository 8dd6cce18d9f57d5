import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../src/schemas/base';

const app = 'https://app.example';

/** The contract in a build with these variables. */
async function build(base = '', suffix = '') {
  vi.stubEnv('VITE_API_BASE_URL', base);
  vi.stubEnv('VITE_API_SUFFIX', suffix);
  vi.resetModules();
  const { apiUrl, apiPath, isDocument, ...rest } = await import('../../../sw/contract/contract');
  return {
    ...rest,
    apiUrl,
    apiPath: (url: string) => apiPath(new URL(url, app), app),
    isDocument: (url: string) => isDocument(new URL(url, app), app),
  };
}

describe('the address of an API call', () => {
  it.each([
    ['', '', '/api/vacancies'],
    ['', '.json', '/api/vacancies.json'],
    ['https://api.example', '', 'https://api.example/api/vacancies'],
    ['https://api.example/', '', 'https://api.example/api/vacancies'],
    ['https://api.example/site//', '.json', 'https://api.example/site/api/vacancies.json'],
  ])('below "%s" with suffix "%s" is %s, and is recognised', async (base, suffix, url) => {
    const { apiUrl, apiPath } = await build(base, suffix);
    expect(apiUrl('vacancies')).toBe(url);
    expect(apiPath(url)).toBe('vacancies');
    expect(apiPath(apiUrl('projects/category/water'))).toBe('projects/category/water');
  });

  it('is recognised without its query', async () =>
    expect((await build()).apiPath('/api/projects?page=2')).toBe('projects'));

  it('keeps a suffix that the build does not use', async () =>
    expect((await build()).apiPath('/api/a.json')).toBe('a.json'));

  it.each(['/vacancies', '/apiary', '/files/api/a', 'https://other.example/api/vacancies'])(
    'is never %s',
    async (url) => expect((await build()).apiPath(url)).toBeUndefined(),
  );

  it('is never on the app’s origin if the API is on another one', async () => {
    const { apiPath } = await build('https://api.example/site');
    expect(apiPath('/api/vacancies')).toBeUndefined();
    expect(apiPath('https://api.example/api/vacancies')).toBeUndefined();
    expect(apiPath('https://api.example/site/api/vacancies')).toBe('vacancies');
  });
});

describe('a document', () => {
  it.each(['/files/tor.pdf', '/files/tor', '/storage/tor.PDF', '/a/b.docx', '/list.csv?x=1'])(
    'of the app’s own origin is %s',
    async (url) => expect((await build()).isDocument(url)).toBe(true),
  );

  it.each([
    '/',
    '/vacancies',
    '/assets/app.js',
    '/api/vacancies',
    '/api/a.pdf',
    '/read?file=/files/tor.pdf',
    'https://other.example/files/tor.pdf',
  ])('is never %s', async (url) => expect((await build()).isDocument(url)).toBe(false));

  it('of an external API is any address there except calls', async () => {
    const { isDocument } = await build('https://api.example/site');
    expect(isDocument('https://api.example/storage/tor.pdf')).toBe(true);
    expect(isDocument('https://api.example/download/7')).toBe(true);
    expect(isDocument('https://api.example/site/api/vacancies')).toBe(false);
    expect(isDocument('https://other.example/tor.pdf')).toBe(false);
    expect(isDocument('/files/tor.pdf')).toBe(true);
  });
});

describe('the clean path of a page', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/vacancies', '/vacancies'],
    ['/vacancies///', '/vacancies'],
    ['/a//b/', '/a//b'],
    ['/vacancies.html', '/vacancies'],
    ['/index.html', '/'],
    ['/about/index.html', '/about'],
    ['/a.html/b', '/a.html/b'],
  ])('is made of %j: %j', async (path, expected) => expect((await build()).cleanPath(path)).toBe(expected));

  it('is computed from 400,000 slashes in less than a second, wherever they are', async () => {
    const { cleanPath } = await build();
    const many = '/'.repeat(400_000);
    const start = performance.now();
    expect(cleanPath(`${many}x`)).toBe(`${many}x`);
    expect(cleanPath(`/x${many}`)).toBe('/x');
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('the envelope', () => {
  const isResource = (value: unknown): value is Resource =>
    typeof value === 'object' && value !== null && 'envelope' in value && 'fields' in value;
  const schemas = import.meta.glob<Record<string, unknown>>('../../../src/schemas/*.ts', { eager: true });
  const resources = Object.values(schemas).flatMap((exported) => Object.values(exported).filter(isResource));

  it('is known for every resource', () => expect(resources.length).toBeGreaterThanOrEqual(7));

  it.each(resources)('of $name is that of its schema', async ({ name, envelope }) =>
    expect((await build()).envelopeOf(name)).toBe(envelope),
  );

  it.each([
    ['projects', 'page'],
    ['projects/page/2', 'page'],
    ['projects/category/water', 'page'],
    ['projects/category/water/page/2', 'page'],
    ['projects/a-well', 'record'],
    ['fa/projects', 'page'],
    ['fa/projects/a-well', 'record'],
    ['ps/vacancies', 'list'],
    ['posts', 'page'],
    ['posts/tag/winter', 'page'],
    ['posts/market-day', 'record'],
    ['stakeholders', 'list'],
    ['teams', 'list'],
    ['researchs', 'list'],
    ['categories', 'list'],
    ['pcategories', 'list'],
    ['tags', 'list'],
    ['exatras', 'list'],
  ])('of %s is a %s', async (path, envelope) => expect((await build()).envelopeOf(path)).toBe(envelope));
});

it('every cache has the prefix of the app', async () => {
  const { cacheNames, appPrefix } = await build();
  const names = Object.values(cacheNames);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name.startsWith(`${appPrefix}-`)).toBe(true);
});

describe('what counts as JSON, for page and worker alike', () => {
  const flawOf = async (type: string | null, redirected = false) => {
    const headers = new Headers(type === null ? {} : { 'content-type': type });
    const response = new Response(null, { headers });
    for (const [name, value] of Object.entries({ redirected, url: 'https://portal.example/' }))
      Object.defineProperty(response, name, { value });
    return (await build()).whyNotJson(response);
  };

  it.each([
    'application/json',
    'application/json;charset=utf-8',
    'text/json',
    'Application/LD+JSON',
    'application/vnd.api+json ; x=1',
  ])('"%s" does', async (type) => expect(await flawOf(type)).toBeUndefined());

  it.each([
    null,
    '',
    'text/html',
    'text/plain',
    'application/jsonp',
    'application/json5',
    'image/json',
    'text/html; a=application/json',
  ])('"%s" does not', async (type) => expect(await flawOf(type)).toBe(`content type "${type ?? ''}"`));

  it('a redirected response does not, whatever its type', async () =>
    expect(await flawOf('application/json', true)).toBe('redirected to https://portal.example/'));
});

describe('the wait in Retry-After', () => {
  const wait = async (headers: Record<string, string>) =>
    (await build()).parseRetryAfter(new Headers(headers));

  it.each([
    [{ 'retry-after': '90' }, 90_000],
    [{ 'retry-after': new Date(0).toUTCString() }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j is %s ms', async (headers, expected) => expect(await wait(headers)).toBe(expected));

  it('is measured by the server’s Date header, because the device’s clock may be wrong by years', async () => {
    const now = Date.now() - 730 * 86_400_000;
    const at = (time: number) => new Date(time).toUTCString();
    expect(await wait({ date: at(now), 'retry-after': at(now + 90_000) })).toBe(90_000);
  });
});

describe('a query without tracking parameters', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?fbclid=IwAR0', ''],
    ['?utm_source=newsletter&utm_medium=email&UTM_CAMPAIGN=x', ''],
    ['?gclid=1&dclid=2&msclkid=3&twclid=4&ttclid=5&yclid=6&wbraid=7&gbraid=8', ''],
    [
      '?igshid=a&igsh=b&mc_cid=c&mc_eid=d&_ga=e&_gl=f&_hsenc=g&_hsmi=h&mkt_tok=i&mibextid=j&srsltid=k&li_fat_id=l&epik=m&gclsrc=n',
      '',
    ],
    ['?page=2&fbclid=a', '?page=2'],
    ['?fbclid=a&q=a+b%20c%26&utm_source=x', '?q=a+b%20c%26'],
    [
      '?file=https%3A%2F%2Fa.example%2Fa.pdf%3Futm_source%3Dx',
      '?file=https%3A%2F%2Fa.example%2Fa.pdf%3Futm_source%3Dx',
    ],
    ['?x=1', '?x=1'],
    ['?q=fbclid=1', '?q=fbclid=1'],
    ['?from=/saved&q=utm_source', '?from=/saved&q=utm_source'],
  ])('of %s is %s', async (search, own) => {
    const { withoutTracking } = await build();
    expect(withoutTracking(search)).toBe(own);
  });
});
