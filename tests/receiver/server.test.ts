import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../receiver/database/postgres';
import { startReceiver } from '../../receiver/server';
import { readSettings } from '../../receiver/settings';
import { eventually } from '../support/eventually';
import { postgresPrograms, startPostgres } from './support/postgres';
import { sharedDatabase, sharedLog } from './support/running-receiver';

const database = sharedDatabase();
const lines = sharedLog();

/** A receiver on a free port; the database outlives it. */
async function start(
  environment: Record<string, string> = {},
  more: Partial<Parameters<typeof startReceiver>[0]> = {},
) {
  const receiver = await startReceiver({
    settings: { ...readSettings(environment), port: 0 },
    database,
    log: (line) => void lines.push(line),
    pause: 50,
    ...more,
  });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await receiver.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  const url = `http://127.0.0.1:${receiver.port}`;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { ...receiver, url, post, stop };
}

let count = 0;
const message = (more: object = {}) => ({
  id: `id-${(count += 1)}`,
  form: 'contact',
  sentAt: '2026-12-01T08:15:00.000Z',
  fields: { name: 'Zarghuna', email: 'zarghuna@example.org', website: 'none', message: 'سلام' },
  ...more,
});
const isStored = async ({ id }: { id: string }) =>
  (await database.query('select 1 from messages where id = $1', [id])).length > 0;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a message is in the database when its answer comes, and once however often it is sent', async () => {
  const { post } = await start();
  const one = message();
  const response = await post(one);
  expect([response.status, await response.text(), await isStored(one)]).toEqual([204, '', true]);
  expect((await post(one)).status).toBe(204);
  expect(await database.query('select 1 from messages where id = $1', [one.id])).toHaveLength(1);
});

test.each([
  ['GET', '/', 404],
  ['POST', '/', 404],
  ['POST', '/forms/', 404],
  ['GET', '/forms', 405],
  ['DELETE', '/forms', 405],
  ['GET', '/push', 200],
  ['DELETE', '/push', 405],
  ['POST', '/push', 415],
  ['POST', '/push/', 404],
  ['GET', '/counts', 405],
  ['POST', '/counts', 415],
  ['GET', '/counts/2026-11-26', 404],
  ['POST', '/forms', 415],
  ['POST', '/healthz', 404],
  ['POST', '/metrics', 404],
  ['GET', '/messages', 404],
  ['GET', '/subscribers', 404],
  ['GET', '/../receiver-data', 404],
  ['GET', '/healthz', 200],
  ['GET', '/metrics?x', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  const { url } = await start();
  const response = await fetch(url + path, { method });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

describe('pages of other origins', () => {
  const environment = { ALLOWED_ORIGINS: 'https://example.org https://www.example.org' };

  test('a named one may ask, send and read the answer', async () => {
    const { url, post } = await start(environment);
    const origin = 'https://www.example.org';
    const preflight = await fetch(`${url}/forms`, { method: 'OPTIONS', headers: { origin } });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        vary: 'Origin',
      },
    ]);
    for (const body of [message(), {}]) {
      const response = await post(body, { origin });
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
    }
  });

  test.each(['https://example.com', 'http://example.org', 'https://a.example.org', 'null', 'example.org'])(
    '%s may not, and the log says so once',
    async (origin) => {
      const { url, post } = await start(environment);
      const one = message();
      const preflight = await fetch(`${url}/forms`, { method: 'OPTIONS', headers: { origin } });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect((await post(one, { origin })).status).toBe(403);
      expect(await isStored(one)).toBe(false);
      expect(lines).toEqual([`A page of "${origin}" was refused: ALLOWED_ORIGINS does not name it.`]);
    },
  );

  test('a page of the same host may, without being named', async () => {
    const { url, post } = await start();
    expect((await post(message(), { origin: url })).status).toBe(204);
  });
});

