import pg from 'pg';
import type { Database, Queries } from './database.ts';

/** How long a sender waits for a database that does not answer (ms). */
const limits = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, statement_timeout: 10_000 };

interface Options {
  /** `postgresql://user:password@host:5432/name` */
  url: string;
  /** Receives a sentence when a connection that nobody uses is lost. */
  onFault: (sentence: string) => void;
}

/** PostgreSQL at an address. Connects with the first query, and again after a connection was lost. */
export function openPostgres({ url, onFault }: Options): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, keepAlive: true, ...limits });
  // Without a listener the process would end.
  pool.on('error', ({ message }) => onFault(`A connection to the database was lost: ${message}`));

  return {
    query: queriesOf(pool).query,
    async transaction(run) {
      const client = await pool.connect();
      // While it is lent out, the pool does not listen; the query that runs rejects.
      const ignore = () => undefined;
      client.on('error', ignore);
      let fault: Error | undefined;
      try {
        await client.query('begin');
        const result = await run(queriesOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        fault = error instanceof Error ? error : new Error(String(error));
        // A refused statement leaves the connection whole; the pool closes any other after a fault.
        if (error instanceof pg.DatabaseError && (await rollBack(client))) fault = undefined;
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(fault);
      }
    },
    close: () => pool.end(),
  };
}

const queriesOf = (runner: pg.Pool | pg.PoolClient): Queries => ({
  query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await runner.query<Row>(sql, [...values])).rows,
});

/** Resolves to whether it worked. */
const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
