import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { expect, test } from 'vitest';
import { aliases, replacements } from '../../vite/aliases';
import { projectRoot } from '../support/project';

const require = createRequire(import.meta.url);

/** The modules that a bundler may take of a package, or of a folder of the app. */
function modulesOf(name: string): string[] {
  const own = join(projectRoot, name);
  const folder = existsSync(own) ? own : dirname(require.resolve(`${name}/package.json`));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.m?[jt]s$/.test(file)).map((file) => join(folder, file));
}

test.each(replacements)('$importedBy still imports $specifier', ({ importedBy, specifier }) => {
  const imports = new RegExp(`\\b(from|import|import\\(|require\\()\\s*["']${specifier}["']`);
  expect(modulesOf(importedBy).some((file) => imports.test(readFileSync(file, 'utf8')))).toBe(true);
});

test.each(replacements)('what takes the place of $specifier is there', ({ replacement }) =>
  expect(existsSync(isAbsolute(replacement) ? replacement : require.resolve(replacement))).toBe(true),
);

test.each(replacements)('no other import is taken for $specifier', ({ specifier }) => {
  const found = [specifier, `${specifier}/deeper`, `a/${specifier}`].map((name) =>
    aliases.some(({ find }) => find.test(name)),
  );
  expect(found).toEqual([true, false, false]);
});

test('each entry pays for itself, in bytes or at the start', () => {
  const small = replacements.filter(({ saves }) => saves < 300).map(({ specifier }) => specifier);
  expect(small).toEqual(['use-sync-external-store/shim']);
});
