import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withoutCounts } from '../../vite/without-counts';
import { projectRoot } from '../support/project';

const emptied = [
  'src/data/counts/counts.ts',
  'src/data/counts/send-counts.ts',
  'src/shell/background/page-counter.tsx',
];

function transform(endpoint: string, name: string) {
  const { filter, handler } = withoutCounts(endpoint).transform as unknown as {
    filter: { id: RegExp };
    handler: (code: string) => { code: string } | undefined;
  };
  const path = join(projectRoot, name);
  return filter.id.test(path) ? handler(readFileSync(path, 'utf8'))?.code : undefined;
}

test.each(emptied)('without an endpoint %s has its exports, and nothing else', (name) => {
  const exported = [
    ...readFileSync(join(projectRoot, name), 'utf8').matchAll(/^export .*?(?:function|const) (\w+)/gm),
  ];
  expect(exported.length).toBeGreaterThan(0);
  expect(transform('', name)?.split('\n')).toEqual(
    exported.map(([, each]) => `export const ${each} = undefined;`),
  );
});

test('a build that counts has these modules as they are, and any build has all others', () => {
  expect(emptied.map((name) => transform('/counts', name))).toEqual([undefined, undefined, undefined]);
  // The prefix by which tidying up deletes what an earlier version has counted.
  expect(transform('', 'src/data/counts/counts-prefix.ts')).toBeUndefined();
});

test('the build alone empties them: tests and the development server have all modules', () => {
  expect((withoutCounts('') satisfies Plugin).apply).toBe('build');
});
