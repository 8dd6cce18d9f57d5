import { expect, test } from 'vitest';
import { chunksOf, withChunks } from '../../../vite/pages/page-chunks.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  fileName,
  moduleIds,
  imports,
});
const chunks = [
  chunk('assets/main.js', ['/site/src/main.tsx'], ['assets/react.js']),
  chunk(
    'assets/jobs.js',
    ['/site/src/pages/jobs.tsx', '/site/src/schemas/jobs.ts'],
    ['assets/main.js', 'assets/list.js'],
  ),
  chunk('assets/list.js', ['/site/src/components/list.tsx'], ['assets/react.js']),
  chunk('assets/react.js', ['/site/node_modules/react/index.js']),
];

test('a page needs its chunk and all its imports', () =>
  expect(chunksOf(chunks, ['src/pages/jobs'])).toEqual([
    'assets/jobs.js',
    'assets/main.js',
    'assets/react.js',
    'assets/list.js',
  ]));

test('a page without a chunk is rejected', () =>
  expect(() => chunksOf(chunks, ['src/pages/news'])).toThrow('The build has no chunk with src/pages/news.'));

const page = '<script type="module" crossorigin src="/assets/main.js"></script>';

test('the chunks of a page are listed on its entry, each once, without the entry itself', () => {
  const shell = withChunks(page, ['assets/main.js', 'assets/react.js']);
  expect(shell).toBe(
    '<script type="module" data-parts="/assets/react.js" crossorigin src="/assets/main.js"></script>',
  );
  expect(withChunks(shell, ['assets/react.js', 'assets/jobs.js'])).toContain(
    ' data-parts="/assets/react.js /assets/jobs.js" ',
  );
  expect(withChunks(page, [])).toBe(page);
});

test('a page without an entry is rejected', () =>
  expect(() => withChunks('<script src="/a.js"></script>', ['assets/react.js'])).toThrow(
    'index.html must have exactly one <script type="module">, but it has none.',
  ));
