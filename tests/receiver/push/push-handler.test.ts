import { expect, test } from 'vitest';
import { newPhone } from '../support/push-service';
import { sharedDatabase, sharedLog, startReceiverOf } from '../support/running-receiver';

const database = sharedDatabase();
const lines = sharedLog();
async function start(environment: Record<string, string> = {}, own = database) {
  const { origin, post } = await startReceiverOf('/push', lines, own, environment);
  await database.query('delete from push_subscriptions');
  return { url: `${origin}/push`, post };
}
const stored = () =>
  database.query<{ endpoint: string; topics: number[] }>(
    'select endpoint, topics from push_subscriptions order by endpoint',
  );
const { subscription } = newPhone('a');

test('the public key is made once, and told to whoever asks', async () => {
  const { url } = await start();
  const { key } = (await (await fetch(url)).json()) as { key: string };
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await (await fetch(url)).json()).toEqual({ key });
  const { url: again } = await start();
  expect(await (await fetch(again)).json()).toEqual({ key });
});

test('a phone asks for topics, changes them, gets another endpoint and leaves', async () => {
  const { post } = await start();
  expect((await post({ ...subscription, topics: [1] })).status).toBe(204);
  expect((await post({ ...subscription, topics: [3, 1] })).status).toBe(204);
  expect(await stored()).toEqual([{ endpoint: subscription.endpoint, topics: [3, 1] }]);
  const other = newPhone('b').subscription;
  const change = { ...other, topics: [2], replaces: subscription.endpoint };
  expect((await post(change)).status).toBe(204);
  expect((await post(change)).status).toBe(204);
  expect(await stored()).toEqual([{ endpoint: other.endpoint, topics: [2] }]);
  const leave = { endpoint: other.endpoint, topics: [] };
  expect([(await post(leave)).status, (await post(leave)).status]).toEqual([204, 204]);
  expect(await stored()).toEqual([]);
});

test('nothing but an endpoint, its keys and topics is known of a phone', async () => {
  await start();
  const columns = await database.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'push_subscriptions' order by 1",
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    'auth',
    'endpoint',
    'id',
    'p256dh',
    'refusals',
    'service',
    'topics',
  ]);
});

test.each([
  [400, 'malformed', '{'],
  [400, 'malformed', {}],
  [400, 'malformed', { ...subscription }],
  [400, 'malformed', { ...subscription, topics: [99] }],
  [400, 'malformed', { ...subscription, topics: [1], endpoint: 'https://169.254.169.254/' }],
  [400, 'malformed', { ...subscription, topics: [1], email: 'a@b.org' }],
  [413, undefined, { ...subscription, topics: [1], endpoint: 'a'.repeat(9_000) }],
])('%i %s for %j, and nothing is stored', async (status, code, body) => {
  const { post } = await start();
  const response = await post(body);
  expect([response.status, ((await response.json()) as { code?: string }).code]).toEqual([status, code]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await stored()).toEqual([]);
});

test('a form of another page, which asks for no permission, is refused', async () => {
  const { post } = await start();
  const body = { ...subscription, topics: [1] };
  expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(body, { origin: 'https://example.com' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('subscriptions count like messages: too many are told to wait', async () => {
  const { post } = await start({ RATE_PER_ADDRESS: '2' });
  const body = { ...subscription, topics: [1] };
  expect([(await post(body)).status, (await post({})).status, (await post(body)).status]).toEqual([
    204, 400, 204,
  ]);
  const response = await post(body);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('a database that does not answer makes the phone wait', async () => {
  const away = async (): Promise<never> => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  };
  const { post, url } = await start({}, { query: away, transaction: away, close: async () => undefined });
  const response = await post({ ...subscription, topics: [1] });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await fetch(url)).status).toBe(503);
  expect(lines.join()).not.toContain(subscription.endpoint);
});
