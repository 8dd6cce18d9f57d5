// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EventFacts } from '../../../src/components/news/event-facts';
import { takeToasts } from '../../../src/components/toasts/toasts';
import type { Post } from '../../../src/schemas/posts';
import { until } from '../../support/eventually';
import { blobText, renderPage, watchDownloads } from '../../support/render';

const draw = (event: Pick<Partial<Post>, 'eventStart' | 'eventLocation'>) =>
  renderPage(<EventFacts post={{ title: 'Seed fair', slug: 'seed-fair', ...event } as Post} />);
const facts = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('an event has its date, its time with the zone, and its place', async () => {
  await draw({ eventStart: '2026-11-10 10:00', eventLocation: 'Kabul, in a hall' });
  expect(facts()).toEqual([
    ['When', '10 Nov 2026, 10:00Kabul time (UTC+4:30)This date has passed.'],
    ['Where', 'Kabul, in a hall'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an event that began today is neither to come nor passed: it may last', async () => {
  await draw({ eventStart: '2026-11-20 10:00' });
  expect(facts()).toEqual([['When', '20 Nov 2026, 10:00Kabul time (UTC+4:30)\u00a0']]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the day of an event is that of its place, not of UTC', async () => {
  await draw({ eventStart: '2026-11-20 03:00' });
  expect(facts()).toEqual([['When', '20 Nov 2026, 03:00Kabul time (UTC+4:30)\u00a0']]);
});

test('a date without a time has no zone, and each of the two may be missing', async () => {
  await draw({ eventStart: '2026-11-10' });
  expect(facts()).toEqual([['When', '10 Nov 2026This date has passed.']]);
});

test('free text stays as it is, and has no calendar entry', async () => {
  await draw({ eventStart: 'after Nawruz' });
  expect(facts()).toEqual([['When', 'after Nawruz']]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a report without time and place shows nothing', async () => {
  await draw({});
  expect(facts()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('an event that lies ahead can be added to the calendar, under its own name and with its place', async () => {
  const { downloads } = watchDownloads();
  const { user } = await draw({ eventStart: '2026-12-05 09:00', eventLocation: 'Khanabad, school' });
  const showToast = vi.fn();
  onTestFinished(takeToasts({ enqueueSnackbar: showToast, closeSnackbar: vi.fn() }));
  await user.click(screen.getByRole('button', { name: 'Add to calendar: Seed fair' }));
  await until(() => showToast.mock.calls.length > 0);
  const text = (await blobText(downloads[0]!.blob)).replaceAll('\r\n ', '');
  expect(text).toContain('\r\nSUMMARY:Seed fair\r\n');
  expect(text).toContain('\r\nLOCATION:Khanabad\\, school\r\n');
  expect(text).toContain('\r\nDTSTART:20261205T043000Z\r\n');
  expect(text).toContain(`\r\nURL:${location.origin}/event-details/seed-fair\r\n`);
});
