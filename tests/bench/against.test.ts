import { expect, it } from 'vitest';
import { compare, comparisonTable, isWorse, pair, ratioOf, type Compared } from './against';
import type { Bench } from './bench';
import type { Measured } from './measured';

const line = (unit: Compared['unit'], base: number[], now: number[]): Compared => ({
  name: 'a line',
  unit,
  base,
  now,
});

it('a median that is worse by more than a tenth counts, in the direction of its unit', () => {
  expect(isWorse(line('ms', [400, 500, 600], [560]))).toBe(true);
  expect(isWorse(line('ms', [500], [545]))).toBe(false);
  expect(isWorse(line('ms', [500], [300]))).toBe(false);
  expect(isWorse(line('score', [100], [89]))).toBe(true);
  expect(isWorse(line('score', [90], [100]))).toBe(false);
  expect(isWorse(line('B', [100], [111]))).toBe(true);
});

it('a difference within a frame is no difference', () => {
  expect(isWorse(line('ms', [8], [24]))).toBe(false);
  expect(isWorse(line('s', [0.01], [0.02]))).toBe(false);
  expect(isWorse(line('ms', [0], [60]))).toBe(true);
});

it('both versions are measured in turns, each first in every other turn', async () => {
  const order: string[] = [];
  const bench = { runs: 3, dist: 'now', say: () => {} } as unknown as Bench;
  const part = ({ dist, runs }: Bench): Promise<Measured[]> => {
    order.push(`${dist} ${runs}`);
    return Promise.resolve([{ name: 'row', unit: 'ms', values: [dist === 'now' ? 90 : 100] }]);
  };
  const lines = await compare(part, bench, 'base');
  expect(order).toEqual(['base 1', 'now 1', 'now 1', 'base 1', 'base 1', 'now 1']);
  expect(lines).toEqual([{ name: 'row', unit: 'ms', base: [100, 100, 100], now: [90, 90, 90] }]);
  expect(ratioOf(lines[0]!)).toBeCloseTo(0.9);
});

it('a line that one version lacks is shown without a ratio, and is not worse', () => {
  const lines = pair([], [{ name: 'press on a language', unit: 'ms', values: [40] }]);
  expect(lines.some(isWorse)).toBe(false);
  expect(comparisonTable('Presses', 'b6deee6', lines)).toBe(
    [
      'Presses',
      '                     b6deee6  this tree  ratio',
      'press on a language     none      40 ms',
    ].join('\n'),
  );
});
