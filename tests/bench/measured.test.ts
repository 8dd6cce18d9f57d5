import { expect, it } from 'vitest';
import { isMet, median, ratio } from './measured';

it('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('the target applies to the median, not to the worst value', () => {
  const line = { name: 'heading', unit: 'ms', values: [600, 650, 2_000] } as const;
  expect(isMet({ ...line, target: { atMost: 700 } })).toBe(true);
  expect(isMet({ ...line, target: { atMost: 640 } })).toBe(false);
  expect(isMet({ ...line, target: { atLeast: 640 } })).toBe(true);
  expect(isMet(line)).toBeUndefined();
});

it('a line without values meets no target', () => {
  expect(isMet({ name: 'heading', unit: 'ms', values: [], target: { atMost: 700 } })).toBe(false);
});

it('growth is the ratio of the medians', () => {
  expect(ratio([110, 120, 900], [100, 100, 1])).toBeCloseTo(1.2);
});
