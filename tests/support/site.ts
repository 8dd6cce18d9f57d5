import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, host, waitUntilRefused } from './ports';
import { startVite } from './project';
import { waitFor } from './wait-for';

export interface Site {
  url: string;
  port: number;
  /** The messages of forms that this server has stored: the objects in the lines of its file. */
  messages(): StoredMessage[];
  /** Kills the server and resolves once connections are refused. */
  stop(): Promise<void>;
}

export interface StoredMessage {
  id: string;
  form: string;
  fields: Record<string, string>;
}

export interface SiteOptions {
  /** The served folder, relative to the project. */
  dist: string;
  port?: number;
  /** What the server has in its environment, `VITE_FORMS_ENDPOINT` for example. */
  env?: Record<string, string>;
}

/** The real server, as a child process, on a port that can be reused. */
export async function startSite({ dist, port: wanted, env = {} }: SiteOptions): Promise<Site> {
  const port = wanted ?? (await findFreePort());
  const url = `http://${host}:${port}`;
  // The project's own folder holds messages of people.
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const { child, output } = startVite(['preview', '--outDir', dist], {
    PORT: String(port),
    HOST: host,
    FORMS_FOLDER: folder,
    ...env,
  });
  const exited = once(child, 'exit');
  const killWithUs = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killWithUs);

  const stop = async () => {
    process.off('exit', killWithUs);
    killWithUs();
    await exited;
    await waitUntilRefused(port);
  };

  try {
    await waitFor(
      `the server of ${dist} at ${url}`,
      () => {
        if (child.exitCode !== null) throw new Error(`The server of ${dist} ended at once:\n${output()}`);
        return answers(url);
      },
      60_000,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const messages = () =>
    linesOf(join(folder, 'messages.jsonl')).map((line) => JSON.parse(line) as StoredMessage);
  return { url, port, messages, stop };
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
