import { expect, test } from 'vitest';
import { personParams, personSlugs } from '../../../src/schemas/slugs/person-slugs';

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
