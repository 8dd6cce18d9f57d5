import { expect, test } from 'vitest';
import { identity, list, pages, text } from '../../../../src/schemas/base';
import { dataOf, faultsOf } from '../project';

const projects = pages('projects', { slug: identity(text('slug')) });
const project = (slug: string) => ({ 'content/projects/01-a.yaml': `slug: "${slug}"` });

test.each(['water', 'phase-2', '2026', 'اوبه-رسول'])('%s is a valid slug', (slug) => {
  expect(dataOf(project(slug), projects)).toEqual([{ id: 1, slug }]);
});

test.each(['page', 'category', 'tag', 'type', 'index'])(
  '%s is not a slug, because addresses use the word',
  (slug) => {
    expect(faultsOf(project(slug), projects)).toEqual([
      `content/projects/01-a.yaml:1: slug: expected a slug other than page, category, tag, type, index, found "${slug}"`,
    ]);
  },
);

test.each(['../a', 'a/b', 'a b', 'Water', 'a--b', '-a', 'a.json', 'a%'])('%s is not a slug', (slug) => {
  expect(faultsOf(project(slug), projects)).toEqual([
    `content/projects/01-a.yaml:1: slug: expected small letters, digits and single hyphens, found "${slug}"`,
  ]);
});

test('a slug of two records fails the build with both files', () => {
  const files = { ...project('water'), 'content/projects/02-b.yaml': 'slug: water' };
  expect(faultsOf(files, projects)).toEqual([
    'content/projects/02-b.yaml:1: slug: expected a slug of its own, found that content/projects/01-a.yaml has "water" too',
  ]);
});

test('records of different resources may share a slug', () => {
  const posts = list('posts', { slug: identity(text('slug')) });
  const files = { ...project('water'), 'content/posts/01-a.yaml': 'slug: water' };
  expect(faultsOf(files, projects, posts)).toEqual([]);
});

test.each([
  ['con', 'a slug that a file can have as its name'],
  ['a'.repeat(161), 'a slug of at most 160 letters (half as many of Dari or Pashto)'],
  ['آ'.repeat(81), 'a slug of at most 160 letters (half as many of Dari or Pashto)'],
])('%s is no slug, for no file can be called so', (slug, expected) => {
  expect(faultsOf(project(slug), projects)[0]).toContain(`slug: expected ${expected}, found`);
});

test('a slug in decomposed characters is published in composed ones', () => {
  expect(dataOf(project('cafe\u0301'), projects)).toEqual([{ id: 1, slug: 'caf\u00e9' }]);
});
