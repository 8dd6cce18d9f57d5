import type { Database } from '../database/database.ts';
import type { Count } from './check-counts.ts';

export type CountTable = ReturnType<typeof countTable>;

/** The sums in the database, by day and kind. They say nothing of anybody, and stay. */
export function countTable(database: Database) {
  return {
    /** Adds numbers to those that are there: all of them, or none if it rejects. */
    async add(counts: readonly Count[]): Promise<void> {
      await database.query(
        // In one order, so that two requests wait for each other and not both for both.
        `insert into counts (day, kind, number)
        select day, kind, number from json_to_recordset($1::json) as given(day date, kind text, number integer)
        order by day, kind
        on conflict (day, kind) do update set number = counts.number + excluded.number`,
        [JSON.stringify(counts)],
      );
    },

    /** All sums, the oldest day first. */
    all: (): Promise<{ day: string; kind: string; number: string }[]> =>
      database.query(
        `select to_char(day, 'YYYY-MM-DD') as day, kind, number::text as number from counts order by counts.day, kind`,
      ),
  };
}
