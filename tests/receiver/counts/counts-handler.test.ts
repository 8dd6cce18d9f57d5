import { expect, test } from 'vitest';
import { sharedDatabase, sharedLog, startReceiverOf } from '../support/running-receiver';

const database = sharedDatabase();
const lines = sharedLog();
async function start(environment: Record<string, string> = {}, own = database) {
  const receiver = await startReceiverOf('/counts', lines, own, environment);
  if (own === database) await database.query('delete from counts');
  return receiver;
}
const stored = () =>
  database.query<{ day: string; kind: string; number: number }>(
    'select day::text as day, kind, number::int as number from counts order by day, kind',
  );
const dayAgo = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const yesterday = dayAgo(1);

test('counts of several phones are added up, by day and kind', async () => {
  const { post } = await start();
  const first = { days: { [yesterday]: { vacancy: 2, save: 1 } } };
  const second = { days: { [yesterday]: { vacancy: 1 }, [dayAgo(2)]: { offline: 4 } } };
  const answers = await Promise.all([first, second, second].map((body) => post(body)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await answers[0]!.text()).toBe('');
  expect(await stored()).toEqual([
    { day: dayAgo(2), kind: 'offline', number: 8 },
    { day: yesterday, kind: 'save', number: 1 },
    { day: yesterday, kind: 'vacancy', number: 4 },
  ]);
});

test('nothing but days, kinds and numbers is known, and the log has nothing of who sends', async () => {
  const { post } = await start();
  await post({ days: { [yesterday]: { home: 1 } } }, { 'user-agent': 'Phone 7', cookie: 'a=b' });
  const columns = await database.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'counts' order by 1",
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual(['day', 'kind', 'number']);
  expect(lines).toEqual([]);
});

test.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('a browser that says %j is not counted', async (header) => {
  const { post } = await start();
  expect((await post({ days: { [yesterday]: { home: 1 } } }, header)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each([
  [400, 'malformed', '{'],
  [400, 'malformed', {}],
  [400, 'malformed', { days: { [yesterday]: { home: 1, '/vacancies/nlo-va-1': 1 } } }],
  [400, 'malformed', { days: { [yesterday]: { home: 1 }, [dayAgo(-2)]: { home: 1 } } }],
  [400, 'malformed', { days: { [yesterday]: { home: 1_000_000 } } }],
  [400, 'malformed', { days: { [yesterday]: { home: 1 } }, phone: 'a' }],
  [413, undefined, { days: { [yesterday]: { home: 1 } }, more: 'a'.repeat(17_000) }],
])('%i %s for %j, and nothing is counted', async (status, code, body) => {
  const { post } = await start();
  const response = await post(body);
  expect([response.status, ((await response.json()) as { code?: string }).code]).toEqual([status, code]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await stored()).toEqual([]);
});

test('a form of another page, which asks for no permission, is refused', async () => {
  const { post } = await start();
  const body = { days: { [yesterday]: { home: 1 } } };
  expect((await post(body, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(body, { origin: 'https://example.com' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('too many are told to wait, and no message of a form waits for them', async () => {
  const { post, origin } = await start({ RATE_PER_ADDRESS: '2' });
  const body = { days: { [yesterday]: { home: 1 } } };
  expect([(await post(body)).status, (await post({})).status, (await post(body)).status]).toEqual([
    204, 400, 204,
  ]);
  const response = await post(body);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const message = {
    id: 'counts-and-messages',
    form: 'contact',
    sentAt: new Date().toISOString(),
    fields: { name: 'Zarghuna', email: 'zarghuna@example.org', website: 'none', message: 'سلام' },
  };
  const sent = await fetch(`${origin}/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(sent.status).toBe(204);
});

test('a database that does not answer makes the phone wait', async () => {
  const away = async (): Promise<never> => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  };
  const { post } = await start({}, { query: away, transaction: away, close: async () => undefined });
  const response = await post({ days: { [yesterday]: { home: 1 } } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
});
