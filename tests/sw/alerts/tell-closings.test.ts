import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { tellClosings } from '../../../sw/alerts/tell-closings';
import { kabul, startAlerting, writeRow } from './alerting-worker';

beforeEach(() => clear(createStore('ngo', 'rows')));

const now = Date.parse('2026-11-20T10:00:00Z');
const keep = (slug: string, deadline: string | undefined, more: object = {}) =>
  writeRow(`kept//vacancies/${slug}`, {
    title: `Post ${slug}`,
    language: 'en',
    facts: { ...(deadline && { deadline }), ...more },
  });
const alert = { ...kabul, days: { '2026-11-22': '22 Nov 2026' } };

it('tells once of each kept notice that closes within two days', async () => {
  const { shown } = await startAlerting();
  await keep('a', '2026-11-22');
  await keep('b', '2026-11-23');
  await keep('c', '2026-11-19');
  await keep('d', 'until filled');
  await keep('e', '2026-11-20 16:00:00', { isCancelled: true });
  await keep('f', undefined);
  await writeRow('kept//vacancies/g', null);
  expect(await tellClosings([alert], now)).toBe(true);
  expect(shown.map(({ title, options: { body, data } }) => [title, body, data.address])).toEqual([
    ['Post a', 'Closes on 22 Nov 2026.', '/vacancies/a'],
  ]);
  expect(await tellClosings([alert], now)).toBe(false);
  // A closing date that was put off is another one.
  await keep('a', '2026-11-21');
  expect(await tellClosings([alert], now)).toBe(true);
  expect(shown).toHaveLength(2);
});

it.each([
  ['nobody asked to be told while the app is closed', [], 'granted'],
  ['the browser does not permit it', [alert], 'denied'],
] as const)('tells nothing where %s, and notes nothing as told', async (_, alerts, permission) => {
  const { shown } = await startAlerting(permission);
  await keep('a', '2026-11-22');
  expect(await tellClosings(alerts, now)).toBe(false);
  expect(shown).toEqual([]);
});
