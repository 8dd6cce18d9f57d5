import { join } from 'node:path';
import type { Database } from './database/database.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { holdFolder } from './hold-folder.ts';
import { startReceiver } from './server.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** Runs the receiver until it is told to stop. The result is the exit code. */
export async function main(): Promise<number> {
  try {
    return await serve(readSettings(process.env));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof SettingsError ? reason : `The receiver cannot run: ${reason}`);
    return 1;
  }
}

/** No log line has an address, a name or a text of a sender. */
const log = (sentence: string) => console.info(`${new Date().toISOString()} ${sentence}`);

const openDatabase = ({ databaseUrl, dataFolder }: Settings): Database =>
  databaseUrl ? openPostgres({ url: databaseUrl, onFault: log }) : openPglite(join(dataFolder, 'database'));

async function serve(settings: Settings): Promise<number> {
  const stopped = new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal));
  });
  const hold = settings.databaseUrl
    ? undefined
    : await holdFolder(settings.dataFolder, (_, response) => response.writeHead(404).end());
  const receiver = await startReceiver({ settings, database: openDatabase(settings), log });
  const place = settings.databaseUrl ? 'PostgreSQL' : settings.dataFolder;
  log(`Messages are taken at http://${settings.host}:${receiver.port}/forms and kept in ${place}.`);
  log(`${await stopped}: the receiver stops.`);
  await receiver.stop();
  hold?.close();
  return 0;
}
