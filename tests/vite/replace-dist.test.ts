import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { host } from '../../vite/host.ts';
import { precompressFolder } from '../../vite/precompress.ts';
import { recover, replaceDist } from '../../vite/replace-dist.ts';
import { makeProject } from './content/project.ts';

const former = {
  'dist/index.html': 'the site of yesterday',
  'dist/old.txt': 'old',
  'dist-hosts/Caddyfile': 'the hosts of yesterday',
};
const project = (files: Record<string, string> = {}) =>
  makeProject({
    'package.json': '{}',
    'index.html': '<!doctype html><title>new</title>',
    ...former,
    ...files,
  });

type Steps = Parameters<typeof replaceDist>[0];

async function build(
  root: string,
  plugins: Plugin[] = [],
  options = {},
  steps: Steps = [precompressFolder],
): Promise<void> {
  const variables = readBuildVariables({ VITE_LANGUAGES: 'en' });
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [replaceDist(steps), host({ variables }), ...plugins],
    build: options,
  };
  await (await createBuilder(config, null)).buildApp();
}

const foldersIn = (root: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith('dist'))
    .sort();
const text = (root: string, name: string) => readFileSync(join(root, name), 'utf8');

function expectYesterday(root: string) {
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['index.html', 'old.txt']);
  expect(text(root, 'dist/index.html')).toBe('the site of yesterday');
  expect(text(root, 'dist-hosts/Caddyfile')).toBe('the hosts of yesterday');
}

test('a build replaces the whole site and the files of its hosts, and leaves nothing else', async () => {
  const root = project();
  await build(root);
  expect(text(root, 'dist/index.html')).toContain('<title>new</title>');
  expect(existsSync(join(root, 'dist/old.txt'))).toBe(false);
  expect(text(root, 'dist-hosts/Caddyfile')).toContain('example.org');
  expect(foldersIn(root)).toEqual(['dist', 'dist-hosts']);
});

test('the first build creates the folders', async () => {
  const root = makeProject({ 'package.json': '{}', 'index.html': '<title>new</title>' });
  await build(root, [], { outDir: 'sites/a' });
  expect(readdirSync(join(root, 'sites'))).toEqual(['a', 'a-hosts']);
});

const breaks = (hook: 'buildStart' | 'generateBundle' | 'writeBundle' | 'closeBundle'): Plugin => ({
  name: 'breaks',
  [hook]: {
    order: 'post',
    handler() {
      throw new Error(`broken in ${hook}`);
    },
  },
});

test('the steps after the bundle are taken in their order, in the folder of the new site', async () => {
  const root = project();
  const seen: string[] = [];
  const step = (name: string) => async (folder: string) => {
    seen.push(`${name}: ${existsSync(join(folder, 'index.html'))}, ${text(root, 'dist/index.html')}`);
  };
  await build(root, [], {}, [step('first'), step('second')]);
  expect(seen).toEqual(['first: true, the site of yesterday', 'second: true, the site of yesterday']);
});

test('no step is taken after a failure, and no later error takes the place of the first one', async () => {
  const step = vi.fn();
  const alsoBreaks: Plugin = {
    name: 'also-breaks',
    buildEnd(error) {
      if (error) throw error;
    },
  };
  await expect(build(project(), [breaks('buildStart'), alsoBreaks], {}, [step])).rejects.toThrow(
    /^broken in buildStart$/,
  );
  expect(step).not.toHaveBeenCalled();
});

test.each(['buildStart', 'generateBundle', 'writeBundle', 'closeBundle'] as const)(
  'a build that fails in %s leaves the site as it was',
  async (hook) => {
    const root = project();
    await expect(build(root, [breaks(hook)])).rejects.toThrow(`broken in ${hook}`);
    expectYesterday(root);
    expect(foldersIn(root)).toEqual(['dist', 'dist-hosts']);
  },
);

test('a build that fails in its last step, the compression, leaves the site as it was', async () => {
  const root = project({ 'public/long.txt': 'words '.repeat(500), 'public/long.txt.br/a': 'in the way' });
  await expect(build(root)).rejects.toThrow('EISDIR');
  expectYesterday(root);
});

test.each([
  ['between the renames', (root: string) => renameSync(join(root, 'dist'), join(root, 'dist-old'))],
  ['during the build', (root: string) => mkdirSync(join(root, 'dist-new/assets'), { recursive: true })],
  [
    'after the site and before its hosts',
    (root: string) => renameSync(join(root, 'dist-hosts'), join(root, 'dist-hosts-old')),
  ],
])('the next build cleans up after one that was killed %s', async (_, interrupt) => {
  const root = project();
  interrupt(root);
  recover(join(root, 'dist'));
  expectYesterday(root);
  interrupt(root);
  await build(root);
  expect(text(root, 'dist/index.html')).toContain('new');
  expect(foldersIn(root)).toEqual(['dist', 'dist-hosts']);
});

test('a symbolic link to the folder stays, and its target is replaced', async () => {
  const root = project({ 'disk/www/index.html': 'the site of yesterday' });
  symlinkSync('disk/www', join(root, 'site'));
  await build(root, [], { outDir: 'site' });
  expect(lstatSync(join(root, 'site')).isSymbolicLink()).toBe(true);
  expect(text(root, 'disk/www/index.html')).toContain('new');
});

test('a non-empty folder outside the project is replaced only with --emptyOutDir', async () => {
  const root = project();
  const elsewhere = makeProject({ 'www/letters.txt': 'mine' });
  const outDir = join(elsewhere, 'www');
  await expect(build(root, [], { outDir })).rejects.toThrow('add --emptyOutDir');
  expect(readdirSync(outDir)).toEqual(['letters.txt']);
  await build(root, [], { outDir, emptyOutDir: true });
  expect(readdirSync(outDir)).toContain('index.html');
});

test.each(['.', '..'])('the folder %s is rejected, because it contains the project', async (outDir) => {
  const root = project();
  await expect(build(root, [], { outDir, emptyOutDir: true })).rejects.toThrow('which holds the project');
  expectYesterday(root);
});
