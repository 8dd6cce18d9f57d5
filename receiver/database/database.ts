/** A value of a parameter: texts, numbers and times are the same in both databases. */
export type Value = string | number | boolean | null | Date;

/** What runs SQL: a database, or a transaction in it. Parameters are `$1`, `$2` and so on. */
export interface Queries {
  /** Runs one statement and resolves to its rows. */
  query<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>;
}

/** PostgreSQL on a server, or embedded in this process. What has resolved is committed. */
export interface Database extends Queries {
  /** Commits what `run` did, or nothing of it if it rejects. */
  transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Whether a database may come back by itself: no connection, a server that starts or stops, or too many connections. */
export function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ECONN|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code)) return true;
  if (/^(08|53|57P)/.test(code)) return true;
  return code === '' && /timeout|terminated/i.test(String(error));
}
