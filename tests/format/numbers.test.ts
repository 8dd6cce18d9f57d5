import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatDigits,
  formatList,
  formatNumber,
  formatShare,
  formatSize,
} from '../../src/format/numbers';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [84_000, '84 kB'],
  [1_000_000, '1 MB'],
  [1_440_000, '1.4 MB'],
  [12_400_000, '12 MB'],
  [2_500_000_000, '2.5 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%i bytes are %s', (bytes, shown) => expect(formatSize(bytes, 'en-GB')).toBe(shown));

it.each([
  [formatNumber(12_480, 'en-GB'), '12,480'],
  [formatShare(0.421, 'en-GB'), '42%'],
  [formatShare(1, 'en-GB'), '100%'],
  [formatDigits(2026, 'en-GB'), '2026'],
  [formatList(['Jobs', 'bids', 'events'], 'en-GB'), 'Jobs, bids and events'],
])('numbers are written as the language does: %s', (shown, expected) => expect(shown).toBe(expected));

describe('an age', () => {
  const age = (ms: number) => formatAge(1_000_000_000_000, 1_000_000_000_000 + ms, 'en-GB');

  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, 'yesterday'],
    [3 * 86_400_000, '3 days ago'],
    [60 * 86_400_000, '60 days ago'],
    [61 * 86_400_000, '2 months ago'],
    [365 * 86_400_000, '12 months ago'],
    [730 * 86_400_000, '2 years ago'],
  ])('of %i ms is %s', (ms, shown) => expect(age(ms)).toBe(shown));

  it('is never negative', () => expect(age(-86_400_000)).toBe('now'));
});
