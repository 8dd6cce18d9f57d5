import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { host } from '../../vite/host.ts';
import { folderOf } from './host/sample-site.ts';

let site: Awaited<ReturnType<typeof folderOf>>;
const variables = readBuildVariables({ VITE_API_BASE_URL: 'https://api.example.org' });

beforeAll(async () => {
  site = await folderOf({ 'index.html': '<!doctype html><title>x</title>' });
  const plugins = [host({ variables })];
  await build({ root: site.folder, configFile: false, logLevel: 'silent', plugins });
});
afterAll(() => site.remove());

test.each([
  'dist/_headers',
  'dist/.htaccess',
  'dist-hosts/nginx.conf',
  'dist-hosts/apache.conf',
  'dist-hosts/Caddyfile',
])('%s has the hosts of this build', async (name) => {
  const text = await readFile(join(site.folder, name), 'utf8');
  expect(text).toContain("connect-src 'self' https://api.example.org;");
});

test('the redirects are beside the headers', async () => {
  expect(await readFile(join(site.folder, 'dist/_redirects'), 'utf8')).toContain('/api/:splat.json 200');
});

test('the configuration of servers is not published with the site', async () => {
  await expect(access(join(site.folder, 'dist/nginx.conf'))).rejects.toThrow('ENOENT');
  await expect(access(join(site.folder, 'dist/Caddyfile'))).rejects.toThrow('ENOENT');
});
