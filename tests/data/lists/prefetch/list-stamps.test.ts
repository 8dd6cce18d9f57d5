import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectWarning } from '../../../support/console';
import { half, json, redirect, send, startServer, type Server } from '../../../sw/server';
import { startApp } from '../fresh';

const stamps = { vacancies: '12-abc', 'posts/page/2': '3-x9' };

let server: Server;
beforeEach(async () => {
  server = await startServer(json(stamps));
  vi.stubGlobal('location', new URL(server.origin));
});
afterEach(() => vi.unstubAllGlobals());

const load = async (base = '') => {
  startApp(base);
  return import('../../../../src/data/lists/prefetch/list-stamps');
};

it('one request brings the stamps of all lists', async () => {
  const { readListStamps } = await load();
  expect(await readListStamps()).toEqual(stamps);
  expect(server.asked).toEqual(['/lists.json']);
});

it('an API elsewhere has none, and is not asked for them', async () => {
  const { readListStamps } = await load('https://api.test');
  expect(await readListStamps()).toBeUndefined();
  expect(server.asked).toEqual([]);
});

describe('stamps are not', () => {
  it.each([
    ['the page of a captive portal', send('text/html', '<h1>Sign in</h1>')],
    ['its page as JSON', json({ signIn: 'https://portal.test' })],
    ['a list', json(['12-abc', 7])],
    ['a redirected answer', redirect(json(stamps))],
    ['an error', send('application/json', JSON.stringify(stamps), 503)],
    ['a missing file', send('text/plain', 'Not found', 404)],
  ])('%s', async (_, answer) => {
    const { readListStamps } = await load();
    server.answer = answer;
    expect(await readListStamps()).toBeUndefined();
  });

  it('an answer that is cut off, which is logged', async () => {
    expectWarning(/It is not known which lists have changed/);
    const { readListStamps } = await load();
    server.answer = half('application/json', JSON.stringify(stamps));
    expect(await readListStamps()).toBeUndefined();
  });
});

it('a row is unchanged where its answer has the stamp of the site', async () => {
  const { isUnchanged } = await load();
  expect(isUnchanged(stamps, '/api/vacancies', { stamp: '12-abc schema' })).toBe(true);
  expect(isUnchanged(stamps, '/api/posts/page/2', { stamp: '3-x9 schema' })).toBe(true);
  expect(isUnchanged(stamps, '/api/vacancies', { stamp: '12-abd schema' })).toBe(false);
  expect(isUnchanged(stamps, '/api/faqs', { stamp: '12-abc schema' })).toBe(false);
  expect(isUnchanged(stamps, '/api/toString', { stamp: 'function' })).toBe(false);
  expect(isUnchanged(undefined, '/api/vacancies', { stamp: '12-abc schema' })).toBe(false);
});
