import { errors } from 'playwright';
import { findBrowser } from '../support/browser';
import { buildSite } from '../support/build';
import { atBarePage } from './checks';
import { finish } from './finale';
import { observe } from './observe';
import { readOptions, type Options } from './options';
import { planStep, type Step } from './plan';
import { relaunch } from './relaunch';
import { Report } from './report';
import { freshMemory, type Memory } from './run';
import { makeWorld, type World } from './world';

const dist = 'dist-soak';

/** A relaunch of more than this (s) is reported with its step: a page may hang. */
const slow = 25;
const minute = 60_000;

/** Runs the soak test; the exit code is 1 if the build under test violated a promise. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.builds) {
    console.info('Building the site');
    await buildSite({ outDir: dist, env: { VITE_FORMS_ENDPOINT: '/forms' } });
  }
  const report = await soak(options);
  return report.of('present').length > 0 ? 1 : 0;
}

/** Runs the relaunches within their time limit, and prints the report. */
export async function soak({ seed, relaunches, minutes, until }: Omit<Options, 'builds'>): Promise<Report> {
  const report = new Report(seed);
  const memory = freshMemory();
  const world = await within(makeWorld(dist, findBrowser()), 'The start');
  memory.before = await within(atBarePage(world, observe), 'The first observation');
  const startedAt = Date.now();
  const isInTime = () => Date.now() - startedAt < minutes * minute;
  const count = Math.min(relaunches, until);
  let done = 0;
  try {
    for (; done < count && isInTime(); done += 1) {
      const step = planStep(seed, done);
      const relaunchedAt = Date.now();
      await relaunchSafely(world, step, memory, report);
      const seconds = Math.round((Date.now() - relaunchedAt) / 1_000);
      if (seconds > slow) console.info(`at ${done}: took ${seconds} s: ${JSON.stringify(step)}`);
      for (const { at, version, what } of report.violations)
        if (at === done) console.info(`at ${at}, ${version}: ${what}`);
      if ((done + 1) % 50 === 0)
        console.info(
          `${done + 1} relaunches, ${report.violations.length} violations, ${Math.round((Date.now() - startedAt) / 1_000)} s`,
        );
    }
    await finish(world, done, memory, report);
    judgeGivenUp(report, done);
  } finally {
    await world.end();
    console.info(report.text(done, (Date.now() - startedAt) / minute));
  }
  return report;
}

/** The share of relaunches that may be skipped: a browser that was killed a thousand times hangs now and then. */
const mostGivenUp = 1 / 50;

/** How Playwright reports a browser that hangs or has exited. */
const isBrowserFault = (error: unknown): error is Error =>
  error instanceof errors.TimeoutError || /Protocol error|has been closed/.test(String(error));

/** A relaunch in which the browser itself hangs or exits is skipped, counted, and followed by a new browser. */
async function relaunchSafely(world: World, step: Step, memory: Memory, report: Report): Promise<void> {
  try {
    await within(relaunch(world, step, memory, report), 'A relaunch');
  } catch (error) {
    if (!isBrowserFault(error)) throw error;
    report.count('given up', error.message.split('\n')[0] ?? '');
    await within(world.restart(), 'The restart of the browser');
  }
}

/** Longer (ms) than any relaunch takes: a call to a browser that hangs may never return. */
const runTimeout = 3 * minute;

/** Rejects with Playwright's TimeoutError after three minutes. */
async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new errors.TimeoutError(`${what} took more than 3 minutes`)), runTimeout);
  });
  // What is given up may still fail later.
  work.catch(() => undefined);
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
}

/** Records a violation if so many relaunches were skipped that the rest proves too little. */
function judgeGivenUp(report: Report, relaunches: number): void {
  const givenUp = [...(report.counts.get('given up')?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  if (givenUp > Math.max(3, relaunches * mostGivenUp))
    report.violate(relaunches, 'present', `the browser hung in ${givenUp} relaunches`);
}
