import { findBrowser } from '../support/browser';
import { buildSite } from '../support/build';
import { atBarePage } from './checks';
import { finish } from './finale';
import { observe } from './observe';
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
  memory.before = await atBarePage(world, observe);
  const startedAt = Date.now();
  const isInTime = () => Date.now() - startedAt < minutes * minute;
  const count = Math.min(relaunches, until);
  let done = 0;
  try {
    for (; done < count && isInTime(); done += 1) {
      const t = Date.now(),
        step = planStep(seed, done);
      await relaunch(world, step, memory, report);
      console.info(
        JSON.stringify([
          step.index,
          step.version,
          step.weather,
          step.evictions.map((e) => e.kind),
          step.acts.map((a) => a.name),
          step.kill,
          step.clock,
        ]),
        Date.now() - t,
        memory.worker,
        memory.before.files.length,
        report.violations.filter((v) => v.at === done).map((v) => v.version + ' ' + v.what),
      );
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
