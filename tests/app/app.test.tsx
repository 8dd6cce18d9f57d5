// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/app';
import { freshCache, pending, stubFetch, type Answers } from '../support/render';

const settings = [{ id: 1, field_name: 'organisation_name', field_value: 'Nawruzan' }];

beforeEach(() => {
  history.replaceState(null, '', '/nowhere');
});

async function open(answers: Answers) {
  const asked = stubFetch(answers);
  await act(async () => render(<App cache={freshCache()} />));
  return asked;
}

const loader = () => screen.queryByRole('status', { name: 'Loading …' });
const site = () => screen.queryByRole('contentinfo');

test('on a first visit the loader shows until the settings are loaded, then the app', async () => {
  const answer = pending();
  await open({ '/api/settings': answer.answer });
  await waitFor(() => expect(loader()).not.toBeNull());
  expect(site()).toBeNull();
  answer.resolve(Response.json(settings));
  await waitFor(() => expect(site()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Nawruzan, Home' })).toBeTruthy();
  expect(loader()).toBeNull();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => new Response('', { status: 500 })],
  ['a sign-in page comes', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['another shape comes', () => Response.json({ message: 'no' })],
])('where %s, the app still opens', async (_, answer) => {
  await open({ '/api/settings': answer });
  await waitFor(() => expect(site()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Nawruzan Livelihoods Organisation, Home' })).toBeTruthy();
});

test('a silent server delays the app by 8 seconds at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = await open({ '/api/settings': pending().answer });
  await waitFor(() => expect(asked).toContain('/api/settings'));
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(site()).toBeNull();
  expect(loader()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(site()).not.toBeNull();
  expect(loader()).toBeNull();
});

test('with stored settings the app opens at once, whatever the network does', async () => {
  await set(
    '/api/settings',
    { value: [{ name: 'organisation_name', value: 'Stored name' }], confirmedAt: 1, stamp: '1' },
    createStore('ngo', 'rows'),
  );
  const asked = await open({ '/api/settings': pending().answer });
  await waitFor(() => expect(site()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Stored name, Home' })).toBeTruthy();
  await waitFor(() => expect(asked).toContain('/api/settings'));
});

test('once open, the app stays open: another request for the settings does not bring the loader back', async () => {
  let answer: () => Response | Promise<Response> = () => new Response('', { status: 500 });
  const asked = await open({ '/api/settings': () => answer() });
  await waitFor(() => expect(site()).not.toBeNull());
  const opened = site();
  answer = pending().answer;
  const calls = asked.length;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked.length).toBeGreaterThan(calls));
  expect(loader()).toBeNull();
  expect(site()).toBe(opened);
});
