import { expect, it } from 'vitest';
import { meantSlug, slugOf } from '../../../src/schemas/slugs/slug';

it.each([
  ['Laila Sarwari', 'laila-sarwari'],
  ['  Laila \t\n Sarwari ', 'laila-sarwari'],
  ['Laila\u00a0Sarwari', 'laila-sarwari'],
  ['Dr. Najib (Rahmandost)', 'dr-najib-rahmandost'],
  ['Women’s Savings', 'womens-savings'],
  ['Food & Work', 'food-work'],
  ['Gul-Ahmad - Stanekzo', 'gul-ahmad-stanekzo'],
  ['-Wida-', 'wida'],
  ['Phase 2', 'phase-2'],
])('the slug of "%s" is "%s"', (name, slug) => expect(slugOf(name)).toBe(slug));

it.each([
  ['لیلا سروری', 'لیلا-سروری'],
  ['زمستان ۱۴۰۵', 'زمستان-۱۴۰۵'],
  ['कमला देवी', 'कमला-देवी'],
  ['ÉMILE Öz', 'émile-öz'],
  ['Ивáн', 'ивáн'.normalize('NFC')],
])('letters, marks and digits of every script are kept: %s', (name, slug) => expect(slugOf(name)).toBe(slug));

it('composed and decomposed accents give the same slug', () =>
  expect(slugOf('Zoe\u0308')).toBe(slugOf('Zo\u00eb')));

it('a slug is its own slug', () => {
  for (const name of ['Women’s Savings', 'لیلا سروری', 'Food & Work'])
    expect(slugOf(slugOf(name))).toBe(slugOf(name));
});

it.each(['', '  ', '!?', '—', '***'])('"%s" gives an empty slug', (name) => expect(slugOf(name)).toBe(''));

it.each([
  ['NDA-12', 'nda-12'],
  ['nda-12.Please', 'nda-12'],
  ['nda_12', 'nda_12'],
  ['لیلا-سروری، لطفا', 'لیلا-سروری'],
  ['.', ''],
])('a link to "%s" was meant for "%s"', (slug, meant) => expect(meantSlug(slug)).toBe(meant));
