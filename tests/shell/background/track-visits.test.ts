// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PersistentCache } from '../../../src/data/device/swr-cache';
import { readRow, writeRow } from '../../../src/data/device/rows';
import { keepThing, markSeen } from '../../../src/data/kept/kept';
import { newNotices, setNewNotices } from '../../../src/data/lists/visits/new-notices';
import { trackVisits } from '../../../src/shell/background/track-visits';
import { site } from '../../../src/shell/site';
import { eventually } from '../../support/eventually';
import { freshCache } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
const hour = 3_600_000;
const open = { title: 'A', number: 'VA-1', closeDate: '2026-12-01' };
const closed = { title: 'B', number: 'VA-2', closeDate: '2026-11-01' };
const cancelled = { description: 'C', referenceNumber: 'ITB-1', status: 'cancelled' };

let badge: { setAppBadge: ReturnType<typeof vi.fn>; clearAppBadge: ReturnType<typeof vi.fn> };

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, badge));
});
afterEach(() => {
  setNewNotices({ at: new Set(), open: {} });
  history.replaceState(null, '', '/');
});

function put(cache: PersistentCache, name: string, value: object[]) {
  cache.set(`/api/${name}`, { data: { value, confirmedAt: now, stamp: JSON.stringify(value) } });
}

function follow(cache: PersistentCache) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  trackVisits(cache, site.records, stop.signal);
}

/** A phone whose last visit was an hour ago, when the lists had these notices. */
const cameBefore = (...known: string[]) =>
  writeRow('preferences/last-visit', {
    at: now - hour,
    mayHaveNews: true,
    known: { '/vacancies': known.join('\n'), '/invitation-to-bid': '' },
    news: [],
    opened: [],
  });

test('a first visit has nothing new, and no badge', async () => {
  const cache = freshCache();
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalled());
  expect(newNotices().at.size).toBe(0);
  expect(badge.setAppBadge).not.toHaveBeenCalled();
});

test('pages know what is new since the last visit; the badge counts what is open', async () => {
  await cameBefore('/vacancies/va-3');
  const cache = freshCache();
  put(cache, 'vacancies', [open, closed, { ...open, number: 'VA-3' }]);
  put(cache, 'itbs', [cancelled]);
  follow(cache);
  await eventually(() => expect(badge.setAppBadge).toHaveBeenCalledWith(1));
  await eventually(() =>
    expect(newNotices()).toEqual({
      at: new Set(['/vacancies/va-1', '/vacancies/va-2', '/invitation-to-bid/itb-1']),
      open: { '/vacancies': 1, '/invitation-to-bid': 0 },
    }),
  );
});

test('a list that changes is compared again', async () => {
  await cameBefore('/vacancies/va-1');
  const cache = freshCache();
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalled());
  put(cache, 'vacancies', [open, { ...open, number: 'VA-4' }]);
  await eventually(() => expect(badge.setAppBadge).toHaveBeenCalledWith(1));
});

test('the badge is cleared once the list was opened; its rows stay new', async () => {
  await cameBefore();
  const cache = freshCache();
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.setAppBadge).toHaveBeenCalledWith(1));
  history.replaceState(null, '', '/vacancies/va-1');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalled());
  expect([...newNotices().at]).toEqual(['/vacancies/va-1']);
});

test('the badge counts the kept things that changed, until that was seen', async () => {
  await keepThing({
    address: '/vacancies/va-1',
    list: 'vacancies',
    title: 'A',
    language: 'en',
    record: open,
    facts: { deadline: '2026-11-25' },
  });
  const cache = freshCache();
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.setAppBadge).toHaveBeenCalledWith(1));
  await markSeen('/vacancies/va-1', { deadline: open.closeDate });
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalled());
});

test('a browser that refuses a badge is no fault', async () => {
  await cameBefore();
  badge.setAppBadge.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const cache = freshCache();
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.setAppBadge).toHaveBeenCalledWith(1));
});

test('the lists are compared again on another page, not at each letter in the filter of a list', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const cache = freshCache();
  const whole = vi.spyOn(cache, 'whole');
  put(cache, 'vacancies', [open]);
  follow(cache);
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(1));
  const reads = whole.mock.calls.length;
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    navigation.dispatchEvent(new Event('currententrychange'));
  };
  goTo('/?q=k');
  goTo('/?q=ka');
  expect(whole.mock.calls.length).toBe(reads);
  goTo('/vacancies');
  await eventually(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(2));
  expect(await readRow('preferences/last-visit')).toMatchObject({ opened: ['/vacancies'] });
});
