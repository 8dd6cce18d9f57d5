import type { Database } from '../database/database.ts';

/** A message that is due, claimed for one attempt. */
export interface DuePush {
  id: number;
  subscriptionId: number;
  topic: number;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How long (minutes) a claimed message is left to the process that claimed it: longer than one attempt takes. */
const lease = 5;
/** The longest pause (minutes) between two attempts. */
const longestPause = 360;
/** So many days after it was queued, nobody waits for a message any more. */
const patience = 3;
/** So many messages in a row that a service refuses end a subscription. */
const mostRefusals = 5;

/** The messages to phones that wait, in the database: a row for each phone and topic until it has left. */
export function pushQueue(database: Database) {
  return {
    /** Claims the messages that have been due longest. A process that ends meanwhile leaves them to the next. */
    claim: (count: number): Promise<DuePush[]> =>
      database.query<DuePush>(
        `update push_queue queue
        set attempts = queue.attempts + 1, next_at = now() + $1 * interval '1 minute'
        from push_subscriptions subscription
        where subscription.id = queue.subscription_id and queue.id in (
          select id from push_queue where next_at <= now() order by next_at, id limit $2 for update skip locked
        )
        returning queue.id::int as id, subscription.id::int as "subscriptionId", queue.topic::int as topic,
        queue.attempts, endpoint, p256dh, auth`,
        [lease, count],
      ),

    /** Notes that a message has left. One that was queued again meanwhile stays. */
    async sent({ id, attempts, subscriptionId }: DuePush): Promise<void> {
      await database.query('delete from push_queue where id = $1 and attempts = $2', [id, attempts]);
      await database.query('update push_subscriptions set refusals = 0 where id = $1 and refusals > 0', [
        subscriptionId,
      ]);
    },

    /** Forgets a phone that no longer is, and what waits for it. */
    async forget({ subscriptionId }: DuePush): Promise<void> {
      await database.query('delete from push_subscriptions where id = $1', [subscriptionId]);
    },

    /** Drops a message that its service will not take however often it is sent, and a phone with several of them. */
    async refused({ id, subscriptionId }: DuePush): Promise<void> {
      await database.query('delete from push_queue where id = $1', [id]);
      await database.query('update push_subscriptions set refusals = refusals + 1 where id = $1', [
        subscriptionId,
      ]);
      await database.query('delete from push_subscriptions where id = $1 and refusals >= $2', [
        subscriptionId,
        mostRefusals,
      ]);
    },

    /** Puts a message off: for a minute after the first attempt, then twice as long each time, for three days. */
    async putOff({ id }: DuePush): Promise<void> {
      await database.query("delete from push_queue where queued_at < now() - $1 * interval '1 day'", [
        patience,
      ]);
      await database.query(
        `update push_queue
        set next_at = now() + least(power(2, least(attempts - 1, 20)), $2) * interval '1 minute' where id = $1`,
        [id, longestPause],
      );
    },

    /** Puts all messages of a service off, which asked to wait for so many seconds. */
    async pauseService(service: string, seconds: number): Promise<void> {
      await database.query(
        `update push_queue set next_at = greatest(next_at, now() + $2 * interval '1 second')
        where subscription_id in (select id from push_subscriptions where service = $1)`,
        [service, seconds],
      );
    },

    /** How many phones are known, and how many messages wait. */
    async state(): Promise<{ phones: number; waiting: number }> {
      const [row] = await database.query<{ phones: number; waiting: number }>(
        `select (select count(*) from push_subscriptions)::int as phones,
        (select count(*) from push_queue)::int as waiting`,
      );
      return row!;
    },
  };
}
