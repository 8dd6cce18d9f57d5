import { findBrowser } from '../support/browser';
import { buildSite } from '../support/build';
import { finish } from './finale';
import { readOptions, type Options } from './options';
import { planStep } from './plan';
import { relaunch } from './relaunch';
import { Report } from './report';
import { freshMemory } from './run';
import { makeWorld } from './world';

const dist = 'dist-soak';
const minute = 60_000;

/** Runs the soak; the exit code is 1 where the build under test broke a promise. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.builds) {
    console.info('Building the site');
    await buildSite({ outDir: dist, env: { VITE_FORMS_ENDPOINT: '/forms' } });
  }
  const report = await soak(options);
  return report.of('present').length > 0 ? 1 : 0;
}

/** Makes the relaunches, within their time, and prints the report. */
export async function soak({ seed, relaunches, minutes, until }: Omit<Options, 'builds'>): Promise<Report> {
  const report = new Report(seed);
  const memory = freshMemory();
  const world = await makeWorld(dist, findBrowser());
  const startedAt = Date.now();
  const isInTime = () => Date.now() - startedAt < minutes * minute;
  const count = Math.min(relaunches, until);
  let done = 0;
  try {
    for (; done < count && isInTime(); done += 1) {
      await relaunch(world, planStep(seed, done), memory, report);
      if ((done + 1) % 50 === 0)
        console.info(
          `${done + 1} relaunches, ${report.violations.length} violations, ${Math.round((Date.now() - startedAt) / 1_000)} s`,
        );
    }
    await finish(world, done, memory, report);
  } finally {
    await world.end();
    console.info(report.text(done, (Date.now() - startedAt) / minute));
  }
  return report;
}
