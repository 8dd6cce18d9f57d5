import { expect, it, test } from 'vitest';
import { keptPrefix, watchPrefix, alertPrefix as alertRows } from '../../../src/data/device/row-keys';
import {
  alertPrefix,
  alertTopics,
  entriesFor,
  keptRows,
  toAlert,
  watchRows,
  type Alert,
} from '../../../sw/contract/alerts';
import { noticeLists } from '../../../sw/contract/contract';

/** An alert for vacancies, as the page writes it. */
const alert = (filter: Partial<Alert['filter']> = {}): Alert => ({
  topic: 1,
  api: '/api/vacancies',
  path: '/vacancies',
  list: '/vacancies?place=Kabul',
  name: 'Vacancies',
  wire: {
    id: ['id'],
    slug: ['slug'],
    number: ['vacancy_number'],
    title: ['title', 'description'],
    place: ['location'],
    deadline: ['close_date'],
    status: ['status'],
  },
  filter: { place: '', words: [], year: '', chosen: undefined, ...filter },
  language: { tag: 'en', direction: 'ltr' },
  texts: { closes: 'Closes on {date}.', many: 'Several new entries: {list}' },
  days: {},
  madeAt: 0,
  told: undefined,
});
const vacancy = (more: object = {}) => ({
  id: 7,
  vacancy_number: 'NLO-VA-7',
  title: 'Driver',
  location: 'Kabul, head office',
  close_date: '2026-11-30 16:00:00',
  ...more,
});
const found = (records: unknown, filter: Partial<Alert['filter']> = {}) =>
  entriesFor(alert(filter), JSON.stringify(records), '2026-11-20').map(({ key }) => key);

it('names an entry as a notification shows it, at the address of its page', () => {
  expect(entriesFor(alert(), JSON.stringify({ data: [vacancy()] }), '2026-11-20')).toEqual([
    {
      key: '/vacancies/nlo-va-7',
      address: '/vacancies/nlo-va-7',
      title: 'Driver',
      place: 'Kabul, head office',
      deadline: '2026-11-30 16:00:00',
    },
  ]);
});

it.each([
  [{ slug: 'own-slug' }, '/vacancies/own-slug'],
  [{ slug: 'راننده' }, `/vacancies/${encodeURIComponent('راننده')}`],
  [{ vacancy_number: '' }, '/vacancies/driver'],
  [{ vacancy_number: null, title: '<p>Night &amp; day</p>' }, '/vacancies/night-day'],
  [{ vacancy_number: undefined, title: '!' }, '/vacancies/7'],
])('finds the address of %j', (more, address) => {
  expect(found([vacancy(more)])).toEqual([address]);
});

it('leads to the list where two entries have one number, and tells them apart', () => {
  const two = [vacancy(), vacancy({ id: 8, title: 'Guard' })];
  const entries = entriesFor(alert(), JSON.stringify(two), '2026-11-20');
  expect(entries.map(({ address }) => address)).toEqual(['/vacancies?place=Kabul', '/vacancies?place=Kabul']);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
});

it.each<[Partial<Alert['filter']>, object, boolean]>([
  [{ place: 'kabul' }, {}, true],
  [{ place: 'kabul' }, { location: 'Herat' }, false],
  [{ place: 'kabul' }, { location: undefined }, false],
  [{ place: 'کابل' }, { location: 'كابل' }, true],
  [{ words: ['driver', 'kabul'] }, {}, true],
  [{ words: ['driver', 'herat'] }, {}, false],
  [{ year: '2026' }, {}, true],
  [{ year: '2027' }, {}, false],
  [{ chosen: { wire: ['kind'], value: 'goods' } }, { kind: 'goods' }, true],
  [{ chosen: { wire: ['kind'], value: 'goods' } }, {}, false],
])('by %j, %j fits: %s', (filter, more, fits) => {
  expect(found([vacancy(more)], filter)).toHaveLength(fits ? 1 : 0);
});

it.each<[object, boolean]>([
  [{ close_date: '2026-11-20' }, true],
  [{ close_date: '2026-11-19' }, false],
  [{ close_date: 'until filled' }, true],
  [{ close_date: undefined }, true],
  [{ status: 'Cancelled' }, false],
])('of %j it can still be answered: %s', (more, isOpen) => {
  expect(found([vacancy(more)])).toHaveLength(isOpen ? 1 : 0);
});

it.each([null, {}, { data: 5 }, 'text', [null], [5], ['a'], [{}], [{ title: ' ' }]])(
  'finds nothing in %j',
  (answer) => {
    expect(found(answer)).toEqual([]);
  },
);

it('shows a long description as one short line', () => {
  const [entry] = entriesFor(
    alert(),
    JSON.stringify([vacancy({ title: undefined, description: `<p>${'word '.repeat(60)}</p>` })]),
    '',
  );
  expect(entry!.title).toMatch(/^word word .{80,120}…$/);
});

it.each([undefined, null, 5, 'text', {}, { ...alert(), wire: undefined }, { ...alert(), topic: '1' }])(
  'a damaged row is no alert: %j',
  (row) => {
    expect(toAlert(row)).toBeUndefined();
  },
);

test('worker and page name rows alike', () => {
  expect([keptRows, watchRows, alertPrefix]).toEqual([keptPrefix, watchPrefix, alertRows]);
});

test('each list of notices has a topic, by its own number', () => {
  expect(Object.keys(alertTopics)).toEqual([...noticeLists]);
  expect(Object.values(alertTopics)).toEqual([1, 2, 3, 4]);
});
