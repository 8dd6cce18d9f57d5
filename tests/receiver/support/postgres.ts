import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../support/ports';
import { waitFor } from '../../support/wait-for';

/** Debian keeps the programs of each version apart. */
const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export const postgresPrograms: string | undefined = (() => {
  try {
    const [version] = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
    return version && join(debianFolder, version, 'bin');
  } catch {
    return undefined;
  }
})();

/** PostgreSQL refuses to run as root. */
const user = (() => {
  if (!postgresPrograms || process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
})();

export interface Postgres {
  url: string;
  /** Ends every connection at once, like a server that loses its power. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL server with an empty database, on a free port. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(postgresPrograms!, name);
  const options = ['-A', 'trust', '-U', 'receiver', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(program('initdb'), ['-D', data, ...options], { ...user, cwd: folder, stdio: 'pipe' });
  const port = await findFreePort();
  const url = `postgresql://receiver@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const answers = async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const postgres: Postgres = {
    url,
    async start() {
      child = spawn(program('postgres'), ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      await waitFor('PostgreSQL to answer', answers);
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      // Immediate shutdown.
      child.kill('SIGQUIT');
      await ended;
    },
    async remove() {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
  await postgres.start();
  return postgres;
}
