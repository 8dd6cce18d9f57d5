import { expect, it } from 'vitest';
import { show, table } from './table';

it('numbers are printed with their unit', () => {
  expect([
    show(134_999, 'B'),
    show(640.4, 'ms'),
    show(1.249, 's'),
    show(1.1, 'x'),
    show(99.5, 'score'),
  ]).toEqual(['134,999 B', '640 ms', '1.25 s', '1.10x', '100']);
  expect([show(0.00412, ''), show(NaN, 'ms')]).toEqual(['0.0041', 'none']);
});

it('a line shows its median, its extremes, its target and whether that is met', () => {
  const printed = table('Relaunch', [
    { name: 'heading', unit: 'ms', values: [500, 900, 600], target: { atMost: 700 } },
    { name: 'row', unit: 'ms', values: [800], target: { atMost: 700 }, note: 'one run' },
  ]);
  const [title, , heading, row] = printed.split('\n');
  expect(title).toBe('Relaunch');
  expect(heading).toMatch(/^heading +600 ms +500 ms \.\. 900 ms +≤ 700 ms +✓$/);
  expect(row).toMatch(/^row +800 ms +≤ 700 ms +✗ +one run$/);
});
