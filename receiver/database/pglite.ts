import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';

/** Personal data: only the user who runs the receiver may read it. */
const folderMode = 0o700;

/**
 * PostgreSQL embedded in this process, in a folder, which no other process may open meanwhile. It survives the end of
 * the process at any time; whether it survives a power cut depends on the file system, because PGlite does not sync.
 */
export function openPglite(folder: string): Database {
  let opened: Promise<PGlite> | undefined;
  let isClosed = false;

  const open = async () => {
    await mkdir(folder, { recursive: true, mode: folderMode });
    return PGlite.create({ dataDir: folder });
  };
  const run = async <T>(use: (database: PGlite) => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('The database is closed.');
    opened ??= open();
    const mine = opened;
    try {
      return await use(await mine);
    } catch (error) {
      // A full disk may end the embedded server: the next query starts it again, from what is committed.
      if (!isRefusal(error) && opened === mine) {
        opened = undefined;
        await mine.then((database) => database.close()).catch(() => undefined);
      }
      throw error;
    }
  };

  return {
    query: (sql, values) => run((database) => queriesOf(database).query(sql, values)),
    transaction: (work) =>
      run((database) => database.transaction((transaction) => work(queriesOf(transaction)))),
    async close() {
      isClosed = true;
      await opened?.then((database) => database.close()).catch(() => undefined);
    },
  };
}

const queriesOf = (runner: Pick<PGlite, 'query'>): Queries => ({
  query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await runner.query<Row>(sql, [...values])).rows,
});

/** Whether a running database refused a statement: such an error has a code of five characters. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
