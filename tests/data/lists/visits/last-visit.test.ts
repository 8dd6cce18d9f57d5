import { beforeEach, expect, it } from 'vitest';
import { writeRow, readRow } from '../../../../src/data/device/rows';
import { nextVisit, recordVisit, type LastVisit } from '../../../../src/data/lists/visits/last-visit';
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
  expect(after([0, ['a']]).news).toEqual([]);
  expect(after([0, ['a']], [20, ['a', 'b']], [49, ['a', 'b', 'c']]).news).toEqual([]);
});

it('what comes after 30 minutes without the app is new, for as long as that visit lasts', () => {
  const looks: [number, string[]][] = [
    [0, ['a']],
    [60, ['a', 'b']],
    [80, ['a', 'b']],
  ];
  expect(after(...looks).news).toEqual(['/vacancies/b']);
  expect(after(...looks, [110, ['a', 'b']]).news).toEqual([]);
  expect(after(...looks, [110, ['c', 'a', 'b']]).news).toEqual(['/vacancies/c']);
});

it('all notices of a list that comes for the first time are known', () => {
  const first = nextVisit(undefined, list('a'), undefined, start);
  const both = new Map([...list('a'), ['/invitation-to-bid', ['/invitation-to-bid/x']]] as const);
  expect(nextVisit(first, both, undefined, start + 60 * minute).news).toEqual([]);
});

it('the first notice of a list that was empty is new', () =>
  expect(after([0, []], [60, ['a']]).news).toEqual(['/vacancies/a']));

it('a notice that went and comes back is new; a list that could not be read leaves its notices known', () => {
  expect(after([0, ['a']], [60, []], [120, ['a']]).news).toEqual(['/vacancies/a']);
  const unread = nextVisit(after([0, ['a']]), new Map(), undefined, start + 60 * minute);
  expect(nextVisit(unread, list('a'), undefined, start + 61 * minute).news).toEqual([]);
});

it('a clock that was set back makes nothing new', () =>
  expect(after([0, ['a']], [-24 * 60, ['a', 'b']]).news).toEqual([]));

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
  expect(visit.news).toEqual(['/vacancies/b']);
  expect(await readRow('preferences/last-visit')).toEqual(visit);
});

it('reads the row of a release before December 2026', async () => {
  const seen = { '/vacancies/a': 0, '/vacancies/b': start - 10, '/invitation-to-bid/x': start - 100_000_000 };
  const lists = ['/vacancies', '/invitation-to-bid'];
  const row = { at: start, lists, seen, opened: ['/vacancies'] };
  await writeRow('preferences/last-visit', { ...row, before: start - 20 });
  expect(await recordVisit(list('c', 'b', 'a'), undefined, start + minute)).toEqual({
    at: start + minute,
    mayHaveNews: true,
    known: { '/vacancies': '/vacancies/a', '/invitation-to-bid': '/invitation-to-bid/x' },
    news: ['/vacancies/c', '/vacancies/b'],
    opened: ['/vacancies'],
  });
  await writeRow('preferences/last-visit', { ...row, seen: { '/vacancies/a': 0 } });
  expect((await recordVisit(list('a', 'b'), undefined, start + minute)).news).toEqual([]);
});

it('what was new in a list that cannot be read stays new, and is known in the next visit', () => {
  const visit = after([0, ['a']], [60, ['a', 'b']]);
  const unread = nextVisit(visit, new Map(), undefined, start + 61 * minute);
  expect(unread.news).toEqual(['/vacancies/b']);
  const later = nextVisit(unread, new Map(), undefined, start + 120 * minute);
  expect(nextVisit(later, list('a', 'b', 'c'), undefined, start + 121 * minute).news).toEqual([
    '/vacancies/c',
  ]);
});

it('a list of 20,000 notices is written as a text', () => {
  const slugs = Array.from({ length: 20_000 }, (_, at) => String(at));
  const visit = after([0, slugs], [60, [...slugs, 'last']]);
  expect(visit.news).toEqual(['/vacancies/last']);
  expect(Object.values(visit.known)).toEqual([slugs.map((slug) => `/vacancies/${slug}`).join('\n')]);
});

it.each([
  7,
  {},
  { at: 'x', mayHaveNews: true, known: {}, news: [], opened: [] },
  { at: start, mayHaveNews: 1, known: {}, news: [], opened: [] },
  { at: start, mayHaveNews: true, known: { '/vacancies': 7 }, news: [], opened: [] },
  { at: start, mayHaveNews: true, known: { '/vacancies': '' }, news: ['x', 7], opened: [] },
  { at: start, mayHaveNews: true, known: { '/vacancies': '' }, news: [], opened: {} },
  { at: start, before: 1, lists: [7], seen: {}, opened: [] },
  { at: start, before: 1, lists: ['/vacancies'], seen: { a: 'x' }, opened: [] },
])('a damaged row counts as missing: %j', async (row) => {
  await writeRow('preferences/last-visit', row);
  expect((await recordVisit(list('a'), undefined, start + 60 * minute)).news).toEqual([]);
});
