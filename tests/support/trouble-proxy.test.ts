import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTroubleProxy, type TroubleProxy } from './trouble-proxy';

const list = [
  { id: 1, title: 'Field officer', file: '/files/tor.pdf' },
  { id: 2, title: 'Cashier', file: '/files/tor-2.pdf' },
];
const body = JSON.stringify(list);
let site: Server;
let proxy: TroubleProxy;

beforeEach(async () => {
  site = createServer((request, response) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  proxy = await startTroubleProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await proxy.stop();
  site.close();
  site.closeAllConnections();
});

const get = (path = '/api/vacancies', headers: Record<string, string> = {}) =>
  fetch(proxy.url + path, { headers });

/** Resolves to 'nothing' if the promise is still pending after `limit` ms. */
const within = <T>(limit: number, promise: Promise<T>): Promise<T | 'nothing'> =>
  Promise.race([promise, new Promise<'nothing'>((resolve) => setTimeout(() => resolve('nothing'), limit))]);

describe('a network without failures', () => {
  it('forwards the response and records the request', async () => {
    expect(await (await get()).json()).toEqual(list);
    expect(proxy.requests).toMatchObject([
      { method: 'GET', path: '/api/vacancies', status: 200, headers: { host: new URL(proxy.url).host } },
    ]);
  });

  it('lets the site revalidate what the browser has cached', async () => {
    expect((await get('/api/vacancies', { 'if-none-match': '"1"' })).status).toBe(304);
  });

  it('can switch to another site', async () => {
    const other = createServer((_, response) => response.end('other')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    proxy.moveTo(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    expect(await (await get()).text()).toBe('other');
    other.close();
    other.closeAllConnections();
  });
});

describe('a captive portal', () => {
  it('responds with its own page and status 200', async () => {
    proxy.trouble('captive-html');
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Sign in');
  });

  it('or redirects to its login page', async () => {
    proxy.trouble('redirect');
    const response = await get();
    expect(response.redirected).toBe(true);
    expect(await response.text()).toContain('Sign in');
  });

  it('affects data and files, or the paths that it is given, and nothing else', async () => {
    proxy.trouble('error-500');
    expect((await get('/vacancies')).status).toBe(200);
    expect((await get('/files/tor.pdf')).status).toBe(500);
    proxy.trouble('error-500', (path) => path === '/vacancies');
    expect((await get('/vacancies')).status).toBe(500);
    expect((await get('/files/tor.pdf')).status).toBe(200);
  });
});

describe('a failing server', () => {
  it('responds with 500', async () => {
    proxy.trouble('error-500');
    expect((await get()).status).toBe(500);
  });

  it('responds with 429 and Retry-After', async () => {
    proxy.trouble('error-429', undefined, { retryAfter: 7 });
    const response = await get();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('responds with JSON of another shape', async () => {
    proxy.trouble('wrong-shape');
    expect(await (await get()).json()).toEqual({ message: 'ok' });
  });

  it('drops the fields of the first record, except its id', async () => {
    proxy.trouble('missing-fields');
    expect(await (await get()).json()).toEqual([{ id: 1 }, list[1]]);
  });

  it('ends a truncated response as if it were complete', async () => {
    proxy.trouble('half-json');
    const response = await get();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(body.slice(0, Math.floor(body.length / 2)));
  });

  it('responds with 502 if the site behind it is down', async () => {
    site.close();
    site.closeAllConnections();
    expect((await get()).status).toBe(502);
  });
});

describe('a failing connection', () => {
  it('breaks after half of the announced bytes', async () => {
    proxy.trouble('half');
    const response = await get('/api/vacancies', { 'if-none-match': '"1"' });
    expect(response.headers.get('content-length')).toBe(String(body.length));
    await expect(response.text()).rejects.toThrow();
  });

  it('accepts a request and never responds', async () => {
    proxy.trouble('silent');
    expect(await within(300, get().catch(String))).toBe('nothing');
    expect(proxy.requests[0]?.status).toBeUndefined();
  });

  it('stalls half-way', async () => {
    proxy.trouble('silent-half');
    const response = await get();
    expect(response.status).toBe(200);
    expect(await within(300, response.text().catch(String))).toBe('nothing');
  });

  it('delivers everything slowly', async () => {
    proxy.trouble('slow', undefined, { bytesPerSecond: 200 });
    const started = performance.now();
    expect(await (await get()).json()).toEqual(list);
    expect(performance.now() - started).toBeGreaterThan((body.length / 200) * 1000 * 0.8);
  });

  it('refuses everything once it is dead, and closes open connections', async () => {
    proxy.trouble('silent');
    const open = get().catch((error: Error) => error.name);
    await expect.poll(() => proxy.requests.length).toBe(1);
    await proxy.stop();
    expect(await open).toBe('TypeError');
    await expect(get()).rejects.toThrow();
  });

  it('returns at the same address', async () => {
    const { port } = new URL(proxy.url);
    await proxy.stop();
    proxy = await startTroubleProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, Number(port));
    expect((await get()).status).toBe(200);
  });
});
