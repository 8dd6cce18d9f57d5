import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { globalCss } from '../../vite/global-css.ts';

test('the page of the development server has the global CSS before its content', async () => {
  const root = await mkdtemp(join(tmpdir(), 'look-'));
  await mkdir(join(root, 'src/server'), { recursive: true });
  await writeFile(
    join(root, 'src/server/global-css.tsx'),
    "export const globalCss = () => 'body{margin:0}';",
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [globalCss()],
  });
  const html = await server.transformIndexHtml('/', '<html><head></head><body></body></html>');
  expect(html).toMatch(/<style data-global-css>body\{margin:0\}<\/style>\s*<\/head>/);
  await server.close();
  await rm(root, { recursive: true });
});
