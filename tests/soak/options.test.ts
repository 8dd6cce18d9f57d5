import { expect, it } from 'vitest';
import { readOptions } from './options';

it('without arguments the soak makes 1,000 relaunches of seed 1 in at most 30 minutes, on a fresh build', () => {
  expect(readOptions([])).toEqual({ seed: 1, relaunches: 1_000, minutes: 30, until: Infinity, builds: true });
});

it('a run is replayed by its seed up to a relaunch', () => {
  expect(readOptions(['--seed', '7', '--until', '42', '--no-build'])).toMatchObject({
    seed: 7,
    until: 42,
    builds: false,
  });
});

it('an invalid argument or number stops the soak', () => {
  expect(() => readOptions(['--sed', '7'])).toThrow('"--sed"');
  expect(() => readOptions(['--minutes', 'all'])).toThrow('--minutes needs a whole number above 0');
});
