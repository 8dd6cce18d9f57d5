import { buildSite } from '../support/build';
import { type Engine, missingPackages } from './engine';
import { firefox } from './firefox';
import { walkThrough } from './walk';
import { webkit } from './webkit';

const usage = 'npm run engines -- [--no-build] [firefox] [webkitgtk]';

const dist = 'dist-served';

const engines: readonly Engine[] = [firefox, webkit];

/** Walks through the built site with each installed engine. The exit code is 1 if a step failed. */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((word) => word !== '--no-build').map((word) => word.toLowerCase());
  const unknown = names.find((name) => !engines.some((engine) => engine.name.toLowerCase() === name));
  if (unknown) throw new Error(`There is no engine "${unknown}": ${usage}`);
  if (!args.includes('--no-build')) {
    console.info('Building the site');
    await buildSite({ outDir: dist });
  }
  const lines: string[] = [];
  let isGreen = true;
  for (const engine of engines) {
    if (names.length > 0 && !names.includes(engine.name.toLowerCase())) continue;
    const missing = missingPackages(engine);
    if (missing.length > 0)
      lines.push(`${engine.name}: not installed (apt-get install ${missing.join(' ')})`);
    else isGreen = (await tryEngine(engine, lines)) && isGreen;
  }
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
