import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshTag } from '../../../sw/contract/contract';
import { json } from '../server';
import { startAlerting, vacancy } from './alerting-worker';

beforeEach(async () => {
  await clear(createStore('ngo', 'rows'));
  vi.resetModules();
});

/** The whole worker, while the app is closed. The list of its server has a new vacancy. */
async function startClosed() {
  const alerting = await startAlerting();
  await import('../../../sw/sw');
  const { server, scope } = alerting;
  const request = new Request(`${server.origin}/api/vacancies`);
  await (await scope.dispatch('fetch', { request }))?.text();
  server.answer = json([vacancy(1), vacancy(3)]);
  const titles = () => alerting.shown.map(({ title }) => title);
  return { ...alerting, titles };
}

it('a message of the receiver shows what is new', async () => {
  const { scope, titles } = await startClosed();
  await scope.dispatch('push', { data: { json: () => ({ topic: 1 }) } });
  expect(titles()).toEqual(['Post 3']);
});

it('a periodic refresh shows what is new, and any other does nothing', async () => {
  const { scope, titles } = await startClosed();
  await scope.dispatch('periodicsync', { tag: 'of-another-version' });
  expect(titles()).toEqual([]);
  await scope.dispatch('periodicsync', { tag: refreshTag });
  expect(titles()).toEqual(['Post 3']);
});

it('a push address that the browser takes away is asked for again', async () => {
  const { scope, pushManager } = await startClosed();
  const oldSubscription = { endpoint: 'https://push.example.org/old', options: { userVisibleOnly: true } };
  await scope.dispatch('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(pushManager.subscribe).toHaveBeenCalledWith(oldSubscription.options);
});

it('a press on a notification opens what it tells of', async () => {
  const { server, scope } = await startClosed();
  const openWindow = vi.fn(async () => undefined);
  vi.stubGlobal('clients', { matchAll: async () => [], openWindow });
  await scope.dispatch('notificationclick', {
    notification: { close: () => undefined, data: { address: '/vacancies/va-3' } },
  });
  expect(openWindow).toHaveBeenCalledWith(`${server.origin}/vacancies/va-3`);
});
