import { describe, expect, it } from 'vitest';
import { faqs } from '../../src/schemas/faqs';
import { flag, identity, list, number, text } from '../../src/schemas/base';
import { parse } from '../../src/schemas/parse';
import { posts } from '../../src/schemas/posts';
import { keepStored, recheck } from '../../src/schemas/recheck-rows';
import { vacancies } from '../../src/schemas/vacancies';
import { expectWarning } from '../support/console';

const wire = (number: string, title: string | null, more: object = {}) => ({
  vacancy_number: number,
  title,
  post_date: '2026-11-01',
  file: `/files/${number}.pdf`,
  file_size: 1000,
  file_language: 'ps',
  ...more,
});
const read = (...records: object[]) => parse(vacancies, records, '');
const stored = read(wire('1', 'Driver'), wire('2', 'Guard'), wire('3', 'Cook')).records;
const keep = (...records: object[]) => keepStored(read(...records), stored);
const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title);

it('the languages of texts are stored with a record', () => {
  const [marked] = read(wire('1', 'Driver', { languages: { title: 'en' } })).records;
  expect(marked).toMatchObject({ title: 'Driver', languages: { title: 'en' } });
  expect(recheck(vacancies, [marked])).toEqual([marked]);
});

it('the changes of a record are stored with it, and dropped where they are damaged', () => {
  const changes = [{ date: '2026-11-19', sentence: 'The date moved.' }];
  const [record] = read(wire('1', 'Driver', { changes })).records;
  expect(record).toMatchObject({ changes });
  expect(recheck(vacancies, [record])).toEqual([record]);
  expect(recheck(vacancies, [{ ...record, changes: [{ date: 7 }] }])).toMatchObject([{ changes: undefined }]);
});

describe('a record that is invalid in a response', () => {
  it('keeps its stored version and its position', () => {
    const kept = keep(wire('1', 'Driver'), wire('2', null), wire('3', 'Cook'));
    expect(kept).toEqual(stored);
  });

  it('keeps its position at the start and at the end', () => {
    expect(titles(keep(wire('1', null), wire('2', 'Guard'), wire('3', null)))).toEqual([
      'Driver',
      'Guard',
      'Cook',
    ]);
  });

  it('keeps its position beside other invalid records', () =>
    expect(titles(keep(wire('1', null), wire('2', null), wire('3', null)))).toEqual([
      'Driver',
      'Guard',
      'Cook',
    ]));

  it('has the position of the new response', () =>
    expect(titles(keep(wire('9', 'Nurse'), wire('3', 'Cook'), wire('2', null)))).toEqual([
      'Nurse',
      'Cook',
      'Guard',
    ]));

  it('is dropped if no stored record equals its valid fields', () =>
    expect(titles(keep(wire('1', 'Driver'), wire('2', null, { post_date: '2026-11-09' })))).toEqual([
      'Driver',
    ]));

  it('is dropped if it has no valid fields', () =>
    expect(titles(keep(wire('1', 'Driver'), { vacancy_number: null }))).toEqual(['Driver']));

  it('is never shown twice', () => {
    expect(titles(keep(wire('2', 'Guard'), wire('2', null)))).toEqual(['Guard']);
    expect(titles(keep(wire('2', null), wire('2', null)))).toEqual(['Guard']);
  });
});

describe('a record that has an id', () => {
  const withId = (id: number, title: string | null, more: object = {}) =>
    wire(String(id), title, { id, ...more });
  const before = read(withId(1, 'Driver'), withId(2, 'Guard')).records;

  it('keeps its stored version although its other fields changed', () =>
    expect(
      keepStored(read(withId(1, 'Driver'), withId(2, null, { post_date: '2026-12-24' })), before),
    ).toEqual(before));

  it('never takes the stored version of another id', () =>
    expect(titles(keepStored(read(withId(1, 'Driver'), { ...withId(2, null), id: 7 }), before))).toEqual([
      'Driver',
    ]));
});

it('a record that was removed from the list does not come back', () =>
  expect(titles(keep(wire('1', 'Driver')))).toEqual(['Driver']));

it('a response without an invalid record is used as it is', () =>
  expect(titles(keep(wire('1', 'Senior driver')))).toEqual(['Senior driver']));

it('a response without a stored list loses only its invalid records', () =>
  expect(titles(keepStored(read(wire('1', null), wire('2', 'Guard')), []))).toEqual(['Guard']));

describe('stored records with the schema of a new version', () => {
  it('are kept if they are valid', () => expect(recheck(vacancies, stored)).toEqual(stored));

  it('survive the device’s database', () =>
    expect(recheck(vacancies, structuredClone(stored))).toEqual(stored));

  it('lose values of another type and removed fields', () =>
    expect(
      recheck(list('x', { name: identity(text('name')), order: number('order'), isBoard: flag('b') }), [
        { name: 'Well', order: '7', isBoard: 1, title: 'gone' },
        { name: 'Dam', order: 7, isBoard: true },
      ]),
    ).toEqual([
      { name: 'Well', order: undefined, isBoard: undefined },
      { name: 'Dam', order: 7, isBoard: true },
    ]));

  it('are dropped, with a warning, if they lack an identity field of the new schema', () => {
    expectWarning(/^faqs: 2 stored records have no identity/, 1);
    expect(recheck(faqs, [{ response: 'Yes.' }, { question: 7 }, { question: 'Why?' }])).toEqual([
      { question: 'Why?', response: undefined },
    ]);
  });

  it.each([[{ file: '/a.pdf' }], [{ file: { url: 7 } }], [{ file: null }]])(
    'lose a file without an address: %j',
    (part) => expect(recheck(vacancies, [{ title: 'Driver', ...part }])?.[0]?.file).toBeUndefined(),
  );

  it.each([undefined, null, {}, 'text', 7])('are undefined if the row is %j', (row) =>
    expect(recheck(vacancies, row)).toBeUndefined(),
  );

  it('skip what is not a record, with a warning', () => {
    expectWarning(/^vacancies: 3 stored records have no identity/, 1);
    expect(recheck(vacancies, [null, 7, 'x'])).toEqual([]);
  });

  it('become well-formed, because an earlier version may have stored them otherwise', () =>
    expect(recheck(vacancies, [{ title: 'Dri\ud800ver' }])).toMatchObject([{ title: 'Dri\ufffdver' }]));

  it('are dropped, with a warning, if their slug is invalid in an address', () => {
    expectWarning(/^posts: 1 stored records have no identity/, 1);
    expect(recheck(posts, [{ title: 'Fair', slug: '\ud800' }])).toEqual([]);
  });

  it('lose metadata of files and images with another type', () =>
    expect(
      recheck(posts, [
        {
          title: 'Fair',
          slug: 'fair',
          image: { url: '/a.png', width: {}, height: '2', small: { url: 7 }, colour: 7 },
        },
      ])?.[0]?.image,
    ).toEqual({ url: '/a.png' }));

  it('lose a file size that cannot be formatted', () =>
    expect(
      recheck(vacancies, [{ title: 'Cook', file: { url: '/a.pdf', size: NaN, type: 7 } }])?.[0]?.file,
    ).toEqual({
      url: '/a.pdf',
    }));
});
