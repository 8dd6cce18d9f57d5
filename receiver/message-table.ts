import type { Database } from './database/database.ts';
import type { MessageStore } from './message-store.ts';

/** The messages in a database. */
export function messageTable(database: Database): MessageStore {
  return {
    async append({ id, form, sentAt, receivedAt, fields }) {
      const rows = await database.query(
        `insert into messages (id, form, email, received_at, body) values ($1, $2, $3, $4, $5)
        on conflict (id) do nothing returning id`,
        [id, form, addressOf(fields.email ?? ''), new Date(receivedAt), JSON.stringify({ sentAt, fields })],
      );
      return rows.length > 0;
    },
  };
}

/** An address as it is compared: PostgreSQL takes no NUL in a text. */
const addressOf = (email: string) => email.trim().toLowerCase().replaceAll('\0', '');
