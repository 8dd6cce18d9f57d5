// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataAge } from '../../../src/components/list/data-age';
import type { FailureKind } from '../../../src/data/api/call-error';
import { renderPage } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

const age = (
  confirmedAt: number,
  refreshFailure?: FailureKind,
  reload = () => undefined,
  hasNoRoom = false,
) => <DataAge of={{ state: 'empty', confirmedAt, refreshFailure, hasNoRoom, isReloading: false, reload }} />;

test.each([
  [now, 'Checked with the server just now.'],
  [now + minute, 'Checked with the server just now.'],
  [now + 90 * minute, 'Checked with the server at an unknown time.'],
  [now - 5 * minute, 'Checked with the server 5 minutes ago.'],
  [now - 72 * 60 * minute, 'Checked with the server 3 days ago.'],
])('data confirmed at %i shows "%s"', async (confirmedAt, sentence) => {
  await renderPage(age(confirmedAt));
  const time = screen.getByText(sentence).closest('time');
  expect(time?.getAttribute('datetime')).toBe(new Date(confirmedAt).toISOString());
});

test.each([
  ['unreachable', 'No connection: last checked with the server 2 hours ago.'],
  ['silent', 'The connection does not answer: last checked with the server 2 hours ago.'],
  ['refused', 'The server could not answer: last checked with it 2 hours ago.'],
  ['not-json', 'The network asks for a sign-in: last checked with the server 2 hours ago.'],
  ['wrong-shape', 'The server’s answer was not understood: last checked with it 2 hours ago.'],
] as const)('a refresh that failed (%s) is told with the age of what is shown', async (failure, sentence) => {
  await renderPage(age(now - 120 * minute, failure));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/Checked with the server/)).toBeNull();
});

test.each([
  [now, 'just now'],
  [now - minute + 1, 'just now'],
  [now + minute, 'just now'],
  [now + 90 * minute, 'at an unknown time'],
  [now - minute, '1 minute ago'],
])('a failed refresh of data confirmed at %i shows "%s"', async (confirmedAt, words) => {
  await renderPage(age(confirmedAt, 'unreachable'));
  expect(screen.getByText(`No connection: last checked with the server ${words}.`)).toBeTruthy();
});

test('Refresh reloads the list', async () => {
  const reload = vi.fn();
  const { user } = await renderPage(age(now, undefined, reload));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('data that the device has no room for says so, and leads to where some can be made', async () => {
  await renderPage(age(now, undefined, undefined, true));
  const way = await screen.findByRole('link', { name: 'Make room' });
  expect(way.getAttribute('href')).toBe('/saved');
  expect(screen.getByText(/^This device has no room left: what is shown here is not kept/)).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
});
