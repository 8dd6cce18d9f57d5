import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database.ts';

/** The forms by which somebody asks for news. */
const subscriptionForms: readonly string[] = ['subscribe', 'newsletter'];

export const isSubscription = (form: string): boolean => subscriptionForms.includes(form);

/** How many addresses are asked in an hour, at most. */
const mostPerHour = 200;

/** `asked`: not confirmed yet. */
export type SubscriberState = 'asked' | 'confirmed' | 'left';

/** The subscribers in a database. Who has the token of one may confirm and leave for it. */
export function subscribers({ query }: Queries) {
  return {
    /**
     * Notes that an address asked for news. Resolves to whether it is to be asked whether it wants them: not if it is
     * subscribed, at most once a day, and at most so many an hour, so that nobody can flood the addresses of others.
     */
    async ask(email: string): Promise<boolean> {
      const rows = await query(
        `insert into subscribers (email, token)
        select $1, $2 where (select count(*) from subscribers where asked_at > now() - interval '1 hour') < $3
        on conflict (email) do update set asked_at = now()
        where (subscribers.confirmed_at is null or subscribers.left_at is not null)
        and subscribers.asked_at < now() - interval '1 day'
        returning 1`,
        [email, randomBytes(24).toString('base64url'), mostPerHour],
      );
      return rows.length > 0;
    },

    async stateOf(token: string): Promise<SubscriberState | undefined> {
      const [row] = await query<{ state: SubscriberState }>(
        `select case when left_at is not null then 'left' when confirmed_at is null then 'asked' else 'confirmed' end
        as state from subscribers where token = $1`,
        [token],
      );
      return row?.state;
    },

    async confirm(token: string): Promise<void> {
      await query('update subscribers set confirmed_at = now(), left_at = null where token = $1', [token]);
    },

    async leave(token: string): Promise<void> {
      await query('update subscribers set left_at = now() where token = $1 and left_at is null', [token]);
    },

    /** Deletes who did not confirm within a week, and who left a month ago. */
    async deleteOld(): Promise<void> {
      await query(
        `delete from subscribers where left_at < now() - interval '30 days'
        or (confirmed_at is null and asked_at < now() - interval '7 days')`,
      );
    },
  };
}
