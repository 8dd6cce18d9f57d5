// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clear, createStore, get, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '../../../sw/contract/alerts';
import { eventually } from '../../support/eventually';
import { expectWarning } from '../../support/console';

const rows = createStore('ngo', 'rows');
const alert = {
  topic: 1,
  api: '/api/vacancies',
  path: '/vacancies',
  wire: {},
  filter: {},
  texts: {},
  days: {},
};
const kabul = { ...alert, list: '/vacancies?place=Kabul' } as unknown as Alert;
const bids = { ...alert, topic: 3 } as unknown as Alert;

interface Setup {
  permission?: NotificationPermission;
  endpoint?: string;
  status?: number;
  push?: boolean;
  sync?: PermissionState;
}

/** A browser with a worker, a push service and a receiver. */
async function setUp({
  permission = 'granted',
  endpoint = '/push',
  status = 204,
  push = true,
  sync,
}: Setup = {}) {
  const told: { endpoint: string; topics: number[]; replaces?: string }[] = [];
  let subscription: object | null = null;
  let key: string | undefined;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async (options: { applicationServerKey: string }) => {
    if (key !== undefined && subscription && key !== options.applicationServerKey)
      throw new DOMException('another key', 'InvalidStateError');
    key = options.applicationServerKey;
    const at = 'https://push.example.org/a';
    subscription = {
      endpoint: at,
      unsubscribe,
      toJSON: () => ({ endpoint: at, keys: { p256dh: 'k', auth: 's' } }),
    };
    return subscription;
  });
  const pushManager = { subscribe, getSubscription: async () => subscription };
  const registration = { ...(push && { pushManager }), ...(sync && { periodicSync: {} }) };
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    serviceWorker: { getRegistration: async () => registration },
    permissions: { query: async () => ({ state: sync }) },
  });
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  const answer = { status };
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return new Response(JSON.stringify({ key: 'public' }));
    told.push(JSON.parse(init.body as string) as (typeof told)[number]);
    return new Response(null, { status: answer.status });
  });
  vi.stubEnv('VITE_PUSH_ENDPOINT', endpoint);
  vi.resetModules();
  const module = await import('../../../src/data/watches/alerts');
  return { ...module, told, subscribe, unsubscribe, answer, loseKey: (old: string) => (key = old) };
}

beforeEach(() => clear(rows));

test.each([
  ['push', {}],
  ['nothing', { endpoint: '' }],
  ['nothing', { endpoint: 'none' }],
  ['nothing', { push: false }],
  ['sync', { push: false, sync: 'granted' }],
  ['sync', { endpoint: '', sync: 'granted' }],
  ['nothing', { push: false, sync: 'denied' }],
] as const)('the way is "%s" with %j', async (way, setup) => {
  const { findAlertWay } = await setUp(setup);
  expect(await findAlertWay()).toBe(way);
});

test('on iOS it is the app on the home screen', async () => {
  const { findAlertWay } = await setUp();
  vi.stubGlobal('navigator', { userAgent: 'iPhone', serviceWorker: { getRegistration: async () => ({}) } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(await findAlertWay()).toBe('ios');
});

test('an alert begins with the permission, a subscription by the key of the receiver, and its topic', async () => {
  const { startAlert, readAlerts, subscribe, told } = await setUp();
  expect(await startAlert('/vacancies?place=Kabul', kabul, 'push')).toBe('started');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public' });
  expect(told).toEqual([
    { endpoint: 'https://push.example.org/a', keys: { p256dh: 'k', auth: 's' }, topics: [1] },
  ]);
  await startAlert('/invitation-to-bid', bids, 'push');
  expect(told.at(-1)).toMatchObject({ topics: [1, 3] });
  expect([...(await readAlerts())!.keys()]).toEqual(['/invitation-to-bid', '/vacancies?place=Kabul']);
});

test.each([
  ['denied', { permission: 'denied' }],
  ['dismissed', { permission: 'default' }],
] as const)('nothing begins where the permission is %s', async (outcome, setup) => {
  const { startAlert, readAlerts, told } = await setUp(setup);
  expect(await startAlert('/vacancies', kabul, 'push')).toBe(outcome);
  expect([told, (await readAlerts())!.size]).toEqual([[], 0]);
});

test('nothing begins where the receiver does not take it', async () => {
  expectWarning(/could not be set up: .*status 503/);
  const { startAlert, readAlerts } = await setUp({ status: 503 });
  expect(await startAlert('/vacancies', kabul, 'push')).toBe('failed');
  expect((await readAlerts())!.size).toBe(0);
});

test('a receiver with another key than before gets another subscription', async () => {
  const { startAlert, subscribe, unsubscribe, loseKey } = await setUp();
  await startAlert('/vacancies', kabul, 'push');
  loseKey('of an older receiver');
  expect(await startAlert('/invitation-to-bid', bids, 'push')).toBe('started');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledTimes(3);
});

test('without a receiver nobody is told', async () => {
  const { startAlert, readAlerts, told, subscribe } = await setUp({ endpoint: '', sync: 'granted' });
  expect(await startAlert('/vacancies', kabul, 'sync')).toBe('started');
  expect([told, (await readAlerts())!.size]).toEqual([[], 1]);
  expect(subscribe).not.toHaveBeenCalled();
});

test('with the last alert the subscription ends, at the receiver too', async () => {
  const { startAlert, endAlert, told, unsubscribe } = await setUp();
  await startAlert('/vacancies', kabul, 'push');
  await startAlert('/invitation-to-bid', bids, 'push');
  await endAlert('/vacancies');
  await eventually(() => expect(told.at(-1)).toMatchObject({ topics: [3] }));
  await endAlert('/invitation-to-bid');
  await eventually(() => expect(unsubscribe).toHaveBeenCalled());
  expect(told.at(-1)).toEqual({ endpoint: 'https://push.example.org/a', topics: [] });
  await eventually(async () => expect(await get('alerts/sent', rows)).toBeUndefined());
});

test('what the receiver did not hear is told at the next start, and what it knows after a month again', async () => {
  const { startAlert, endAlert, trySync, told, answer } = await setUp();
  await startAlert('/vacancies', kabul, 'push');
  await startAlert('/invitation-to-bid', bids, 'push');
  answer.status = 503;
  expectWarning(/is told later/);
  await endAlert('/vacancies');
  await eventually(() => expect(told).toHaveLength(3));
  answer.status = 204;
  await trySync();
  expect(told.at(-1)).toMatchObject({ topics: [3] });
  await trySync();
  expect(told).toHaveLength(4);
  const sent = (await get<{ at: number }>('alerts/sent', rows))!;
  await set('alerts/sent', { ...sent, at: sent.at - 31 * 86_400_000 }, rows);
  await trySync();
  expect(told).toHaveLength(5);
});
