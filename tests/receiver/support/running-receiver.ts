import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { Database } from '../../../receiver/database/database';
import { startReceiver } from '../../../receiver/server';
import { readSettings } from '../../../receiver/settings';
import { storeKinds, type Store } from './stores';

/** The database that the tests of a file share: PGlite, opened before the first and removed after the last. */
export function sharedDatabase(): Database {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await storeKinds[0]!.make();
    database = store.open();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await store.remove();
  });
  return {
    query: (sql, values) => database.query(sql, values),
    transaction: (run) => database.transaction(run),
    // It outlives the receivers that use it.
    close: async () => undefined,
  };
}

/** The lines that receivers have logged in a test. */
export function sharedLog(): string[] {
  const lines: string[] = [];
  beforeEach(() => void (lines.length = 0));
  return lines;
}

/** Starts a receiver on a free port until the end of the test; `post` sends it JSON, or a text as it is. */
export async function startReceiverOf(path: string, lines: string[], database: Database, environment = {}) {
  const receiver = await startReceiver({
    settings: { ...readSettings(environment), port: 0 },
    database,
    log: (line) => void lines.push(line),
  });
  onTestFinished(receiver.stop);
  const origin = `http://127.0.0.1:${receiver.port}`;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { origin, post };
}
