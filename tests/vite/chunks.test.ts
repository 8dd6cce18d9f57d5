import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { noCycles, plainImports } from '../../vite/chunks.ts';
import { folderOf } from './host/sample-site.ts';

async function buildOf(files: Record<string, string>) {
  const { folder, remove } = await folderOf({
    'index.html': '<script type="module" src="/main.js"></script>',
    'late.js': 'export const late = "came late";',
    ...files,
  });
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports()],
    build: { write: false, modulePreload: false },
  }).finally(remove)) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('a dynamic import stays one, and nothing is fetched before it', async () => {
  const code = await buildOf({ 'main.js': 'import("./late.js").then(({ late }) => console.log(late));' });
  expect(code).toMatch(/import\(/);
  expect(code).toContain('came late');
  expect(code).not.toMatch(/stylesheet|preloadError/);
});

test('a style sheet fails the build, because it would not be fetched', async () => {
  const files = {
    'main.js': 'import("./late.js");',
    'late.js': 'import "./late.css";',
    'late.css': 'a{color:red}',
  };
  await expect(buildOf(files)).rejects.toThrow('would not be fetched: see vite/chunks.ts.');
});

test('two files that import each other fail the build, by their names', async () => {
  const { folder, remove } = await folderOf({
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': 'import { a } from "./a.js"; import { d } from "./d.js"; console.log(a, d);',
    'a.js': 'import { b } from "./b.js"; export const a = b + 1;',
    'b.js': 'export const b = Math.random();',
    'c.js': 'export const c = Math.random();',
    'd.js': 'import { c } from "./c.js"; export const d = c + 1;',
  });
  const buildWith = (first: RegExp, second: RegExp) =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [noCycles()],
      build: {
        write: false,
        rolldownOptions: {
          output: {
            chunkFileNames: '[name].js',
            codeSplitting: {
              groups: [
                { name: 'first', test: first, includeDependenciesRecursively: false },
                { name: 'second', test: second, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    });
  await expect(buildWith(/[ad]\.js$/, /[bc]\.js$/)).resolves.toBeDefined();
  await expect(buildWith(/[ac]\.js$/, /[bd]\.js$/)).rejects.toThrow(
    /(first\.js imports second\.js imports first|second\.js imports first\.js imports second)\.js: a file would run/,
  );
  remove();
});
