import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, startVite } from './project';

export interface BuildOptions {
  /** `dist-something`, relative to the project. */
  outDir: string;
  /** The build variables, `VITE_API_BASE_URL` for example; English alone by default, which is quicker. */
  env?: Record<string, string>;
  /** The Vite configuration of another page than the site. */
  config?: string;
}

/** Builds the site for another server, or another page; once per test run and set of variables. Returns `outDir`. */
export async function buildSite({ outDir, env: given = {}, config }: BuildOptions): Promise<string> {
  const env = { VITE_LANGUAGES: 'en', ...given };
  const stamps = join(projectRoot, 'node_modules', '.cache', 'journeys');
  const stamp = join(stamps, `${outDir}.json`);
  const wanted = JSON.stringify({ run: process.env.JOURNEYS_RUN, env });
  if (process.env.JOURNEYS_RUN && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return outDir;

  const folder = join(projectRoot, outDir);
  const options = ['--outDir', folder, '--emptyOutDir', ...(config ? ['--config', config] : [])];
  const { child, output } = startVite(['build', ...options], env);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`vite build into ${outDir} failed:\n${output()}`);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
  return outDir;
}
