import { beforeEach, expect, it } from 'vitest';
import { writeRow, readRow } from '../../../../src/data/device/rows';
import {
  newSince,
  nextVisit,
  recordVisit,
  type LastVisit,
} from '../../../../src/data/lists/visits/last-visit';
import { usePhone } from '../fresh';

const minute = 60_000;
const start = Date.parse('2026-12-01T08:00:00Z');
const list = (...slugs: string[]) => new Map([['/vacancies', slugs.map((slug) => `/vacancies/${slug}`)]]);

/** The row after some looks at the list, each so many minutes after the first. */
const after = (...looks: [minutes: number, slugs: string[]][]): LastVisit =>
  looks.reduce<LastVisit | undefined>(
    (visit, [minutes, slugs]) => nextVisit(visit, list(...slugs), undefined, start + minutes * minute),
    undefined,
  )!;

beforeEach(() => void usePhone());

it('a first visit has nothing new, however long it lasts', () => {
  expect(newSince(after([0, ['a']]))).toEqual([]);
  expect(newSince(after([0, ['a']], [20, ['a', 'b']], [49, ['a', 'b', 'c']]))).toEqual([]);
});

it('what comes after 30 minutes without the app is new, for as long as that visit lasts', () => {
  const looks: [number, string[]][] = [
    [0, ['a']],
    [60, ['a', 'b']],
    [80, ['a', 'b']],
  ];
  expect(newSince(after(...looks))).toEqual(['/vacancies/b']);
  expect(newSince(after(...looks, [110, ['a', 'b']]))).toEqual([]);
  expect(newSince(after(...looks, [110, ['c', 'a', 'b']]))).toEqual(['/vacancies/c']);
});

it('all notices of a list that comes for the first time are known', () => {
  const first = nextVisit(undefined, list('a'), undefined, start);
  const both = new Map([...list('a'), ['/invitation-to-bid', ['/invitation-to-bid/x']]] as const);
  expect(newSince(nextVisit(first, both, undefined, start + 60 * minute))).toEqual([]);
});

it('the first notice of a list that was empty is new', () =>
  expect(newSince(after([0, []], [60, ['a']]))).toEqual(['/vacancies/a']));

it('a notice that went and comes back is new; a list that could not be read leaves its notices known', () => {
  expect(newSince(after([0, ['a']], [60, []], [120, ['a']]))).toEqual(['/vacancies/a']);
  const unread = nextVisit(after([0, ['a']]), new Map(), undefined, start + 60 * minute);
  expect(newSince(nextVisit(unread, list('a'), undefined, start + 61 * minute))).toEqual([]);
});

it('a clock that was set back makes nothing new', () =>
  expect(newSince(after([0, ['a']], [-24 * 60, ['a', 'b']]))).toEqual([]));

it('the lists that were opened are known until the visit ends', () => {
  const look = (visit: LastVisit | undefined, opened: string | undefined, minutes: number) =>
    nextVisit(visit, new Map(), opened, start + minutes * minute);
  const visit = look(look(undefined, '/vacancies', 0), undefined, 10);
  expect(visit.opened).toEqual(['/vacancies']);
  expect(look(visit, undefined, 50).opened).toEqual([]);
});

it('is one row of the preferences', async () => {
  await recordVisit(list('a'), undefined, start);
  const visit = await recordVisit(list('a', 'b'), '/vacancies', start + 60 * minute);
  expect(newSince(visit)).toEqual(['/vacancies/b']);
  expect(await readRow('preferences/last-visit')).toEqual(visit);
});

it.each([
  7,
  {},
  { at: 'x', lists: [], seen: {}, opened: [] },
  { at: start, lists: [7], seen: {}, opened: [] },
  { at: start, lists: [], seen: { a: 'x' }, opened: [] },
])('a damaged row counts as missing: %j', async (row) => {
  await writeRow('preferences/last-visit', row);
  expect(newSince(await recordVisit(list('a'), undefined, start + 60 * minute))).toEqual([]);
});
