import { createECDH } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import type { Subscription } from './check-subscription.ts';

/** The pair of keys by which push services know this receiver (VAPID, RFC 8292), in base64url. */
export interface Keys {
  publicKey: string;
  privateKey: string;
  /** Whom push services may write to: the address of the site that was announced last; null before the first. */
  contact: string | null;
}

/** More phones than any organisation's: who sends invented ones fills no disk. */
const mostSubscriptions = 200_000;

export type Subscriptions = ReturnType<typeof pushSubscriptions>;

/** The phones that asked to be told of new entries, in the database. */
export function pushSubscriptions(database: Database) {
  return {
    /** Makes the keys, once. Whoever loses them loses all subscriptions. */
    async keys(): Promise<Keys> {
      const read = () =>
        database.query<Keys>(
          'select public_key as "publicKey", private_key as "privateKey", contact from push_keys',
        );
      const [known] = await read();
      if (known) return known;
      const pair = createECDH('prime256v1');
      const publicKey = pair.generateKeys('base64url');
      // The first of two receivers that do so at once.
      await database.query(
        'insert into push_keys (id, public_key, private_key) values (1, $1, $2) on conflict (id) do nothing',
        [publicKey, pair.getPrivateKey().toString('base64url').padStart(43, 'A')],
      );
      return (await read())[0]!;
    },

    /** Stores a subscription, whatever was known of its endpoint. Resolves to false if there are too many. */
    store: ({ endpoint, p256dh, auth, topics, replaces }: Subscription): Promise<boolean> =>
      database.transaction(async (queries) => {
        if (replaces !== undefined && replaces !== endpoint) await removeFrom(queries, replaces);
        const rows = await queries.query(
          `insert into push_subscriptions (endpoint, service, p256dh, auth, topics)
          select $1, $2, $3, $4, string_to_array($5, ',')::smallint[]
          where (select count(*) from push_subscriptions) < $6
            or exists (select 1 from push_subscriptions where endpoint = $1)
          on conflict (endpoint) do update
          set p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics, refusals = 0
          returning 1`,
          [endpoint, new URL(endpoint).origin, p256dh, auth, topics.join(), mostSubscriptions],
        );
        return rows.length > 0;
      }),

    remove: (endpoint: string): Promise<void> => removeFrom(database, endpoint),
  };
}

async function removeFrom({ query }: Queries, endpoint: string): Promise<void> {
  await query('delete from push_subscriptions where endpoint = $1', [endpoint]);
}
