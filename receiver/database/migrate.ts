import type { Database } from './database.ts';

/**
 * What changes the tables, in order: each step is a list of statements. A step that was released never changes; the
 * next change is another step.
 */
const steps: readonly (readonly string[])[] = [
  [
    `create table messages (
      id text primary key,
      form text not null,
      email text not null,
      received_at timestamptz not null,
      -- What the sender wrote and when. Not jsonb, which refuses some texts that a phone can send.
      body json
    )`,
    'create index messages_by_time on messages (received_at)',
    'create index messages_by_email on messages (email)',
  ],
  [
    `create table mail_queue (
      id bigint generated always as identity primary key,
      message_id text not null unique references messages (id) on delete cascade,
      queued_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      fault text
    )`,
    'create index mail_queue_by_time on mail_queue (next_at)',
    // When something was last told.
    'create table notes (name text primary key, made_at timestamptz not null default now())',
  ],
  [
    `create table subscribers (
      email text primary key,
      token text not null unique,
      asked_at timestamptz not null default now(),
      confirmed_at timestamptz,
      left_at timestamptz
    )`,
    "alter table mail_queue add column kind text not null default 'message'",
    'alter table mail_queue drop constraint mail_queue_message_id_key',
    'alter table mail_queue add unique (message_id, kind)',
  ],
  [
    `create table push_keys (
      id integer primary key check (id = 1),
      public_key text not null,
      private_key text not null,
      contact text
    )`,
    `create table push_subscriptions (
      id bigint generated always as identity primary key,
      endpoint text not null unique,
      service text not null,
      p256dh text not null,
      auth text not null,
      topics smallint[] not null,
      refusals integer not null default 0
    )`,
    `create table push_queue (
      id bigint generated always as identity primary key,
      subscription_id bigint not null references push_subscriptions (id) on delete cascade,
      topic smallint not null,
      queued_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz not null default now(),
      unique (subscription_id, topic)
    )`,
    'create index push_queue_by_time on push_queue (next_at)',
    // The feeds that were read, and their entries that were announced or are older.
    'create table push_feeds (feed text primary key)',
    `create table push_entries (
      feed text not null,
      entry text not null,
      published_at timestamptz not null,
      primary key (feed, entry)
    )`,
  ],
  [
    `create table counts (
      day date not null,
      kind text not null,
      number bigint not null,
      primary key (day, kind)
    )`,
  ],
];

/** Any number, the same in each version: two receivers that start at once take turns. */
const lock = 7_204_133;

/**
 * Brings the tables to the last step, each step in a transaction. Rejects if a newer version has been here. Resolves to
 * the number of steps that were made now.
 */
export async function migrate(database: Database): Promise<number> {
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1)', [lock]);
    await query(
      'create table if not exists migrations (step integer primary key, made_at timestamptz not null default now())',
    );
  });
  let made = 0;
  for (const [index, statements] of steps.entries()) {
    const isMade = await database.transaction(async ({ query }) => {
      await query('select pg_advisory_xact_lock($1)', [lock]);
      const [{ last } = { last: 0 }] = await query<{ last: number }>(
        'select coalesce(max(step), 0)::int as last from migrations',
      );
      if (last > steps.length)
        throw new Error(
          `The database is at step ${last}, and this version knows ${steps.length} steps: run the newer version.`,
        );
      if (last > index) return false;
      for (const statement of statements) await query(statement);
      await query('insert into migrations (step) values ($1)', [index + 1]);
      return true;
    });
    if (isMade) made += 1;
  }
  return made;
}
