import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../../receiver/commands';
import type { Database } from '../../../receiver/database/database';
import { migrate } from '../../../receiver/database/migrate';
import { announce, entriesIn } from '../../../receiver/push/announce';
import { pushQueue } from '../../../receiver/push/push-queue';
import { sendDue, startPusher } from '../../../receiver/push/pusher';
import { pushSubscriptions } from '../../../receiver/push/subscriptions';
import { atomFeed } from '../../../src/server/atom';
import { eventually } from '../../support/eventually';
import { decrypt, newPhone, readVapid, startPushService } from '../support/push-service';
import { storeKinds, type Store } from '../support/stores';

/** The text of a feed with entries of these numbers, each published on the day of its number. */
const feedOf = (numbers: readonly number[]) =>
  atomFeed({
    title: 'Vacancies',
    page: 'https://site.example.org/vacancies',
    self: 'https://site.example.org/vacancies.atom',
    author: 'A & B',
    base: 'https://site.example.org/',
    language: 'en',
    updated: '2026-11-20T00:00:00+04:30',
    entries: numbers.map((number) => ({
      title: `<entry> ${number}`,
      url: `https://site.example.org/vacancies/${number}`,
      published: new Date(Date.UTC(2026, 0, number)).toISOString(),
      updated: '2026-11-20T00:00:00+04:30',
      summary: '',
      content: '<id>x</id>',
    })),
  });

