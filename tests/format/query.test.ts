import { expect, test } from 'vitest';
import { cutQuery, longestQuery, quotedQuery } from '../../src/format/query';

test('a query is trimmed, and cut where no field would take it', () => {
  expect(cutQuery('  field officer ')).toBe('field officer');
  expect(cutQuery('w'.repeat(20_000))).toHaveLength(longestQuery);
});

test('no character is cut in two', () => {
  const cut = cutQuery('w'.repeat(longestQuery - 1) + '🙂');
  expect(cut).toBe('w'.repeat(longestQuery - 1));
});

test('a sentence repeats the beginning of a long query', () => {
  expect(quotedQuery('Herat')).toBe('Herat');
  expect(quotedQuery('🙂'.repeat(200))).toBe(`${'🙂'.repeat(60)}…`);
});
