import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accepted } from '../floor/accepted';
import { lackingNames } from '../floor/lacking';
import { asyncLoop, usedNames } from '../floor/used-names';
import { projectRoot } from '../support/project';
import { expect, test } from './fixtures';

/** Each script of the build once: those of other languages differ by their texts alone. */
async function readScripts(dist: string): Promise<[name: string, code: string][]> {
  const folder = resolve(projectRoot, dist);
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.m?js$/.test(name) && !/\.(fa|ps)-/.test(name),
  );
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as [string, string]),
  );
}

/** The names of these that each script uses. */
const usesOf = (scripts: readonly [string, string][], isWanted: (name: string) => boolean) => {
  const uses = new Map<string, string[]>();
  for (const [script, code] of scripts)
    for (const name of usedNames(code))
      if (isWanted(name)) uses.set(name, [...(uses.get(name) ?? []), script]);
  return uses;
};

test('what shipped scripts use and a browser of the floor lacks is a known name, with its reason', async ({
  dist,
}) => {
  test.setTimeout(120_000);
  const lacking = lackingNames();
  const uses = usesOf(await readScripts(dist), (name) => lacking.has(name));
  const unknown = [...uses].flatMap(([name, scripts]) =>
    name in accepted ? [] : [`${name} (${lacking.get(name)!.join(', ')}) in ${scripts.join(', ')}`],
  );
  expect(unknown, 'guard it, then say in tests/floor/accepted.ts how').toEqual([]);
  const idle = Object.keys(accepted).filter((name) => !uses.has(name));
  expect(idle, 'nothing uses it any more: take it out of tests/floor/accepted.ts').toEqual([]);
});

test('the check finds what is newer than the floor, and what is not in every browser of it', () => {
  const lacking = lackingNames();
  const found = (code: string) => [...usedNames(code)].filter((name) => lacking.has(name)).sort();
  expect(found('Object.groupBy(rows, keyOf); rows.toSorted(); new CloseWatcher();')).toEqual([
    'CloseWatcher',
    'groupBy',
    'toSorted',
  ]);
  expect(
    found('const { connection } = navigator; addEventListener("x", () => document.startViewTransition());'),
  ).toEqual(['connection', 'startViewTransition']);
  expect(found('URL.parse(text); JSON.parse(text); navigator.gpu;')).toEqual(['URL.parse', 'gpu']);
  expect(found('({ toSorted() {} }); "share" in navigator; rows.map(read).at(-1); fetch("/");')).toEqual([]);
});

/** The parts of the build that iterate over something asynchronous, and over what. A stream cannot be, at the floor. */
const asyncLoops: Readonly<Record<string, string>> = {
  'reader/pdf-': 'getTextContent, which nothing calls: src/document-text/pdf-page.ts reads instead',
  'reader/pdf.worker-': 'the decompression of a stream, which falls back to a decoder of its own',
  'shared-': 'a generator of ours in src/data/lists/prefetch/prefetch.ts',
};

test('no script iterates over a stream', async ({ dist }) => {
  const scripts = await readScripts(dist);
  const loops = usesOf(scripts, (name) => name === asyncLoop).get(asyncLoop) ?? [];
  const kinds = loops.map((script) =>
    Object.keys(asyncLoops).find((kind) => script.startsWith(`assets/${kind}`)),
  );
  expect(kinds.sort()).toEqual(Object.keys(asyncLoops));
});

test('nothing calls the way of pdf.js to read the text of a page', async ({ dist }) => {
  const scripts = await readScripts(dist);
  const uses = usesOf(scripts, (name) => name === 'getTextContent').get('getTextContent') ?? [];
  expect(uses.filter((script) => !/\/reader\/pdf(\.worker)?-/.test(script))).toEqual([]);
});

/** What the sources import by `importRetriably`. */
async function retriableNames(): Promise<string[]> {
  const folder = join(projectRoot, 'src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const found = codes.flatMap((code) => [
    ...code.matchAll(/importRetriably\(\s*\(\) =>\s*import\('(?:[^']*\/)?([\w-]+)'\)/g),
  ]);
  return [...new Set(found.map(([, name]) => name!))];
}

test('what is imported again after a failure is a file of its own', async ({ dist }) => {
  const code = (await readScripts(dist)).map(([, text]) => text).join('\n');
  const names = await retriableNames();
  expect(names.length).toBeGreaterThan(5);
  // Of a module that shares its file, the build takes a part: `import('./shared-….js').then((all) => all.part)`.
  const isOwn = (name: string) =>
    new RegExp(`import\\([\`'"]\\./${name}[\\w.-]*\\.js[\`'"]\\)(?!\\.then\\((\\w+)=>\\1\\.\\w+\\))`).test(
      code,
    );
  expect(
    names.filter((name) => !isOwn(name)),
    'src/browser/import-retriably.ts cannot load these by another name',
  ).toEqual([]);
});
