import type { Database, Queries } from './database/database.ts';
import { plainAddress } from './mail/compose.ts';
import { isSubscription, subscribers } from './subscribers/subscribers.ts';
import type { MessageStore, StoredMessage } from './message-store.ts';

export interface MessageTable extends MessageStore {
  /** Whether a message with this id is, or was, there. */
  has(id: string): Promise<boolean>;
  /** Deletes the messages that arrived more than so many days ago. Resolves to their number. */
  deleteOlder(days: number): Promise<number>;
}

interface Options {
  /** Whether messages of this form are mailed. */
  isMailed?: (form: string) => boolean;
  /** Whether an address that asks for news is asked to confirm it. */
  confirms?: boolean;
}

/** The messages in a database. The mails that a message causes are queued with its storage. */
export function messageTable(
  database: Database,
  { isMailed = () => false, confirms = false }: Options = {},
): MessageTable {
  async function store(
    { query }: Queries,
    { id, form, sentAt, receivedAt, fields }: StoredMessage,
  ): Promise<boolean> {
    const email = addressOf(fields.email ?? '');
    const rows = await query(
      `with stored as (
        insert into messages (id, form, email, received_at, body) values ($1, $2, $3, $4, $5)
        on conflict (id) do nothing returning id
      ), queued as (
        insert into mail_queue (message_id) select id from stored where $6
      )
      select id from stored`,
      [id, form, email, new Date(receivedAt), JSON.stringify({ sentAt, fields }), isMailed(form)],
    );
    return rows.length > 0;
  }

  return {
    async append(message) {
      const { id, form, fields } = message;
      const email = addressOf(fields.email ?? '');
      if (!confirms || !isSubscription(form) || !plainAddress.test(email)) return store(database, message);
      return database.transaction(async (queries) => {
        const isNew = await store(queries, message);
        if (isNew && (await subscribers(queries).ask(email)))
          await queries.query("insert into mail_queue (message_id, kind) values ($1, 'confirmation')", [id]);
        return isNew;
      });
    },
    has: async (id) => (await database.query('select 1 from messages where id = $1', [id])).length > 0,
    async deleteOlder(days) {
      const sql = "delete from messages where received_at < now() - $1 * interval '1 day' returning 1";
      return (await database.query(sql, [days])).length;
    },
  };
}

/** An address as it is compared: PostgreSQL takes no NUL in a text. */
export const addressOf = (email: string) => email.trim().toLowerCase().replaceAll('\0', '');
