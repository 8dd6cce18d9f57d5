import type { Database } from '../database/database.ts';
import type { QueuedMessage } from './compose.ts';

/** A mail that is due, claimed for one attempt. */
export interface DueMail {
  id: number;
  message: QueuedMessage;
  /** Undefined for a mail to the organisation. One to a subscriber has the token of its links, unless that is gone. */
  confirmation: { token: string | null } | undefined;
}

/** How long (minutes) a claimed mail is left to the process that claimed it: longer than one attempt takes. */
const lease = 5;
/** The longest pause (minutes) between two attempts. */
const longestPause = 360;
/** After so many minutes a mail that failed is stuck. */
const patience = 60;

interface DueRow {
  id: number;
  message_id: string;
  form: string;
  received_at: Date;
  body: string;
  kind: string;
  token: string | null;
}

/** The mails that wait, in the database: a row for each message until it has left. */
export function mailQueue(database: Database) {
  return {
    /** Claims the mail that has been due longest. A process that ends meanwhile leaves it to the next after minutes. */
    async claim(): Promise<DueMail | undefined> {
      const [row] = await database.query<DueRow>(
        `update mail_queue queue
        set attempts = attempts + 1, next_at = now() + $1 * interval '1 minute'
        from messages
        where messages.id = queue.message_id and queue.id = (
          select id from mail_queue where next_at <= now() order by next_at, id limit 1 for update skip locked
        )
        returning queue.id::int as id, message_id, form, received_at, body::text as body, kind,
        (select token from subscribers where subscribers.email = messages.email)`,
        [lease],
      );
      if (!row) return undefined;
      const { sentAt, fields } = JSON.parse(row.body) as Pick<QueuedMessage, 'sentAt' | 'fields'>;
      return {
        id: row.id,
        confirmation: row.kind === 'confirmation' ? { token: row.token } : undefined,
        message: { id: row.message_id, form: row.form, sentAt, fields, receivedAt: row.received_at },
      };
    },

    async remove(id: number): Promise<void> {
      await database.query('delete from mail_queue where id = $1', [id]);
    },

    /** Puts a mail off: for a minute after the first attempt, then twice as long each time, up to six hours. */
    async putOff(id: number, fault: string): Promise<void> {
      await database.query(
        `update mail_queue set fault = $2,
        next_at = now() + least(power(2, least(attempts - 1, 20)), $3) * interval '1 minute' where id = $1`,
        [id, fault, longestPause],
      );
    },

    /** How many mails wait, how many of them are stuck, and the fault of the oldest that failed. */
    async state(): Promise<{ waiting: number; stuck: number; fault: string | null }> {
      const [row] = await database.query<{ waiting: number; stuck: number; fault: string | null }>(
        `select count(*)::int as waiting,
        (count(*) filter (where attempts > 0 and queued_at < now() - $1 * interval '1 minute'))::int as stuck,
        (array_agg(fault order by id) filter (where fault is not null))[1] as fault
        from mail_queue`,
        [patience],
      );
      return row!;
    },

    /** Whether a note has not been made for a day; makes it. Of several processes one is told so. */
    async isDueToday(note: string): Promise<boolean> {
      const rows = await database.query(
        `insert into notes (name) values ($1)
        on conflict (name) do update set made_at = now() where notes.made_at < now() - interval '1 day'
        returning 1`,
        [note],
      );
      return rows.length > 0;
    },
  };
}
