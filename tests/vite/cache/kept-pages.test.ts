import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PrerenderedPage } from '../../../src/server/prerender.tsx';
import { KeptPages } from '../../../vite/cache/kept-pages.ts';
import { folderOf } from '../host/sample-site.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const minute = 60_000;
const answers: Record<string, string> = { '/api/vacancies': 'a', '/api/settings': 's' };

let cache: Awaited<ReturnType<typeof folderOf>>;
beforeEach(async () => void (cache = await folderOf({})));
afterEach(() => cache.remove());

/** Renders a page from two answers, as a build in which these things differ from the first. */
async function build({ after = 0, code = 'app', path = '/vacancies', changed = {}, until = 0 } = {}) {
  const all: Record<string, string> = { ...answers, ...changed };
  const readText = async (url: string) => all[url];
  const pages = new KeptPages({ folder: cache.folder, code, now: now + after, readText });
  let isRendered = false;
  const kept = await pages.at(path, async (asked, builtAt, read) => {
    isRendered = true;
    const markup = `${asked}: ${await read('/api/vacancies')} ${await read('/api/posts')}`;
    const page: PrerenderedPage = { markup, styles: '', rows: [], builtOn: new Date(builtAt).toISOString() };
    return until ? { ...page, until: now + until } : page;
  });
  expect([...pages.rendered]).toEqual(isRendered ? [path] : []);
  return { kept, isRendered };
}

test('the next build has the page as it was kept, with its time', async () => {
  const first = await build();
  expect(first.isRendered).toBe(true);
  expect(await build({ after: 59 * minute })).toEqual({
    isRendered: false,
    kept: expect.objectContaining(first.kept),
  });
  expect((await build({ after: 59 * minute })).kept.builtAt).toBe(now);
});

test.each([
  ['another answer', { changed: { '/api/vacancies': 'b' } }],
  ['an answer that there was not', { changed: { '/api/posts': 'p' } }],
  ['another app', { code: 'app 2' }],
  ['another page', { path: '/about' }],
  ['more than an hour later', { after: 61 * minute }],
  ['a clock that was set back', { after: -minute }],
])('a page is rendered anew with %s', async (_, changes) => {
  await build();
  expect((await build(changes)).isRendered).toBe(true);
});

test('an answer that the page does not show changes nothing', async () => {
  await build();
  expect((await build({ changed: { '/api/settings': 't' } })).isRendered).toBe(false);
});

test('a page is rendered anew once its first deadline has passed', async () => {
  await build({ until: 10 * minute });
  expect((await build({ after: 9 * minute })).isRendered).toBe(false);
  expect((await build({ after: 10 * minute })).isRendered).toBe(true);
});

test('an answer is read once in a build, whether pages are kept or rendered', async () => {
  await build();
  const asked: string[] = [];
  const readText = async (url: string) => {
    asked.push(url);
    return answers[url];
  };
  const pages = new KeptPages({ folder: cache.folder, code: 'app', now, readText });
  const render = async (markup: string, _: number, read: typeof readText) => {
    void (await Promise.all([read('/api/vacancies'), read('/api/no-such')]));
    return { markup, styles: '', rows: [], builtOn: '' };
  };
  for (const path of ['/vacancies', '/about', '/contact']) await pages.at(path, render);
  expect(asked.sort()).toEqual(['/api/no-such', '/api/posts', '/api/vacancies']);
});

test('a damaged file is made anew', async () => {
  await build();
  const [name] = (await readdir(cache.folder, { recursive: true })).filter((each) => each.endsWith('.json'));
  const file = join(cache.folder, name!);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 20));
  expect((await build()).isRendered).toBe(true);
  expect((await build()).isRendered).toBe(false);
});
