import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedIn } from '../../../vite/licences/embedded.ts';
import { projectRoot } from '../../support/project.ts';
import { makeProject } from '../content/project.ts';

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