/** A site whose feeds of vacancies and tenders have what is set, or a status. */
async function startSite() {
  const feeds: Record<string, readonly number[] | number> = { '/vacancies.atom': [1, 2] };
  const server = createServer(({ url = '' }, response) => {
    const feed = feeds[url] ?? 404;
    if (typeof feed === 'number') return void response.writeHead(feed).end();
    response.writeHead(200, { 'Content-Type': 'application/atom+xml' }).end(feedOf(feed));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { feeds, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(storeKinds)('with $name', ({ isInstalled, make }) => {
  if (!isInstalled) return test.skip('it is not installed', () => undefined);
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await make();
    database = store.open();
    await migrate(database);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await store.remove();
  });
  beforeEach(async () => {
    for (const table of ['push_subscriptions', 'push_feeds', 'push_entries', 'push_keys'])
      await database.query(`delete from ${table}`);
  });

  async function subscribe(name: string, topics: readonly number[], service?: string) {
    const phone = newPhone(name, service);
    const { endpoint, keys } = phone.subscription;
    await pushSubscriptions(database).store({ endpoint, ...keys, topics, replaces: undefined });
    return phone;
  }
  const makeDue = () => database.query('update push_queue set next_at = now()');
  const state = () => pushQueue(database).state();

  test('what is there when a feed is first read is not announced; what comes then is, once', async () => {
    const { site, feeds } = await startSite();
    const { connection, deliveries } = await startPushService();
    const phone = await subscribe('a', [1, 3]);
    await subscribe('b', [3]);
    expect(await announce(database, site)).toEqual({ told: [], faults: [] });
    feeds['/vacancies.atom'] = [1, 2, 3];
    expect((await announce(database, site)).told).toEqual([{ topic: 1, entries: 1, phones: 1 }]);
    expect(await sendDue(database, connection)).toEqual({ sent: 1, gone: 0, later: 0 });
    expect((await announce(database, site)).told).toEqual([]);
    expect(await sendDue(database, connection)).toEqual({ sent: 0, gone: 0, later: 0 });
    expect(deliveries.map(({ path }) => path)).toEqual(['/send/a']);
    expect(decrypt(deliveries[0]!, phone)).toBe('{"topic":1}');
    const { publicKey } = await pushSubscriptions(database).keys();
    expect(readVapid(deliveries[0]!).key).toBe(publicKey);
  });

  test('a release with 200 new records is one message, as is one while another waits', async () => {
    const { site, feeds } = await startSite();
    const { connection, deliveries } = await startPushService();
    await subscribe('a', [1]);
    await announce(database, site);
    feeds['/vacancies.atom'] = Array.from({ length: 202 }, (_, index) => index + 1);
    expect((await announce(database, site)).told).toEqual([{ topic: 1, entries: 200, phones: 1 }]);
    feeds['/vacancies.atom'] = Array.from({ length: 203 }, (_, index) => index + 1);
    await announce(database, site);
    await sendDue(database, connection);
    expect(deliveries).toHaveLength(1);
  });

  test('an entry that comes back into a full feed, because a newer one was withdrawn, is not new', async () => {
    const { site, feeds } = await startSite();
    const upTo = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    feeds['/vacancies.atom'] = upTo(11, 60);
    await announce(database, site);
    feeds['/vacancies.atom'] = [...upTo(12, 60), 61];
    expect((await announce(database, site)).told).toMatchObject([{ entries: 1 }]);
    feeds['/vacancies.atom'] = upTo(10, 59);
    expect((await announce(database, site)).told).toEqual([]);
  });

  test('news that comes while a message is on its way queues another one', async () => {
    const { site, feeds } = await startSite();
    await subscribe('a', [1]);
    await announce(database, site);
    feeds['/vacancies.atom'] = [1, 2, 3];
    await announce(database, site);
    const queue = pushQueue(database);
    const [push] = await queue.claim(5);
    feeds['/vacancies.atom'] = [1, 2, 3, 4];
    await announce(database, site);
    await queue.sent(push!);
    expect(await state()).toEqual({ phones: 1, waiting: 1 });
    await makeDue();
    const [again] = await queue.claim(5);
    await queue.sent(again!);
    expect(await state()).toEqual({ phones: 1, waiting: 0 });
  });

  test('a feed that cannot be read is named, and keeps no other from being read', async () => {
    const { site, feeds } = await startSite();
    feeds['/invitation-to-bid.atom'] = [1];
    await announce(database, site);
    feeds['/vacancies.atom'] = 500;
    feeds['/invitation-to-bid.atom'] = [1, 2];
    const { told, faults } = await announce(database, site);
    expect(told).toEqual([{ topic: 3, entries: 1, phones: 0 }]);
    expect(faults).toEqual([`${site}/vacancies.atom cannot be read: Error: status 500.`]);
  });

  test('404 and 410 end a subscription, and so do five refusals in a row', async () => {
    const statuses: Record<string, number> = { '/send/a': 404, '/send/b': 410, '/send/c': 403 };
    const { connection } = await startPushService(({ path }) => ({ status: statuses[path] ?? 201 }));
    for (const name of ['a', 'b', 'c', 'd']) await subscribe(name, [1]);
    const send = async () => {
      await database.query(
        'insert into push_queue (subscription_id, topic) select id, 1 from push_subscriptions',
      );
      return sendDue(database, connection);
    };
    expect(await send()).toEqual({ sent: 1, gone: 3, later: 0 });
    expect(await state()).toEqual({ phones: 2, waiting: 0 });
    for (let time = 0; time < 4; time += 1) await send();
    expect(await state()).toEqual({ phones: 1, waiting: 0 });
  });

  test('a service that asks to wait is not asked again for as long, and others are', async () => {
    let status = 429;
    const { connection, deliveries } = await startPushService(({ headers }) =>
      headers.host?.startsWith('slow.') ? { status, headers: { 'Retry-After': '600' } } : { status: 201 },
    );
    for (let number = 0; number < 45; number += 1) await subscribe(`s${number}`, [1], 'slow.example.org');
    await subscribe('a', [1]);
    await database.query(
      'insert into push_queue (subscription_id, topic) select id, 1 from push_subscriptions',
    );
    expect((await sendDue(database, connection)).sent).toBe(1);
    // Those of the first handful were under way.
    expect(deliveries.length).toBeLessThanOrEqual(21);
    expect((await state()).waiting).toBe(45);
    const [{ least } = { least: 0 }] = await database.query<{ least: number }>(
      'select extract(epoch from min(next_at) - now())::int as least from push_queue',
    );
    expect(least).toBeGreaterThan(500);
    status = 201;
    await makeDue();
    expect((await sendDue(database, connection)).sent).toBe(45);
  });

  test('what fails is tried again later and later, outlives a restart, and is dropped after three days', async () => {
    const { connection } = await startPushService(() => ({ status: 500 }));
    await subscribe('a', [1]);
    await database.query(
      'insert into push_queue (subscription_id, topic) select id, 1 from push_subscriptions',
    );
    for (const minutes of [1, 2, 4]) {
      await makeDue();
      expect(await sendDue(database, connection)).toMatchObject({ later: 1 });
      const [row] = await database.query<{ wait: number }>(
        'select round(extract(epoch from next_at - now()) / 60)::int as wait from push_queue',
      );
      expect(row?.wait).toBe(minutes);
    }
    await database.query("update push_queue set queued_at = now() - interval '4 days', next_at = now()");
    await sendDue(database, connection);
    expect(await state()).toEqual({ phones: 1, waiting: 0 });
  });

  test('the command announces, sends and says so; a feed that is away fails it', async () => {
    const { site, feeds } = await startSite();
    const run = async () => {
      let output = '';
      for await (const part of runCommand(['alerts', `${site}/`], database)) output += part;
      return output;
    };
    expect(await run()).toBe('nothing new\ntold: 0, gone: 0, tried again later: 0\n');
    feeds['/vacancies.atom'] = [1, 2, 3];
    expect(await run()).toContain('topic 1: 1 new entries, for 0 phones\n');
    feeds['/vacancies.atom'] = 500;
    await expect(run()).rejects.toThrow('status 500');
  });

  test('a receiver that is told of a site announces by itself, and says once that it is away', async () => {
    const { site, feeds } = await startSite();
    const { connection, deliveries } = await startPushService();
    await subscribe('a', [1]);
    const lines: string[] = [];
    const pusher = startPusher({
      database,
      sites: [site],
      log: (line) => void lines.push(line),
      pauses: { feeds: 20, queue: 20 },
      connection,
    });
    onTestFinished(pusher.stop);
    await pusher.wake();
    feeds['/vacancies.atom'] = [1, 2, 3];
    await eventually(() => expect(deliveries).toHaveLength(1));
    feeds['/vacancies.atom'] = 500;
    await eventually(() => expect(lines.at(-1)).toContain('status 500'));
    await pusher.wake();
    await pusher.wake();
    await pusher.stop();
    expect(lines.filter((line) => line.includes('status 500'))).toHaveLength(1);
    expect(lines).toContain('Topic 1: 1 new entries, 1 phones will be told.');
    expect(lines.join()).not.toContain('/send/');
  });
});

test('the entries of a feed are those of its build', () => {
  expect(entriesIn(feedOf([1, 2])).map(({ id }) => id)).toEqual([
    'https://site.example.org/vacancies/1',
    'https://site.example.org/vacancies/2',
  ]);
  expect(entriesIn(feedOf([]))).toEqual([]);
  expect(() => entriesIn('<!doctype html>')).toThrow('no Atom feed');
});
