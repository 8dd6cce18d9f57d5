import 'fake-indexeddb/auto';
import { clear, createStore, get, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '../../../sw/contract/alerts';
import { hasAlerts, makeAlert, renewAlerts } from '../../../src/components/watch/make-alert';
import { watchablePlace } from '../../../src/components/watch/watch-news';
import { site } from '../../../src/shell/site';

const rows = createStore('ngo', 'rows');
const place = (path: string) => watchablePlace(site.records, path)!;
const now = Date.parse('2026-11-20T10:00:00Z');
const answer = (records: object[]) =>
  vi.stubGlobal('caches', { match: async () => new Response(JSON.stringify({ data: records })) });

beforeEach(async () => {
  await clear(rows);
  answer([]);
});

test('the four lists of notices have alerts', () => {
  const lists = site.records.filter(({ of, hasPages }) => hasPages && hasAlerts(of));
  expect(lists.map(({ path }) => path).sort()).toEqual([
    '/invitation-to-bid',
    '/notification-of-award',
    '/vacancies',
    '/volunteer-opportunities',
  ]);
});

test('what is there already is no news, closed entries neither, and of the filter alone', async () => {
  answer([
    { vacancy_number: 'VA-1', title: 'One', location: 'Kabul', close_date: '2020-01-01' },
    { vacancy_number: 'VA-2', title: 'Two', location: 'Herat', close_date: '2036-01-01' },
  ]);
  expect((await makeAlert(place('/vacancies'), '?place=Kabul', now)).told).toBe('/vacancies/va-1');
});

test('a filter becomes what the worker can compare', async () => {
  const { filter } = await makeAlert(place('/vacancies'), '?q=Night+DRIVER&year=2026&open=on', now);
  expect(filter).toEqual({ place: '', words: ['night', 'driver'], year: '2026', chosen: undefined });
  const awards = await makeAlert(place('/notification-of-award'), '?awardedTo=Noor+Press', now);
  expect(awards.filter.chosen).toEqual({ wire: ['awarded_to'], value: 'Noor Press' });
});

test('it knows how the language writes the days of half a year', async () => {
  const { days } = await makeAlert(place('/vacancies'), '', now);
  expect([days['2026-11-19'], days['2027-05-20']]).toEqual(['19 Nov 2026', '20 May 2027']);
  expect(Object.keys(days)).toHaveLength(200);
});

test('an alert is renewed after a month, and remembers what was told', async () => {
  const alert = await makeAlert(place('/vacancies'), '?place=Kabul', now);
  await set('alerts//vacancies?place=Kabul', { ...alert, told: '/vacancies/va-9', days: {} }, rows);
  await renewAlerts(site.records, now + 29 * 86_400_000);
  const stored = () => get<Alert>('alerts//vacancies?place=Kabul', rows);
  expect((await stored())!.days).toEqual({});
  await renewAlerts(site.records, now + 31 * 86_400_000);
  expect((await stored())!.days).toHaveProperty('2026-12-21');
  expect((await stored())!.told).toBe('/vacancies/va-9');
});
