import type { Database } from './database/database.ts';
import type { MessageStore } from './message-store.ts';

export interface MessageTable extends MessageStore {
  /** Whether a message with this id is, or was, there. */
  has(id: string): Promise<boolean>;
  /** Deletes the messages that arrived more than so many days ago. Resolves to their number. */
  deleteOlder(days: number): Promise<number>;
}

/** The messages in a database. A message of a form that is mailed is put into the queue of mails with its storage. */
export function messageTable(
  database: Database,
  isMailed: (form: string) => boolean = () => false,
): MessageTable {
  return {
    async append({ id, form, sentAt, receivedAt, fields }) {
      const rows = await database.query(
        `with stored as (
          insert into messages (id, form, email, received_at, body) values ($1, $2, $3, $4, $5)
          on conflict (id) do nothing returning id
        ), queued as (
          insert into mail_queue (message_id) select id from stored where $6
        )
        select id from stored`,
        [
          id,
          form,
          addressOf(fields.email ?? ''),
          new Date(receivedAt),
          JSON.stringify({ sentAt, fields }),
          isMailed(form),
        ],
      );
      return rows.length > 0;
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
