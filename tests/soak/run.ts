import type { Taken } from './judge';
import { nothingHeld, type Observation } from './observe';
import type { Step, Version } from './plan';
import type { Report } from './report';
import type { World } from './world';

/** What is known of the phone from one relaunch to the next. */
export interface Memory {
  before: Observation;
  /** What the user took away in the last relaunch: a worker may still be at it. */
  taken: Taken;
  /** Whose worker was there last. */
  worker: Version | undefined;
  /** So many relaunches in a row had a good network and ended with files of the app missing. */
  unhealed: number;
}

export const freshMemory = (): Memory => ({
  before: nothingHeld,
  taken: nothingTaken(),
  worker: 'frozen',
  unhealed: 0,
});

export const nothingTaken = () => ({ documents: new Set<string>(), preferences: false });

/** One relaunch, while it lasts. */
export interface Run {
  world: World;
  step: Step;
  memory: Memory;
  report: Report;
  taken: { documents: Set<string>; preferences: boolean };
  /** Whose worker was there when the page was opened. */
  worker: Version | undefined;
}

/** Notes a violation. It is the frozen version's where a page or worker of it had a hand in it. */
export function blame({ world, step, memory, report, worker }: Run, what: string): void {
  const versions = [worker, memory.worker, world.workers.active()];
  const isPresent = !versions.includes('frozen') && (worker !== undefined || step.version === 'present');
  report.violate(step.index, isPresent ? 'present' : 'frozen', what);
}

/** Whether all files that a version needs are stored. */
export const isWhole = ({ world, memory }: Run, version: Version | undefined): boolean =>
  version !== undefined && missingOf(world, memory.before, version).length === 0;

/** The files that a version needs and that are not stored. */
export const missingOf = ({ needed }: World, { files }: Observation, version: Version): string[] =>
  needed[version].filter((path) => !files.includes(path));
