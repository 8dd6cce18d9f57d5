import { describe, expect, it, test } from 'vitest';
import {
  meantSlug,
  slugOf,
  baseSlug,
  prepareSlugs,
  recordAt,
  recordParams,
  recordSlugs,
  slugOfNumber,
  personParams,
  personSlugs,
} from '../../src/schemas/slugs';
import { itbs } from '../../src/schemas/itbs';
import { vacancies } from '../../src/schemas/vacancies';

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

const slugsOf = (records: readonly object[]) =>
  records.map((record) => recordSlugs(vacancies, records).get(record));

test.each([
  ['NLO-VA-062', 'nlo-va-062'],
  ['NLO/ITB/018', 'nlo-itb-018'],
  [' nlo itb_018 ', 'nlo-itb-018'],
  ['شماره ۱۲', 'شماره-۱۲'],
  ['–/–', ''],
])('the number %s gives the slug %s', (number, slug) => expect(slugOfNumber(number)).toBe(slug));

test('a record keeps the slug that it comes with', () =>
  expect(
    slugsOf([
      { title: 'نرس', slug: 'nurse' },
      { title: 'Nurse', number: 'V-1' },
    ]),
  ).toEqual(['nurse', 'v-1']));

test('a record without a number is called by its title, one without letters by its id', () => {
  expect(slugsOf([{ title: 'Nurse, Kabul' }, { title: '…', id: '7' }, { title: '…' }])).toEqual([
    'nurse-kabul',
    '7',
    'notice',
  ]);
  expect(baseSlug(itbs, { description: '<p>Seed &amp; <b>tools</b></p>' })).toBe('seed-tools');
  expect(baseSlug(itbs, { title: 'Seed', description: '<p>Much seed</p>' })).toBe('seed');
});

test('of equal numbers the oldest keeps the slug, by date and then id, in any order of the list', () => {
  const late = { number: 'A-1', title: 'Late', postDate: '2026-11-02', id: '1' };
  const tenth = { number: 'A/1', title: 'Tenth', postDate: '2026-11-01', id: '10' };
  const ninth = { number: 'a 1', title: 'Ninth', postDate: '2026-11-01', id: '9' };
  const undated = { number: 'A-1', title: 'Undated', id: '0' };
  for (const records of [
    [late, tenth, ninth, undated],
    [undated, ninth, tenth, late],
  ]) {
    const slugs = recordSlugs(vacancies, records);
    expect([ninth, tenth, late, undated].map((record) => slugs.get(record))).toEqual([
      'a-1',
      'a-1-2',
      'a-1-3',
      'a-1-4',
    ]);
  }
});

test('a slug that a number gives is never given to another record', () => {
  expect(
    slugsOf([
      { number: 'A', title: 'a' },
      { number: 'A', title: 'b' },
      { number: 'A-2', title: 'c' },
    ]),
  ).toEqual(['a', 'a-3', 'a-2']);
  expect(slugsOf([{ number: 'Index', title: 'a' }])).toEqual(['index-2']);
});

test('a long slug ends at a hyphen, and fits into the name of a file', () => {
  const [long, endless] = slugsOf([{ title: 'word '.repeat(100) }, { title: 'ک'.repeat(500) }]);
  expect(long).toMatch(/^(word-)+word$/);
  expect(long!.length).toBeLessThanOrEqual(80);
  expect(new TextEncoder().encode(endless).length).toBeLessThanOrEqual(160);
});

test('a record is found at its slug, and has the parameter of its address', () => {
  const records = [
    { number: 'A-1', title: 'a' },
    { number: 'A-2', title: 'b' },
  ];
  expect(recordAt(vacancies, records, 'a-2')).toBe(records[1]);
  expect(recordAt(vacancies, records, 'a-3')).toBeUndefined();
  expect(recordParams(vacancies)(records[0]!, records)).toEqual({ slug: 'a-1' });
  expect(recordParams(vacancies)<object>({ title: 'in no list' }, records)).toBeUndefined();
});

test('the slug of a record is read once, in a slice before, however many lists have the record', () => {
  let reads = 0;
  const records = Array.from({ length: 3 }, (_, at) => ({
    title: 'Nurse',
    get number() {
      reads += 1;
      return `V-${at}`;
    },
  }));
  prepareSlugs(vacancies, records);
  expect(reads).toBe(3);
  expect(slugsOf(records)).toEqual(['v-0', 'v-1', 'v-2']);
  expect(slugsOf([...records])).toEqual(['v-0', 'v-1', 'v-2']);
  expect(reads).toBe(3);
});

describe('person slugs', () => {
  const slugsOf = (...members: [id: string | undefined, name: string][]) => {
    const records = members.map(([id, name]) => ({ id, name }));
    const slugs = personSlugs(records);
    return records.map((record) => slugs.get(record));
  };

  test('a person’s slug is the name in lower case with hyphens, in any script', () => {
    expect(slugsOf(['1', 'Nargis Sha’bani'], ['2', 'ویدا محبوب'])).toEqual(['nargis-shabani', 'ویدا-محبوب']);
  });

  test('if the name gives none or an earlier person has it, the id is used', () => {
    expect(slugsOf(['1', 'Wida'], ['2', 'wida'], ['3', '!'])).toEqual(['wida', '2', '3']);
  });

  test('a person without either has no slug', () => {
    expect(slugsOf(['2', 'A'], [undefined, 'a'], ['7', '2'], ['2', '?'])).toEqual([
      'a',
      undefined,
      '2',
      undefined,
    ]);
  });

  test('the address tells the board from the management, and one without a slug has none', () => {
    const board = { id: '1', name: 'Wida', isBoardMember: true };
    const manager = { id: '2', name: 'Wida', isBoardMember: undefined };
    const nobody = { id: undefined, name: '!', isBoardMember: false };
    const team = [board, manager, nobody];
    expect(team.map((member) => personParams(member, team))).toEqual([
      { position: 'board-member', slug: 'wida' },
      { position: 'management-team', slug: '2' },
      undefined,
    ]);
  });
});
