import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectWarning } from '../../support/console';
import { send } from '../server';
import { kabul, readRow, startAlerting, writeRow } from './alerting-worker';

beforeEach(async () => {
  await clear(createStore('ngo', 'rows'));
  vi.resetModules();
});

const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
});
const old = subscriptionAt('https://push.example.org/old');
const next = subscriptionAt('https://push.example.org/next');

/** A worker of a build with a receiver, which notes what it is told. */
async function start(status = 204) {
  const worker = await startAlerting();
  const told: unknown[] = [];
  worker.server.answer = (response, request) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      told.push(JSON.parse(text));
      send('application/json', '', status)(response, request);
    });
  };
  vi.stubEnv('VITE_PUSH_ENDPOINT', `${worker.server.origin}/push`);
  const { renewSubscription, tellReceiver } = await import('../../../sw/alerts/tell-receiver');
  return { ...worker, told, renewSubscription, tellReceiver };
}

it('tells the receiver of the new address of this device, with its topics', async () => {
  const { told, pushManager, renewSubscription } = await start();
  await writeRow('alerts//invitation-to-bid', { ...kabul, topic: 3 });
  pushManager.getSubscription.mockResolvedValue(next);
  await renewSubscription({ oldSubscription: old, newSubscription: next } as never);
  expect(told).toEqual([
    {
      endpoint: next.endpoint,
      keys: { p256dh: 'key', auth: 'secret' },
      topics: [1, 3],
      replaces: old.endpoint,
    },
  ]);
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(await readRow('alerts/sent')).toMatchObject({ endpoint: next.endpoint, topics: [1, 3] });
});

it('subscribes again where the browser only took the address away', async () => {
  const { told, pushManager, renewSubscription } = await start();
  pushManager.getSubscription.mockResolvedValue(next);
  await renewSubscription({ oldSubscription: old, newSubscription: null } as never);
  expect(pushManager.subscribe).toHaveBeenCalledWith(old.options);
  expect(told).toMatchObject([{ endpoint: next.endpoint, replaces: old.endpoint }]);
});

it('has the receiver forget this device where nothing is watched any more, and ends the subscription', async () => {
  const { told, pushManager, tellReceiver } = await start();
  pushManager.getSubscription.mockResolvedValue(next);
  await tellReceiver([]);
  expect(told).toEqual([{ endpoint: next.endpoint, topics: [] }]);
  expect(next.unsubscribe).toHaveBeenCalled();
});

it('leaves it to the next start of the app where the receiver does not take it', async () => {
  expectWarning(/could not be told: .*status 503/);
  const { pushManager, tellReceiver } = await start(503);
  pushManager.getSubscription.mockResolvedValue(next);
  await tellReceiver([kabul]);
  expect(await readRow('alerts/sent')).toBeUndefined();
});

it('without an alert or a subscription asks nobody', async () => {
  const { told, renewSubscription, tellReceiver } = await start();
  await tellReceiver([kabul]);
  await clear(createStore('ngo', 'rows'));
  await renewSubscription({ oldSubscription: old, newSubscription: next } as never);
  expect(told).toEqual([]);
});
