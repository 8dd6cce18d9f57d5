import { expect, test } from 'vitest';
import { findMoved } from '../../src/pwa/former-address';
import { formerAddress } from '../support/former-address';

test('finds where a page stands now, with the query, before a fragment', () => {
  formerAddress('/jobs', '/vacancies');
  expect(findMoved('/jobs', '?q=nurse')).toBe('/vacancies?q=nurse');
  expect(findMoved('/jobs/', '')).toBe('/vacancies');
  expect(findMoved('/fa/jobs', '?q=nurse')).toBe('/vacancies?q=nurse#left=fa');
});

test('finds nothing for an address that has not moved', () => {
  expect(findMoved('/jobs', '')).toBeUndefined();
  expect(findMoved('/vacancies', '?q=nurse')).toBeUndefined();
});
