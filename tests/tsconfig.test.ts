import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './support/project';

let folder: string;
beforeAll(() => {
  // Below the project, so that the types of its dependencies are found.
  folder = mkdtempSync(join(projectRoot, 'node_modules', '.realm-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Which of these expressions name something that the realm of a configuration does not have. */
function missingIn(config: string, expressions: readonly string[]): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(projectRoot, config), ts.sys.readFile).config,
    ts.sys,
    join(projectRoot, config, '..'),
  );
  const probe = join(folder, 'probe.ts');
  writeFileSync(probe, `${expressions.map((one) => `void ${one};`).join('\n')}\nexport {};\n`);
  const own = { ...options, composite: false, emitDeclarationOnly: false, noEmit: true };
  delete own.rootDir;
  const program = ts.createProgram([probe], own);
  const source = program.getSourceFile(probe)!;
  const flagged = program.getSemanticDiagnostics(source).map(({ start = 0 }) => start);
  return [...new Set(flagged.map((at) => expressions[source.getLineAndCharacterOfPosition(at).line]!))];
}

const node = ['process', 'Buffer', '__dirname'];
const page = ['document', 'window.history', 'localStorage'];
const worker = ['ServiceWorkerGlobalScope'];
const all = [...node, ...page, ...worker, 'fetch', 'URL'];

test.each([
  ['tsconfig.json', 'the page', [...node, ...worker]],
  ['tsconfig.server.json', 'the rendering of pages', worker],
  ['vite/tsconfig.json', 'the build', [...page, ...worker]],
  ['receiver/tsconfig.json', 'the receiver', [...page, ...worker]],
  ['sw/tsconfig.json', 'the worker', [...node, ...page]],
  ['tests/tsconfig.json', 'the tests', worker],
])('by %s, code of %s names only what is there', (config, _, missing) => {
  expect(missingIn(config, all)).toEqual(missing);
});
