import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSmallSite, type SmallSite } from './small-site';

let site: SmallSite;
beforeAll(() => void (site = makeSmallSite()));
afterAll(() => site.discard());

/** An empty feed says when it was made. */
const bytesOf = (path: string): string | Buffer =>
  path.endsWith('.atom') ? readFileSync(path, 'utf8').replace(/<updated>[^<]*/g, '') : readFileSync(path);

/** Builds the site; the hash of each file of the folder, by its name. */
async function build(): Promise<Map<string, string>> {
  const { code, output } = await site.run({ env: { VITE_SITE_URL: 'https://site.example' } });
  expect(code, output).toBe(0);
  const folder = join(site.root, 'dist');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !/\.atom\.(br|gz)$/.test(one.name),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(bytesOf(path)).digest('hex')];
    }),
  );
}

test('a site with the editor has the same files as without, byte for byte, but for /admin and the rules of hosts', async () => {
  const without = await build();
  expect([...without.keys()].filter((name) => name.includes('admin'))).toEqual([]);
  site.write(
    'content/site.yaml',
    `${site.read('content/site.yaml')}\neditor:\n  repository: office/site\n  folder: content\n`,
  );
  const all = await build();
  const added = [...all.keys()].filter((name) => /^\/admin(\/|\.html)/.test(name));
  for (const name of [
    '/admin.html',
    '/admin/editor.js',
    '/admin/config.json',
    '/admin/licences.txt',
    '/admin/preview/en.html',
  ])
    expect(added).toContain(name);
  const others = new Map([...all].filter(([name]) => !added.includes(name)));
  expect([...others.keys()].sort()).toEqual([...without.keys()].sort());
  const changed = [...others].filter(([name, hash]) => without.get(name) !== hash).map(([name]) => name);
  expect(changed.sort()).toEqual(['/.htaccess', '/_headers']);

  const configuration = JSON.parse(site.read('dist/admin/config.json')) as Record<string, unknown>;
  expect(configuration).toMatchObject({ backend: { name: 'github', repo: 'office/site' } });
  for (const name of ['sitemap.xml', 'sw.js', 'vacancies.atom', 'pages.json', 'lists.json', 'robots.txt'])
    expect(site.read(`dist/${name}`), name).not.toContain('/admin/');
}, 600_000);
