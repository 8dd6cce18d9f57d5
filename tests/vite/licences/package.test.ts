import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, packageAt, packageOf, embeddedIn } from '../../../vite/licences/package.ts';
import { makeProject } from '../content/project.ts';
import { projectRoot } from '../../support/project.ts';

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

test.each(['pdf.mjs', 'pdf.worker.mjs'])('%s of pdf.js contains parts of core-js', (name) => {
  const [licence] = embeddedIn(join(projectRoot, 'node_modules/pdfjs-dist/legacy/build', name));
  expect(licence).toMatchObject({ name: 'core-js', kind: 'MIT' });
  expect(licence?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(licence?.text).toMatch(/^Copyright \(c\) .*Denis Pushkarev/);
});

test('a pdf.js without them fails the build', () => {
  const root = makeProject({ 'pdfjs-dist/legacy/build/pdf.mjs': 'export {};' });
  expect(() => embeddedIn(join(root, 'pdfjs-dist/legacy/build/pdf.mjs'))).toThrow('expected core-js');
});

test('other files contain no other packages', () => {
  expect(embeddedIn('/project/node_modules/react/index.js')).toEqual([]);
});
