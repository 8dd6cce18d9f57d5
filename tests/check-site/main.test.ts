import { expect, test } from 'vitest';
import { textLines } from './main';

test.each([
  [[], 'their links lead somewhere.'],
  [
    ['/: https://a.example answers 404.'],
    'their links to each other lead somewhere; 1 to another site does not.',
  ],
  [['a', 'b'], 'their links to each other lead somewhere; 2 to other sites do not.'],
  [undefined, 'their links to each other lead somewhere; other sites were not asked.'],
])('the last sentence says no more of links than was found: %j', (links, end) =>
  expect(textLines({ label: 'ours', mistakes: [], weights: [], links }).at(-1)).toBe(
    `ours is ready to publish: its pages open with the server dead, and ${end}`,
  ),
);

test('a site with mistakes is not ready', () =>
  expect(textLines({ label: 'ours', mistakes: ['a'], weights: [], links: [] }).at(-1)).toBe(
    'ours is not ready to publish: 1 mistake on its pages.',
  ));