describe('rates', () => {
  test('a sender cannot choose its address', async () => {
    const { post } = await start({ RATE_PER_ADDRESS: '2' });
    const from = (address: string) => post(message(), { 'x-forwarded-for': address });
    expect([(await from('1.1.1.1')).status, (await from('2.2.2.2')).status]).toEqual([204, 204]);
    const third = await from('3.3.3.3');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('behind a trusted proxy each sender counts by itself, up to the rate of all', async () => {
    const { post } = await start({ RATE_PER_ADDRESS: '1', RATE_IN_ALL: '2', TRUSTED_PROXIES: '127.0.0.1' });
    const from = async (address: string) =>
      (await post(message(), { 'x-forwarded-for': `9.9.9.9, ${address}` })).status;
    expect([
      await from('1.1.1.1'),
      await from('1.1.1.1'),
      await from('2.2.2.2'),
      await from('3.3.3.3'),
    ]).toEqual([204, 429, 204, 429]);
  });
});

describe('with a captcha', () => {
  test('an answer is asked for in the contact form alone, and a repeat needs no second one', async () => {
    const used = new Set<string>();
    const url = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const answer = new URLSearchParams(body).get('response') ?? '';
      response.end(JSON.stringify({ success: answer.startsWith('right') && !used.has(answer) }));
      used.add(answer);
    });
    const { post } = await start({ CAPTCHA_SECRET: 's', CAPTCHA_URL: url });
    const refused = [message(), message({ captcha: 'wrong' }), message({ captcha: 5 })];
    for (const one of refused) {
      const response = await post(one);
      expect([response.status, await response.json()]).toEqual([
        422,
        { message: expect.stringContaining('captcha'), code: 'captcha' },
      ]);
      expect(await isStored(one)).toBe(false);
    }
    const one = message({ captcha: 'right 1' });
    expect([(await post(one)).status, (await post(one)).status]).toEqual([204, 204]);
    expect((await post(message({ captcha: 'right 1' }))).status).toBe(422);
    expect((await post(message({ form: 'newsletter' }))).status).toBe(204);
  });

  test('while its service does not answer, messages wait on the phone', async () => {
    const url = await serve((_, response) => response.writeHead(500).end());
    const { post } = await start({ CAPTCHA_SECRET: 's', CAPTCHA_URL: url });
    const one = message({ captcha: 'right' });
    const response = await post(one);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await isStored(one)).toBe(false);
    expect(lines).toEqual([expect.stringContaining('status 500')]);
  });
});

test('neither log nor metrics hold anything of a sender', async () => {
  const url = await serve((_, response) => response.writeHead(500).end());
  const { post, url: own } = await start({ CAPTCHA_SECRET: 's', CAPTCHA_URL: url, RATE_IN_ALL: '2' });
  await post(message({ captcha: 'right' }));
  await post(message({ form: 'subscribe' }));
  await post(message());
  const text = await (await fetch(`${own}/metrics`)).text();
  expect(text).toContain('receiver_messages_total{form="subscribe"} 1\n');
  expect(text).toContain('receiver_answers_total{status="429"} 1\n');
  expect(text).toContain('receiver_database_up 1\n');
  for (const part of ['zarghuna', 'Zarghuna', 'سلام', '127.0.0.1', 'id-', 'right'])
    expect(text + lines.join('\n').replace(url, '')).not.toContain(part);
});

test('messages are deleted after as many days as the settings say', async () => {
  const old = message();
  const young = message();
  await start();
  for (const [{ id }, days] of [
    [old, 31],
    [young, 29],
  ] as const)
    await database.query(
      "insert into messages (id, form, email, received_at) values ($1, 'contact', '', now() - $2 * interval '1 day')",
      [id, days],
    );
  await start({ KEEP_DAYS: '30' });
  expect([await isStored(old), await isStored(young)]).toEqual([false, true]);
  expect(lines).toEqual(['1 messages older than 30 days were deleted.']);
});

test('senders that stop half-way are cut off, and keep nobody from sending', async () => {
  const { port, post } = await start(
    {},
    { limits: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 } },
  );
  const heads = ['POST /forms HT', 'POST /forms HTTP/1.1\r\nhost: a\r\ncontent-length: 500\r\n\r\n{"id":'];
  const closed = Array.from({ length: 100 }, async (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(heads[index % 2]!);
    await once(socket, 'close');
  });
  expect((await post(message())).status).toBe(204);
  await Promise.all(closed);
});

test('a receiver that stops answers what it has begun to receive, and takes nothing more', async () => {
  const { port, post, stop } = await start();
  const body = JSON.stringify(message());
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  const head = `POST /forms HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nexpect: 100-continue\r\n\r\n`;
  socket.write(head);
  await eventually(() => expect(answer).toContain('100 Continue'));
  const stopped = stop();
  await expect(post(message())).rejects.toThrow();
  socket.write(body);
  await eventually(() => expect(answer).toContain('204 No Content'));
  socket.end();
  await stopped;
});

describe.runIf(postgresPrograms)('with PostgreSQL', () => {
  test('a database that goes away makes messages wait, and takes them when it is back', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const own = openPostgres({ url: postgres.url, onFault: (line) => void lines.push(line) });
    const { post, url, stop } = await start({}, { database: own });
    onTestFinished(stop);
    const one = message();
    expect((await post(one)).status).toBe(204);
    await postgres.stop();
    for (let time = 0; time < 3; time += 1) {
      const response = await post(message());
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('receiver_database_up 0\n');
    await postgres.start();
    expect((await post(message())).status).toBe(204);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await own.query('select 1 from messages')).toHaveLength(2);
  }, 60_000);

  test('a database that comes later than the receiver is waited for; one that refuses it stops the start', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    await postgres.stop();
    const open = (url: string) => openPostgres({ url, onFault: (line) => void lines.push(line) });
    const { post, url, stop } = await start({}, { database: open(postgres.url) });
    onTestFinished(stop);
    const response = await post(message());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    await postgres.start();
    await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200));
    expect((await post(message())).status).toBe(204);
    const other = open(postgres.url.replace(/postgres$/, 'nothing'));
    onTestFinished(other.close);
    await expect(start({}, { database: other })).rejects.toThrow('database "nothing" does not exist');
  }, 60_000);
});
