import { expect, it } from 'vitest';
import { cutTeaser, cutTitle } from '../../src/components/cut';

const letters = (count: number) => 'a'.repeat(count);

it.each([49, 50, 59])('a title of %i characters is whole', (count) => {
  expect(cutTitle(letters(count))).toBe(letters(count));
});

it.each([60, 61])('a title of %i characters is cut to 50 with an ellipsis', (count) => {
  expect(cutTitle(letters(count))).toBe(`${letters(50)}…`);
});

it.each([139, 140])('a teaser of %i characters is whole', (count) => {
  expect(cutTeaser(letters(count))).toBe(letters(count));
});

it('a teaser of 141 characters is cut to 140', () => {
  expect(cutTeaser(letters(141))).toBe(`${letters(140)}…`);
});

it('a cut leaves no character in two and no blank before the ellipsis', () => {
  expect(cutTitle('🌾'.repeat(60))).toBe(`${'🌾'.repeat(50)}…`);
  expect(cutTitle(`${letters(49)} ${letters(20)}`)).toBe(`${letters(49)}…`);
});
