import { expect, test } from 'vitest';
import { changesOf, factsOf, type Change, type Facts, type Present } from '../../../src/data/kept/facts';
import type { Resource } from '../../../src/schemas/base';
import { itbs } from '../../../src/schemas/itbs';
import { noas } from '../../../src/schemas/noas';
import { posts } from '../../../src/schemas/posts';
import { projects } from '../../../src/schemas/projects';
import { vacancies } from '../../../src/schemas/vacancies';

const about = { zone: 'Asia/Kabul', isSameLanguage: true };

const open = '2026-11-27';
const later = '2026-12-04';
const passed = '2026-11-12';
const file = { url: '/files/tor.pdf', size: 84_000 };
const hashed = { ...file, sha256: 'a' };

const first = { date: '2026-11-12', sentence: 'The document was replaced.' };
const second = { date: '2026-11-19', sentence: 'The date moved.' };

const deadline = (before: string, now: string): Change => ({ is: 'deadline', before, now });
const document = (was: 'replaced' | 'added' | 'withdrawn'): Change => ({ is: 'document', was });

test.each<[what: string, before: Facts, present: Present, changes: Change[]]>([
  ['the same deadline', { deadline: open }, { deadline: open }, []],
  ['the same deadline in another form', { deadline: open }, { deadline: `${open} 00:00:00` }, []],
  ['a later deadline', { deadline: open }, { deadline: later }, [deadline(open, later)]],
  ['a time of day', { deadline: open }, { deadline: `${open} 12:00` }, [deadline(open, `${open} 12:00`)]],
  ['a deadline where there was none', { deadline: '' }, { deadline: open }, [deadline('', open)]],
  ['no deadline any more', { deadline: open }, { deadline: '' }, [deadline(open, '')]],
  ['a free text', { deadline: 'soon' }, { deadline: 'in May' }, [deadline('soon', 'in May')]],
  ['a deadline that nobody knew', {}, { deadline: open }, []],
  ['a deadline that nobody knows any more', { deadline: open }, {}, []],
  ['a deadline that has passed', { deadline: passed }, { deadline: passed }, []],
  [
    'a cancellation',
    { isCancelled: false, deadline: passed },
    { isCancelled: true, deadline: passed },
    [{ is: 'cancelled' }],
  ],
  [
    'a cancellation that was taken back',
    { isCancelled: true },
    { isCancelled: false },
    [{ is: 'not-cancelled' }],
  ],
  [
    'an award',
    { award: null, deadline: passed },
    { award: 'Noor Press', deadline: passed },
    [{ is: 'awarded', to: 'Noor Press' }],
  ],
  ['another award', { award: 'A' }, { award: 'B' }, [{ is: 'awarded', to: 'B' }]],
  ['an outcome without a name', { award: null }, { award: '' }, [{ is: 'awarded', to: '' }]],
  ['awards that could not be read then', {}, { award: 'Noor Press' }, []],
  ['awards that cannot be read now', { award: 'Noor Press' }, {}, []],
  ['the same document', { document: file }, { document: file }, []],
  [
    'a document of another hash',
    { document: hashed },
    { document: { ...hashed, sha256: 'b' } },
    [document('replaced')],
  ],
  ['the same document elsewhere', { document: hashed }, { document: { ...hashed, url: '/files/b.pdf' } }, []],
  [
    'a document of another address',
    { document: file },
    { document: { ...file, url: '/b' } },
    [document('replaced')],
  ],
  [
    'a document of another size',
    { document: file },
    { document: { ...file, size: 9 } },
    [document('replaced')],
  ],
  [
    'a document whose size became known',
    { document: { url: '/a' } },
    { document: { url: '/a', size: 9 } },
    [],
  ],
  ['a first document', { document: null }, { document: file }, [document('added')]],
  ['no document any more', { document: file }, { document: null }, [document('withdrawn')]],
  ['what the list no longer has', { deadline: open }, 'gone', [{ is: 'gone' }]],
  ['a list that cannot be read', { deadline: open, document: file }, 'unknown', []],
  ['a sentence', { told: [first] }, { told: [second, first] }, [{ is: 'told', ...second }]],
  ['a first sentence', { told: [] }, { told: [first] }, [{ is: 'told', ...first }]],
  ['a corrected sentence', { told: [first] }, { told: [second] }, []],
  ['a sentence that was taken back', { told: [second, first] }, { told: [first] }, []],
  ['sentences, in a row from before there were any', {}, { told: [first] }, []],
  [
    'several facts, the weightiest first',
    { isCancelled: false, award: null, deadline: open, document: file },
    { isCancelled: true, award: 'B', deadline: later, document: null },
    [{ is: 'cancelled' }, { is: 'awarded', to: 'B' }, deadline(open, later), document('withdrawn')],
  ],
])('what changed by %s', (_, before, present, changes) => {
  expect(changesOf(before, present, about)).toEqual(changes);
});

test('another language changes neither a free text nor a document, and a date all the same', () => {
  const other = { ...about, isSameLanguage: false };
  expect(
    changesOf({ deadline: 'soon', document: file }, { deadline: 'زود', document: { url: '/fa' } }, other),
  ).toEqual([]);
  expect(changesOf({ deadline: open }, { deadline: later }, other)).toEqual([deadline(open, later)]);
  expect(changesOf({ document: file }, { document: null }, other)).toEqual([document('withdrawn')]);
});

const read = (of: unknown, record: object, awards?: object[]) =>
  factsOf(of as Resource, record as never, awards as never);

test('a vacancy has its deadline, its state and its document, or that it has none', () => {
  expect(read(vacancies, { closeDate: open, file })).toEqual({
    deadline: open,
    isCancelled: false,
    document: file,
    told: [],
  });
  expect(read(vacancies, { status: 'Cancelled' })).toEqual({
    deadline: '',
    isCancelled: true,
    document: null,
    told: [],
  });
});

test('an invitation has who got it, as far as the awards are known', () => {
  const bid = { referenceNumber: 'ITB/1', status: undefined };
  expect(read(itbs, bid)).not.toHaveProperty('award');
  expect(read(itbs, bid, [])).toHaveProperty('award', null);
  const award = { referenceNumber: 'itb-1', awardedTo: 'Noor Press' };
  expect(read(itbs, bid, [award])).toHaveProperty('award', 'Noor Press');
  expect(read(itbs, { ...bid, status: 'cancelled' }, [award])).toMatchObject({
    award: 'Noor Press',
    isCancelled: true,
  });
  expect(read(noas, award, [award])).not.toHaveProperty('award');
});

test('an event has its start, and a report or a project has no date to wait for', () => {
  expect(read(posts, { eventStart: '2026-12-01 09:00' })).toEqual({
    deadline: '2026-12-01 09:00',
    isCancelled: false,
  });
  expect(read(posts, { date: '2026-11-01' })).toEqual({ isCancelled: false });
  expect(read(projects, { title: 'Canal' })).not.toHaveProperty('deadline');
});
