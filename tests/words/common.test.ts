import { describe, expect, it } from 'vitest';
import type { Deadline } from '../../src/format/dates';
import { ageWords, deadlineWords, fileFacts, shownOf, words } from '../../src/words/common';

const isSentence = /^\p{Lu}.*[.]$/u;

describe('every failure', () => {
  it.each([...Object.entries(words.failures), ...Object.entries(words.documentFailures)])(
    'has a whole sentence: %s',
    (_kind, sentence) => expect(sentence).toMatch(isSentence),
  );

  it.each(Object.entries(words.refreshFailures))('shows the age of the data: %s', (_kind, sentence) => {
    expect(sentence('3 days ago')).toMatch(isSentence);
    expect(sentence('3 days ago')).toMatch(/last checked with (it|the server) 3 days ago/);
  });
});

describe('an age', () => {
  it.each([
    [0, 'Checked with the server just now.'],
    [59_999, 'Checked with the server just now.'],
    [60_000, 'Checked with the server 1 minute ago.'],
    [86_400_000, 'Checked with the server yesterday.'],
    [-1_800_000, 'Checked with the server just now.'],
    [-86_400_000, 'Checked with the server at an unknown time.'],
  ])('of %i ms has its text', (age, sentence) =>
    expect(words.checked(ageWords(1e12, 1e12 + age))).toBe(sentence),
  );

  it.each([
    [-1_800_000, 'just now'],
    [-86_400_000, 'at an unknown time'],
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [7_200_000, '2 hours ago'],
  ])('of %i ms reads "%s" within a sentence', (age, text) => expect(ageWords(1e12, 1e12 + age)).toBe(text));
});

it.each<[Deadline, string | undefined]>([
  [{ state: 'open-until-filled' }, 'Open until filled'],
  [{ state: 'open', days: 30 }, 'Open'],
  [{ state: 'closing-soon', days: 7 }, 'Closes in 7 days'],
  [{ state: 'closing-soon', days: 2 }, 'Closes in 2 days'],
  [{ state: 'closing-soon', days: 1 }, 'Closes tomorrow'],
  [{ state: 'closes-today' }, 'Closes today'],
  [{ state: 'closed' }, 'Closed'],
  [{ state: 'unknown' }, undefined],
])('the deadline %j reads "%s"', (deadline, text) => expect(deadlineWords(deadline)).toBe(text));

it.each([
  ['PDF', { size: 84_000, language: 'fa' }, 'PDF, Dari, 84 kB'],
  ['PDF', { size: 84_000, language: 'prs-AF' }, 'PDF, Dari, 84 kB'],
  [undefined, { size: 84_000, language: 'en-GB' }, 'English, 84 kB'],
  ['PDF', { size: 84_000, language: 'tlh' }, 'PDF, 84 kB'],
  ['PDF', { size: 84_000 }, 'PDF, 84 kB'],
  ['PDF', {}, 'PDF'],
  [undefined, { size: 84_000 }, '84 kB'],
  [undefined, {}, ''],
  ['PDF', { size: 0 }, 'PDF, 0 bytes'],
])('a file of type %s with %j is "%s"', (type, facts, text) => expect(fileFacts(type, facts)).toBe(text));

describe('counts', () => {
  it('of one and of many are whole sentences', () => {
    expect([0, 1, 2].map(words.entries)).toEqual(['0 entries', '1 entry', '2 entries']);
    expect([0, 1, 2].map(words.openCount)).toEqual(['0 open', '1 open', '2 open']);
  });

  it('tell how many of all are shown', () => {
    expect(shownOf(1, 1)).toBe('1 entry');
    expect(shownOf(12, 12)).toBe('12 entries');
    expect(shownOf(0, 1)).toBe('0 of 1 entry');
    expect(shownOf(1, 12)).toBe('1 of 12 entries');
  });
});

it('the texts of the specification are used verbatim', () =>
  expect(words).toMatchObject({
    notFoundTitle: '404 Not Found',
    notFound: 'Oops! That page can’t be found.',
    backToHome: 'Back to home',
    donateNow: 'Donate Now',
  }));

it('a name is inserted into a text unchanged', () => {
  expect(words.openOn('TOR')).toContain('TOR');
  expect(words.copyright({ year: '2026', name: 'NLO' })).toBe('© 2026 NLO');
});
