import { expect, it } from 'vitest';
import { partNames, readOptions } from './options';

it('the bench without words runs every part five times on a fresh build', () => {
  expect(readOptions([])).toEqual({ parts: partNames, runs: 5, builds: true });
});

it('the parts that are named are run, as often as is said', () => {
  expect(readOptions(['bytes', 'edge', '--runs', '1', '--no-build'])).toEqual({
    parts: ['bytes', 'edge'],
    runs: 1,
    builds: false,
  });
});

it('a word that the bench does not know stops it', () => {
  expect(() => readOptions(['byts'])).toThrow('"byts"');
  expect(() => readOptions(['--runs', 'x'])).toThrow('--runs needs a number');
});
