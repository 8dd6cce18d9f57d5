// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, createStore, entries, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkCounts, largestNumber } from '../../../receiver/counts/check-counts';
import { sendCounts } from '../../../src/data/counts/send-counts';
import { expectWarning } from '../../support/console';

const rows = createStore('ngo', 'rows');
const now = Date.parse('2026-11-27T08:00:00Z');
const nextDay = now + 86_400_000;
const kept = async () => (await entries(rows)).map(([key]) => key);

let sent: [string, RequestInit][];
/** A receiver that gives this answer. */
function answer(run: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return run();
  });
}

beforeEach(async () => {
  await clear(rows);
  sent = [];
  vi.stubEnv('VITE_COUNTS_ENDPOINT', '/counts');
  answer(() => new Response(null, { status: 204 }));
});

test('the numbers of past days are sent once, without anything else, and deleted; this day waits', async () => {
  await set('counts/2026-11-25', { vacancy: 3, offline: 1 }, rows);
  await set('counts/2026-11-26', { home: largestNumber }, rows);
  await set('counts/2026-11-27', { home: 1 }, rows);
  await sendCounts(now);
  await sendCounts(now);
  expect(sent).toHaveLength(1);
  const [address, { body, ...init }] = sent[0]!;
  expect(address).toBe('/counts');
  expect(JSON.parse(body as string)).toEqual({
    days: { '2026-11-25': { vacancy: 3, offline: 1 }, '2026-11-26': { home: largestNumber } },
  });
  expect(checkCounts(body as string, now)).toHaveLength(3);
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  expect(await kept()).toEqual(['counts/2026-11-27', 'counts/tried']);
});

test('without past days nothing is sent', async () => {
  await sendCounts(now);
  await set('counts/2026-11-27', { home: 1 }, rows);
  await sendCounts(now);
  expect(sent).toEqual([]);
});

test('two tabs send once', async () => {
  await set('counts/2026-11-26', { home: 1 }, rows);
  await Promise.all([sendCounts(now), sendCounts(now)]);
  expect(sent).toHaveLength(1);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['the page of a captive portal', () => new Response('<h1>Log in</h1>')],
  ['a receiver that asks to wait', () => new Response('{}', { status: 429 })],
  ['a receiver that refuses', () => new Response('{}', { status: 400 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['silence', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
])('%s leaves them for the next day', async (_, run) => {
  expectWarning(/receiver of counts answered|did not arrive/);
  await set('counts/2026-11-26', { home: 1 }, rows);
  answer(run);
  await sendCounts(now);
  expect(await kept()).toEqual(['counts/2026-11-26', 'counts/tried']);
  answer(() => new Response(null, { status: 204 }));
  await sendCounts(now);
  expect(sent).toHaveLength(1);
  await sendCounts(nextDay);
  expect(sent).toHaveLength(2);
  expect(await kept()).toEqual(['counts/tried']);
});

test('days that are a month old, to come, empty or damaged are deleted, and not sent', async () => {
  for (const day of ['2026-10-27', '2026-11-28', '2027-11-26', 'yesterday'])
    await set(`counts/${day}`, { home: 1 }, rows);
  await set('counts/2026-11-20', { home: 'many' }, rows);
  await set('counts/2026-10-28', { home: 2 }, rows);
  await sendCounts(now);
  expect(JSON.parse(sent[0]![1].body as string)).toEqual({ days: { '2026-10-28': { home: 2 } } });
  expect(await kept()).toEqual(['counts/tried']);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %j what was counted before is deleted, and nothing is sent',
  async (asked) => {
    vi.stubGlobal('navigator', asked);
    await set('counts/2026-11-26', { home: 1 }, rows);
    await set('counts/2026-11-27', { home: 1 }, rows);
    await sendCounts(now);
    expect(sent).toEqual([]);
    expect(await kept()).toEqual([]);
  },
);
