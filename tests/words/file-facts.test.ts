import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project';

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(projectRoot, 'src', name), 'utf8') }));

it('only the sentences write a size, so that the size of a document stands beside its language', () => {
  const writers = sources.filter(({ text }) => /\bformatSize\(/.test(text)).map(({ name }) => name);
  expect(writers.sort()).toEqual([
    'format/numbers.ts',
    'words/common.ts',
    'words/documents.ts',
    'words/saved.ts',
  ]);
});

it('what a document is, is said with its language', () => {
  const calls = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<!function )\bfileFacts\((.*)\)/g)].map(([, given = '']) => ({ name, given })),
  );
  expect(calls.length).toBeGreaterThan(4);
  // A file within an archive has no language before it is opened.
  const without = calls.filter(({ given }) => !/language|\bfile\b/.test(given)).map(({ name }) => name);
  expect(without).toEqual(['pages/read/archive/archive-view.tsx']);
});
