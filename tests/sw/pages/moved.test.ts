import { beforeEach, expect, it, vi } from 'vitest';
import { redirectMoved } from '../../../sw/pages/moved';
import { openScope } from '../worker-scope';

beforeEach(() => {
  openScope('http://app.test');
  const { __BUILT_IN: alone } = globalThis as unknown as { __BUILT_IN: object };
  const moved = { languages: { fa: true }, addresses: { '/jobs': '/vacancies' } };
  vi.stubGlobal('__BUILT_IN', { ...alone, moved });
});

const leads = (address: string) =>
  redirectMoved(new URL(address, 'http://app.test'))?.headers.get('location');

it('a page of a language that the site has left leads to the same page in the first one, with its query', () => {
  expect(leads('/fa?source=home')).toBe('http://app.test/?source=home#left=fa');
  expect(leads('/fa/read?file=/files/a.pdf')).toBe('http://app.test/read?file=/files/a.pdf#left=fa');
  expect(leads('/fa/vacancies/')).toBe('http://app.test/vacancies#left=fa');
});

it('a former address leads to the present one, and any other stays', () => {
  expect(leads('/jobs?q=a')).toBe('http://app.test/vacancies?q=a');
  expect(leads('/vacancies')).toBeUndefined();
});
