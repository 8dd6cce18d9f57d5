import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageAt, packageOf } from '../../../vite/licences/package.ts';
import { makeProject } from '../content/project.ts';

test('a file belongs to the closest package with a name and a version', () => {
  const root = makeProject({
    'node_modules/@a/b/package.json': '{"name":"@a/b","version":"1.0.0"}',
    'node_modules/@a/b/esm/package.json': '{"type":"module"}',
  });
  expect(packageOf(join(root, 'node_modules/@a/b/esm/deep/x.js'))).toMatchObject({ name: '@a/b' });
  expect(packageOf(join(root, 'src/x.js'))).toBeUndefined();
});

test('of Vite only its own licence is used, not those of its bundled dependencies', () => {
  const { text } = licenceOf(packageAt('vite'));
  expect(text).toContain('MIT License');
  expect(text).not.toContain('bundled dependencies');
});

test('a package that leaves out the licence of its repository has it here', () => {
  expect(licenceOf(packageAt('saxes')).text).toContain('Isaac Z. Schlueter and Contributors');
});
