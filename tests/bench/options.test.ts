import { expect, it } from 'vitest';
import { comparedParts, partNames, readOptions } from './options';

it('without arguments the bench runs every part five times on a fresh build', () => {
  expect(readOptions([])).toEqual({
    parts: partNames,
    runs: 5,
    builds: true,
    sizes: [10, 100, 1_000, 10_000],
  });
});

it('runs the named parts, as often as requested', () => {
  expect(readOptions(['bytes', 'edge', '--runs', '1', '--sizes', '10,100', '--no-build'])).toEqual({
    parts: ['bytes', 'edge'],
    runs: 1,
    builds: false,
    sizes: [10, 100],
  });
});

it('a comparison runs the parts that fit into ten minutes, or those that are named', () => {
  expect(readOptions(['--against', 'b6deee6', '--runs', '3'])).toMatchObject({
    parts: comparedParts,
    against: 'b6deee6',
    runs: 3,
  });
  expect(readOptions(['relaunch', '--against', 'HEAD~3']).parts).toEqual(['relaunch']);
  expect(() => readOptions(['--against', '--runs', '3'])).toThrow('--against needs a commit');
});

it('an unknown argument stops the bench', () => {
  expect(() => readOptions(['byts'])).toThrow('"byts"');
  expect(() => readOptions(['--runs', 'x'])).toThrow('need numbers above 0');
});
