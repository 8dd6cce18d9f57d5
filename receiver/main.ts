import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { askRunning, commandListener, faultOf, runCommand } from './commands.ts';
import type { Database } from './database/database.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { migrate } from './database/migrate.ts';
import { holdFolder, isHeld } from './hold-folder.ts';
import { startReceiver } from './server.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** Runs the receiver until it is told to stop, or runs one command. The result is the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  try {
    const settings = readSettings(process.env);
    if (words.length === 0) return await serve(settings);
    const fault = faultOf(words);
    if (fault) throw new SettingsError(fault);
    await pipeline(Readable.from(outputOf(words, settings)), process.stdout, { end: false });
    return 0;
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
  const database = openDatabase(settings);
  const hold = settings.databaseUrl
    ? undefined
    : await holdFolder(settings.dataFolder, commandListener(database, log));
  const receiver = await startReceiver({ settings, database, log });
  const place = settings.databaseUrl ? 'PostgreSQL' : settings.dataFolder;
  log(`Messages are taken at http://${settings.host}:${receiver.port}/forms and kept in ${place}.`);
  log(`${await stopped}: the receiver stops.`);
  await receiver.stop();
  hold?.close();
  return 0;
}

async function* outputOf(words: readonly string[], settings: Settings): AsyncGenerator<string> {
  const { databaseUrl, dataFolder } = settings;
  if (!databaseUrl && !existsSync(join(dataFolder, 'database')))
    throw new SettingsError(`${dataFolder} has no messages: expected the DATA_FOLDER of a receiver.`);
  // The process of the receiver alone may open its folder.
  if (!databaseUrl && (await isHeld(dataFolder))) return yield* askRunning(dataFolder, words);
  const hold = databaseUrl
    ? undefined
    : await holdFolder(dataFolder, (_, response) => response.writeHead(503).end());
  const database = openDatabase(settings);
  try {
    await migrate(database);
    yield* runCommand(words, database);
  } finally {
    await database.close();
    hold?.close();
  }
}
