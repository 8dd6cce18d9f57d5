import { buildSite } from '../support/build';
import { type Engine, missingPackages } from './engine';
import { firefox } from './firefox';
import { tryFloor } from './floor';
import { walkThrough } from './walk';
import { webkit } from './webkit';

const usage = 'npm run engines -- [--no-build] [firefox] [webkitgtk] [floor]';

const dist = 'dist-served';

const engines: readonly Engine[] = [firefox, webkit];

/** The name of the run in the oldest Chromium, which is no engine of its own. */
const floor = 'floor';

/**
 * Walks through the built site with each installed engine, and runs the journeys in the oldest Chromium. The exit code is
 * 1 if a step failed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((word) => word !== '--no-build').map((word) => word.toLowerCase());
  const known = [floor, ...engines.map(({ name }) => name.toLowerCase())];
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no engine "${unknown}": ${usage}`);
  if (!args.includes('--no-build')) {
    console.info('Building the site');
    if (engines.some(({ name }) => isWanted(name.toLowerCase()))) await buildSite({ outDir: dist });
    // The journeys look at all of its languages.
    if (isWanted(floor)) await buildSite({ outDir: 'dist', env: { VITE_LANGUAGES: '' } });
  }
  const lines: string[] = [];
  let isGreen = true;
  for (const engine of engines) {
    if (!isWanted(engine.name.toLowerCase())) continue;
    const missing = missingPackages(engine);
    if (missing.length > 0)
      lines.push(`${engine.name}: not installed (apt-get install ${missing.join(' ')})`);
    else isGreen = (await tryEngine(engine, lines)) && isGreen;
  }
  if (isWanted(floor)) isGreen = (await tryFloor(lines)) && isGreen;
  for (const line of lines) console.info(line);
  return isGreen ? 0 : 1;
}

async function tryEngine(engine: Engine, lines: string[]): Promise<boolean> {
  const title = `${engine.name} ${engine.version()}`;
  const { passed, failed, left, notes } = await walkThrough(engine, dist, (step) =>
    console.info(`${title}: passed: ${step}`),
  );
  if (failed) console.info(`${title}: failed: ${failed.step}: ${failed.why}`);
  for (const step of left) console.info(`${title}: not tried: ${step}`);
  for (const note of notes) console.info(`${title}: ${note}`);
  const count = `${passed.length} passed, ${failed ? 1 : 0} failed`;
  lines.push(`${title}: ${count}${left.length > 0 ? `, ${left.length} not tried` : ''}`);
  return !failed;
}
