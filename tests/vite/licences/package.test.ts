import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageAt, packageOf } from '../../../vite/licences/package.ts';
import { makeProject } from '../content/project.ts';

test('a file belongs to the package whose name and version stand above it', () => {
  const root = makeProject({
    'node_modules/@a/b/package.json': '{"name":"@a/b","version":"1.0.0"}',
    'node_modules/@a/b/esm/package.json': '{"type":"module"}',
  });
  expect(packageOf(join(root, 'node_modules/@a/b/esm/deep/x.js'))).toMatchObject({ name: '@a/b' });
  expect(packageOf(join(root, 'src/x.js'))).toBeUndefined();
});

test('of Vite its own licence is taken, not those of what it is made of', () => {
  const { text } = licenceOf(packageAt('vite'));
  expect(text).toContain('MIT License');
  expect(text).not.toContain('bundled dependencies');
});
