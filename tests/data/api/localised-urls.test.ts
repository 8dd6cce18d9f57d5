import { beforeEach, describe, expect, test, vi } from 'vitest';
import { namesOf, resourceAt } from '../../../src/data/lists/resource-of-url';
import { followLink } from '../../../src/data/lists/list-pages';
import { unlocalisedApiPath, localisedApiUrl } from '../../../src/data/api/localised-urls';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';

const language = vi.hoisted(() => ({ lists: '' }));
vi.mock('virtual:messages', async (original) => ({ ...(await original<object>()), language }));

const origin = 'https://example.org';
const pathOf = (address: string) => unlocalisedApiPath(new URL(address, origin), origin);
const names = namesOf([posts, vacancies]);
const at = (address: string) => resourceAt(address, origin, names)?.path;

describe('lists that are asked for by path', () => {
  beforeEach(() => void (language.lists = 'fa/'));

  test('have an address of their own', () => {
    expect(localisedApiUrl('vacancies')).toBe('/api/fa/vacancies');
    expect(localisedApiUrl('posts?page=2')).toBe('/api/fa/posts?page=2');
    expect(pathOf('/api/fa/posts/page/2')).toBe('posts/page/2');
    expect(followLink({ url: '/api/fa/posts/page/2' })).toBe('posts/page/2');
  });

  test('are told from those of other languages', () => {
    expect(at('/api/fa/vacancies')).toBe('vacancies');
    expect(at('/api/fa/posts/share-out')).toBe('posts/share-out');
    expect(at('/api/vacancies')).toBeUndefined();
    expect(at('/api/ps/vacancies')).toBeUndefined();
  });
});

describe('lists that are asked for by query', () => {
  beforeEach(() => void (language.lists = '?lang=fa'));

  test('have an address of their own', () => {
    expect(localisedApiUrl('vacancies')).toBe('/api/vacancies?lang=fa');
    expect(localisedApiUrl('posts?page=2')).toBe('/api/posts?page=2&lang=fa');
  });

  test('follow the links of a paginator, with the language or without', () => {
    expect(followLink({ url: '/api/posts?page=2' })).toBe('posts?page=2');
    expect(followLink({ url: '/api/posts?lang=fa&page=2' })).toBe('posts?page=2');
  });

  test('are told from those of other languages', () => {
    expect(at('/api/posts?page=2&lang=fa')).toBe('posts?page=2');
    expect(at('/api/posts?page=2')).toBeUndefined();
  });
});

test('lists as they are have the same address in all languages', () => {
  language.lists = '';
  expect(localisedApiUrl('posts?page=2')).toBe('/api/posts?page=2');
  expect(at('/api/vacancies')).toBe('vacancies');
  expect(at('/api/fa/vacancies')).toBeUndefined();
});
