import { expect, it } from 'vitest';
import { cutAtWord, firstClauses, truncateTeaser, truncateTitle } from '../../src/format/truncate';

const letters = (count: number) => 'a'.repeat(count);

it.each([49, 50, 59])('a title of %i characters is not truncated', (count) => {
  expect(truncateTitle(letters(count))).toBe(letters(count));
});

it.each([60, 61])('a title of %i characters without a space is truncated to 50 and an ellipsis', (count) => {
  expect(truncateTitle(letters(count))).toBe(`${letters(50)}…`);
});

it.each([139, 140])('a teaser of %i characters is not truncated', (count) => {
  expect(truncateTeaser(letters(count))).toBe(letters(count));
});

it('a teaser of 141 characters is truncated to 140', () => {
  expect(truncateTeaser(letters(141))).toBe(`${letters(140)}…`);
});

it('titles and teasers end at a word', () => {
  expect(truncateTitle(`${letters(45)} ${letters(20)}`)).toBe(`${letters(45)}…`);
  expect(truncateTeaser(`${letters(130)}, ${letters(20)}`)).toBe(`${letters(130)}…`);
});

it('truncation splits no character and leaves no space before the ellipsis', () => {
  expect(truncateTitle('🌾'.repeat(60))).toBe(`${'🌾'.repeat(50)}…`);
  expect(truncateTitle(`${letters(49)} ${letters(20)}`)).toBe(`${letters(49)}…`);
});

it.each([
  ['Supply of seed', 20, 'Supply of seed'],
  ['Supply of seed and tools', 16, 'Supply of seed…'],
  ['Supply of seed, tools', 15, 'Supply of seed…'],
  ['Supplyofseedandtools', 6, 'Supply…'],
])('"%s" is cut at a word within %i characters', (text, limit, cut) =>
  expect(cutAtWord(text, limit)).toBe(cut),
);

it.each([
  ['Kabul, Karte Parwan', 'Kabul, Karte Parwan'],
  ['Mazar-e Sharif, with travel to Dehdadi', 'Mazar-e Sharif'],
  ['Kabul, Herat, Balkh, Bamyan, Kunduz', 'Kabul, Herat, Balkh'],
  ['Kabul, centre (Shahr, Karte Char)', 'Kabul, centre'],
  ['AFN 14,500 a month; midday meal is provided', 'AFN 14,500 a month'],
  ['AFN 38,400 to 44,200 a month', 'AFN 38,400 to 44,200 a month'],
  ['ماهانه ۱۴٬۵۰۰ افغانی؛ نان چاشت داده می‌شود', 'ماهانه ۱۴٬۵۰۰ افغانی'],
])('"%s" says its first clauses within 24 characters', (text, cut) =>
  expect(firstClauses(text, 24)).toBe(cut),
);
