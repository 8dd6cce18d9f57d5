import { once } from 'node:events';
import { findFreePort, host, waitUntilRefused } from './ports';
import { startVite } from './project';
import { waitFor } from './wait-for';

export interface Site {
  url: string;
  port: number;
  /** Kills the server and resolves once connections are refused. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The served folder, relative to the project. */
  dist: string;
  port?: number;
}

/** The real server, as a child process, on a port that can be reused. */
export async function startSite({ dist, port: wanted }: SiteOptions): Promise<Site> {
  const port = wanted ?? (await findFreePort());
  const url = `http://${host}:${port}`;
  const { child, output } = startVite(['preview', '--outDir', dist], { PORT: String(port), HOST: host });
  const exited = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);

  const stop = async () => {
    process.off('exit', killWithUs);
    child.kill('SIGKILL');
    await exited;
    await waitUntilRefused(port);
  };

  try {
    await waitFor(`the server of ${dist} at ${url}`, () => {
      if (child.exitCode !== null) throw new Error(`The server of ${dist} ended at once:\n${output()}`);
      return answers(url);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
