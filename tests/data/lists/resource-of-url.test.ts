import { expect, test } from 'vitest';
import { namesOf, resourceAt } from '../../../src/data/lists/resource-of-url';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';

const names = namesOf([posts, vacancies]);
const at = (address: string) => resourceAt(address, 'https://example.org', names);

test('a list, one of its pages, a filtered one and a record are found by their addresses', () => {
  expect(at('/api/vacancies')).toMatchObject({ name: 'vacancies', envelope: 'list' });
  expect(at('/api/posts/page/2')).toMatchObject({ name: 'posts', path: 'posts/page/2', envelope: 'page' });
  expect(at('/api/posts/tag/water')).toMatchObject({ path: 'posts/tag/water', envelope: 'page' });
  expect(at('/api/posts/share-out')).toMatchObject({ path: 'posts/share-out', envelope: 'record' });
});

test('nothing is found for an address that is not an API call, or of an unknown resource', () => {
  expect(at('/vacancies')).toBeUndefined();
  expect(at('/api/unknown')).toBeUndefined();
  expect(at('https://elsewhere.example/api/vacancies')).toBeUndefined();
});
