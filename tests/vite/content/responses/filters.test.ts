import { describe, expect, test } from 'vitest';
import { identity, list, optional, pages, text, texts } from '../../../../src/schemas/base';
import { compile, faultsOf, type ProjectFiles } from '../project';

const kinds = list('kinds', { name: identity(text('name')), slug: identity(text('slug')) });
const tags = list('tags', { name: identity(text('name')) });
const posts = pages(
  'posts',
  {
    title: identity(text('title')),
    slug: identity(text('slug')),
    kind: optional(text('kind_slug')),
    tags: optional(texts('tags')),
  },
  { filters: { kind: { field: 'kind', of: kinds }, tag: { field: 'tags', of: tags } } },
);

const names: ProjectFiles = {
  'content/kinds/01-water.yaml': 'name: Water works\nslug: water',
  'content/kinds/02-fairs.yaml': 'name: Fairs\nslug: fairs',
  'content/tags/01-winter.yaml': 'name: Winter',
  'content/tags/02-women.yaml': 'name: Women’s Savings',
  'content/tags/03-zamin.yaml': 'name: زمین ما',
};
const post = (number: number, more: string): ProjectFiles => ({
  [`content/posts/${String(number).padStart(2, '0')}.yaml`]: `title: A\nslug: p${number}\n${more}`,
});

function answersOf(files: ProjectFiles) {
  const { responses } = compile({ ...names, ...files }, posts, kinds, tags);
  const read = (path: string) =>
    JSON.parse(responses.get(path) ?? 'null') as {
      data: { slug: string }[];
      meta: { links: { url: string | null }[]; total: number };
    } | null;
  return {
    paths: [...responses.keys()],
    read,
    slugs: (path: string) => read(path)?.data.map(({ slug }) => slug),
  };
}

test('each category and each tag has its list, even if it is empty', () => {
  const { paths, slugs } = answersOf({
    ...post(1, 'kind: water\ntags: [winter]'),
    ...post(2, 'kind: water'),
  });
  expect(paths.filter((path) => /posts\/(kind|tag)\//.test(path))).toEqual([
    'api/posts/kind/water.json',
    'api/posts/kind/fairs.json',
    'api/posts/tag/winter.json',
    'api/posts/tag/womens-savings.json',
    'api/posts/tag/زمین-ما.json',
  ]);
  expect(slugs('api/posts/kind/water.json')).toEqual(['p1', 'p2']);
  expect(slugs('api/posts/kind/fairs.json')).toEqual([]);
  expect(slugs('api/posts/tag/winter.json')).toEqual(['p1']);
});

test('a record is in the list of each of its tags; one without tags is in none', () => {
  const { slugs } = answersOf({
    ...post(1, 'tags: [winter, womens-savings]'),
    ...post(2, 'tags: [زمین-ما]'),
    ...post(3, ''),
  });
  expect(slugs('api/posts/tag/winter.json')).toEqual(['p1']);
  expect(slugs('api/posts/tag/womens-savings.json')).toEqual(['p1']);
  expect(slugs('api/posts/tag/زمین-ما.json')).toEqual(['p2']);
  expect(slugs('api/posts.json')).toEqual(['p1', 'p2', 'p3']);
});

test('a long list has further pages, and their links keep the filter', () => {
  const many = Array.from({ length: 7 }, (_, index) => post(index + 1, 'kind: water'));
  const { read, slugs } = answersOf(Object.assign({}, ...many) as ProjectFiles);
  expect(slugs('api/posts/kind/water/page/2.json')).toEqual(['p7']);
  expect(read('api/posts/kind/water.json')?.meta.links.map(({ url }) => url)).toEqual([
    null,
    '/api/posts/kind/water',
    '/api/posts/kind/water/page/2',
    '/api/posts/kind/water/page/2',
  ]);
});

describe('an unknown name is rejected with file and field', () => {
  const faults = (more: string, others: ProjectFiles = names) =>
    faultsOf({ ...others, ...post(1, more) }, posts, kinds, tags);

  test.each([
    ['kind: watr', 'kind: expected one of water, fairs (content/kinds) (did you mean water?), found "watr"'],
    [
      'kind: Water works',
      'kind: expected one of water, fairs (content/kinds) (did you mean water?), found "Water works"',
    ],
    [
      'tags: [winter, summer]',
      'tags: expected one of winter, womens-savings, زمین-ما (content/tags), found "summer"',
    ],
  ])('%s', (yaml, message) => expect(faults(yaml)).toEqual([`content/posts/01.yaml:3: ${message}`]));

  test('each of them is reported', () =>
    expect(faults('tags: [summer, autumn]')).toEqual([
      'content/posts/01.yaml:3: tags: expected one of winter, womens-savings, زمین-ما (content/tags), found "summer"',
      'content/posts/01.yaml:3: tags: expected one of winter, womens-savings, زمین-ما (content/tags), found "autumn"',
    ]));

  test('even if there are no names at all', () =>
    expect(faults('kind: water', {})).toEqual([
      'content/posts/01.yaml:3: kind: expected no value, for content/kinds is empty, found "water"',
    ]));
});

describe('a name whose list would have no address of its own is rejected', () => {
  test('because no character of it can be in a slug', () =>
    expect(faultsOf({ ...names, 'content/tags/04.yaml': 'name: "!?"' }, posts, kinds, tags)).toEqual([
      'content/tags/04.yaml:1: name: expected a name with letters or digits, found "!?"',
    ]));

  test('because another name has it', () =>
    expect(faultsOf({ ...names, 'content/tags/04.yaml': 'name: winter!' }, posts, kinds, tags)).toEqual([
      'content/tags/04.yaml:1: name: expected an address of its own, found that content/tags/01-winter.yaml is at "winter" too',
    ]));
});
