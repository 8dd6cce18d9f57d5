import { expect, test } from 'vitest';
import { itbs } from '../../src/schemas/itbs';
import { vacancies } from '../../src/schemas/vacancies';
import { hintOf } from '../../vite/nearest';

test('asks whether the nearest name was meant', () =>
  expect(hintOf('closeDate', new Set(['id', 'close_date']))).toBe(' (did you mean close_date?)'));

test.each([
  ['closingDate', 'closeDate'],
  ['closing_date', 'closeDate'],
  ['dateClosed', 'closeDate'],
  ['postingDate', 'postDate'],
  ['datePosted', 'postDate'],
  ['locationName', 'location'],
  ['salaryRange', 'salary'],
  ['employment', 'employmentType'],
])('a field of a vacancy by its words: %s was meant as %s', (name, meant) =>
  expect(hintOf(name, Object.keys(vacancies.fields))).toBe(` (did you mean ${meant}?)`),
);

test('a field of an invitation by another form of its word', () =>
  expect(hintOf('announcedDate', Object.keys(itbs.fields))).toBe(' (did you mean announcementDate?)'));

test.each([
  ['data', ['id', 'close_date']],
  ['openDate', ['postDate', 'closeDate']],
  ['closeTime', ['postDate', 'closeDate']],
  ['startDate', ['postDate', 'closeDate', 'date']],
  ['date', ['postDate', 'closeDate']],
  ['howToSend', ['howToApply', 'howToSubmit']],
  ['idCard', ['id']],
  ['closingDate', ['closeDate', 'closedDate']],
  ['emails', ['phone', 'address']],
  ['postTitle', ['postDate', 'title']],
  ['', ['closeDate']],
])('asks nothing where no name is near, or two are: %s in %j', (name, names) =>
  expect(hintOf(name, names)).toBe(''),
);
