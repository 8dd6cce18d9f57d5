import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheNames } from '../sw/contract/contract';
import { openDataSettings } from '../src/schemas/open-data-settings';
import { settingFields } from '../src/schemas/settings';
import { describedSettingNames } from '../vite/content/settings';
import { knownPages, titleMessages } from '../vite/site/route-table';
import { projectRoot } from './support/project';

/** What a build, a test run or an installation leaves in the project. */
const made = /^(node_modules|\.git|dist[^/]*|test-results|playwright-report|bench-results|receiver-data)$/;

/** Every file below a folder of the project, by its path from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return made.test(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}

const files = filesBelow('');
const readmes = files.filter((path) => path.endsWith('README.md'));
const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Blocks of code hold examples. */
const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```$/gm, '');

/** The list that `src/README.md` adds as an example does not exist, and the sample has no pages of its own. */
const isExample = (path: string) => /\bgrants\b/.test(path) || path === 'pages/';

/** The paths that a text names between backticks: folders by their slash, files by their ending. */
const pathsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code!)
    .filter((code) => /^(\.\.\/)*[\w.@-]+(\/[\w.@-]+)*(\/|\.([cm]?[jt]sx?|json|html)|README\.md)$/.test(code))
    .filter((path) => !made.test(path.split('/')[0]!) && !isExample(path))
    // A package may be named like a file.
    .filter((path) => !(path in devDependencies));

/** The README of `content/` describes the folder of any site, and this one has every list. */
const everyList = 'tests/fixtures/lists/content';

/** A path counts from the root or from the folder of its README; a name without a folder is that of a file below it. */
function exists(path: string, readme: string): boolean {
  const folder = dirname(readme);
  const places = folder === 'content' ? [folder, everyList] : [folder];
  if (['.', ...places].some((place) => existsSync(join(projectRoot, place, path)))) return true;
  const isBelow = (file: string) => places.some((place) => place === '.' || file.startsWith(`${place}/`));
  return !path.includes('/') && files.some((file) => isBelow(file) && file.endsWith(`/${path}`));
}

const linksIn = (text: string) =>
  [
    ...withoutBlocks(text)
      .replace(/`[^`]+`/g, '')
      .matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g),
  ]
    .map(([, link, image]) => (link ?? image)!)
    .filter((link) => !/^https?:/.test(link));

/** The anchor that a Git host gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string) =>
  [...withoutBlocks(textOf(path)).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));

function leadsSomewhere(link: string, readme: string): boolean {
  const [file, anchor] = link.split('#');
  const target = file ? join(dirname(readme), file) : readme;
  if (!existsSync(join(projectRoot, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

const { scripts, dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

const variablesIn = (text: string) => new Set(text.match(/\bVITE_[A-Z_]+\b/g));
const variables = variablesIn(textOf('vite/build-variables.ts') + textOf('src/vite-env.d.ts'));

describe.each(readmes)('%s', (readme) => {
  const text = textOf(readme);

  test('names no file and no folder that does not exist', () => {
    expect(pathsIn(text).filter((path) => !exists(path, readme))).toEqual([]);
  });

  test('has no link that leads nowhere', () => {
    expect(linksIn(text).filter((link) => !leadsSomewhere(link, readme))).toEqual([]);
  });

  test('names no script that package.json does not have', () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
      ([, script, short]) => (script ?? short)!,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('has lines of at most 110 characters outside of tables and code', () => {
    const lines = withoutBlocks(text).split('\n');
    expect(lines.filter((line) => !/^\s*\|/.test(line) && [...line].length > 110)).toEqual([]);
  });

  test('names no build variable that does not exist', () => {
    expect([...variablesIn(text)].filter((name) => !variables.has(name))).toEqual([]);
  });
});

test('no folder of src has more than 26 files', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  const counts = new Map<string, number>();
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 26)).toEqual([]);
});

test('src/README.md says what each folder of components draws', () => {
  const readme = textOf('src/README.md');
  const folders = readdirSync(join(projectRoot, 'src/components')).map((name) => `\`components/${name}/\``);
  expect(folders.filter((folder) => !readme.includes(folder))).toEqual([]);
});

test('the first README has at most 150 lines of at most 110 characters', () => {
  const lines = textOf('README.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  expect(lines.filter((line) => [...line].length > 110)).toEqual([]);
});

test('every folder where code runs has its README, and the first README leads there', () => {
  const links = linksIn(textOf('README.md')).map((link) => link.split('#')[0]);
  expect(links).toEqual(
    expect.arrayContaining(
      ['content', 'receiver', 'src', 'sw', 'tests', 'vite'].map((folder) => `${folder}/README.md`),
    ),
  );
});

test('every room of the page stands in the map', () => {
  const rooms = readdirSync(join(projectRoot, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const named = pathsIn(textOf('README.md'));
  expect(rooms.map(({ name }) => `src/${name}/`).filter((room) => !named.includes(room))).toEqual([]);
});

test('every cache stands in the table of stores', () => {
  const text = textOf('README.md');
  expect(Object.values(cacheNames).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('every build variable is explained', () => {
  const explained = variablesIn(textOf('vite/README.md'));
  expect([...variables].filter((name) => !explained.has(name))).toEqual([]);
});

test('every dependency has its reason', () => {
  const text = readmes.map(textOf).join('\n');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** The cells of the table of a README whose head begins with a word, row by row. */
function rowsOf(readme: string, head: string): string[][] {
  const [, table = ''] =
    new RegExp(`^\\| ${head} \\|.*\\n\\|.*\\n((?:\\|.*\\n)+)`, 'm').exec(textOf(readme)) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('the table of pages has each page that can be off, with its English name', () => {
  const english = JSON.parse(textOf('src/words/en.json')) as {
    pages: Record<string, Record<string, string>>;
  };
  const nameOf = (path: string) => {
    const [, group = '', key = ''] = titleMessages().get(path)?.split('.') ?? [];
    return english.pages[group]?.[key];
  };
  const pages = new Map(rowsOf('content/README.md', 'page').map(([path = '', name]) => [path, name]));
  expect(pages).toEqual(new Map(knownPages().map((path) => [`\`${path}\``, nameOf(path)])));
});

test('the table of settings has each that a file of settings may have, once', () => {
  const named = rowsOf('content/README.md', 'settings').flatMap(([names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const known = [...Object.keys({ ...settingFields, ...openDataSettings }), 'slides', 'figures'];
  expect(named.sort()).toEqual(known.filter((name) => !describedSettingNames.includes(name)).sort());
});
