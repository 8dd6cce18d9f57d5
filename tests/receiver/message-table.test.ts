import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../receiver/database/database';
import { migrate } from '../../receiver/database/migrate';
import { messageTable } from '../../receiver/message-table';
import { storeKinds, type Store } from './support/stores';

const message = (id: string, fields: Record<string, string> = { email: 'z@example.org' }) => ({
  id,
  form: 'contact',
  sentAt: '2026-12-01T08:15:00.000Z',
  receivedAt: '2026-12-01T08:15:01.000Z',
  fields,
});

describe.each(storeKinds)('in $name', ({ isInstalled, make }) => {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    if (!isInstalled) return;
    store = await make();
    database = store.open();
    await migrate(database);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await store?.remove();
  });
  beforeEach(() => database?.query('delete from messages'));

  const idsOf = async () =>
    (await database.query<{ id: string }>('select id from messages order by id')).map(({ id }) => id);

  test.runIf(isInstalled)(
    'each step of the tables is made once, by receivers that start at once too',
    async () => {
      await database.query('drop schema public cascade');
      await database.query('create schema public');
      const made = await Promise.all([migrate(database), migrate(database)]);
      expect(made.reduce((a, b) => a + b)).toBeGreaterThan(0);
      expect(await migrate(database)).toBe(0);
    },
  );

  test.runIf(isInstalled)('a message is stored once by its id, however often it comes', async () => {
    const { append } = messageTable(database);
    const answers = await Promise.all(['a', 'a', 'b', 'a'].map((id) => append(message(id))));
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await append(message('a'))).toBe(false);
    expect(await idsOf()).toEqual(['a', 'b']);
  });

  test.runIf(isInstalled)('whatever a phone can send is stored as it is', async () => {
    const fields = {
      email: 'Z\0@Example.org',
      message: 'سلام \0 \ud800 \u2028 \'"; drop table messages; --',
      __proto__: 'no object',
      '': '',
    };
    await messageTable(database).append({ ...message('a', fields), sentAt: '1 Jan 2026 (\0)' });
    const rows = await database.query<{ email: string; received_at: Date; body: string }>(
      'select email, received_at, body::text from messages',
    );
    expect(rows).toEqual([
      { email: 'z@example.org', received_at: new Date('2026-12-01T08:15:01.000Z'), body: expect.any(String) },
    ]);
    expect(JSON.parse(rows[0]!.body)).toEqual({ sentAt: '1 Jan 2026 (\0)', fields });
  });

  test.runIf(isInstalled)('a transaction that fails leaves nothing, and the next one works', async () => {
    const work = database.transaction(async ({ query }) => {
      await query("insert into messages (id, form, email, received_at) values ('a', 'f', 'e', now())");
      await query('select no_such_column from messages');
    });
    await expect(work).rejects.toMatchObject({ code: '42703' });
    expect(await idsOf()).toEqual([]);
    await messageTable(database).append(message('b'));
    expect(await idsOf()).toEqual(['b']);
  });

  test.runIf(isInstalled)('a database of a newer version is left as it is', async () => {
    await database.query('insert into migrations (step) values (1000)');
    await expect(migrate(database)).rejects.toThrow(/at step 1000.*run the newer version/);
    await database.query('delete from migrations where step = 1000');
  });

  test.runIf(isInstalled)('what was stored is there after the store is opened again', async () => {
    await messageTable(database).append(message('a'));
    await database.close();
    database = store.open();
    expect(await migrate(database)).toBe(0);
    expect(await idsOf()).toEqual(['a']);
  });
});
