import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locate } from '../../../vite/host/locate.ts';
import { folderOf } from './sample-site.ts';

let site: Awaited<ReturnType<typeof folderOf>>;
const redirects = [
  { from: '/old/*', to: '/:splat', status: 301 },
  { from: '/api/*', to: '/api/:splat.json', status: 200 },
];

beforeAll(async () => {
  site = await folderOf({
    'index.html': '',
    'vacancies.html': '',
    'about/team.html': '',
    'درباره.html': '',
    'api/projects.json': '',
    'api/projects/water.json': '',
    '.env': '',
  });
});
afterAll(() => site.remove());

test.each([
  ['/', 'index.html'],
  ['/vacancies', 'vacancies.html'],
  ['/about/team', 'about/team.html'],
  ['/api/projects', 'api/projects.json'],
  ['/api/projects.json', 'api/projects.json'],
  ['/api/projects/water', 'api/projects/water.json'],
])('%s leads to the file %s', async (path, file) => {
  expect(await locate(site.folder, path, redirects)).toEqual({ kind: 'file', file: join(site.folder, file) });
});

test.each([
  ['/vacancies/', '/vacancies', 308],
  ['/vacancies.html', '/vacancies', 308],
  ['/index.html', '/', 308],
  ['/درباره/', `/${encodeURIComponent('درباره')}`, 308],
  ['/old/vacancies', '/vacancies', 301],
  ['/old//evil.example', '/evil.example', 301],
  ['//vacancies/', '/vacancies', 308],
])('%s redirects to %s', async (path, to, status) => {
  expect(await locate(site.folder, path, redirects)).toEqual({ kind: 'moved', to, status });
});

test.each([
  '/nothing',
  '/about',
  '/api',
  '/api/',
  '/api/nothing',
  '/.env',
  '/_headers',
  `/${'a'.repeat(300)}`,
])('nothing is at %s', async (path) => {
  expect(await locate(site.folder, path, redirects)).toEqual({ kind: 'nothing' });
});
