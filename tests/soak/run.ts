import type { Taken } from './judge';
import { nothingHeld, type Observation } from './observe';
import type { Step, Version } from './plan';
import type { Report } from './report';
import type { World } from './world';

/** What is known of the device from one relaunch to the next. */
export interface Memory {
  before: Observation;
  /** What the user deleted in the last relaunch: a worker may still be deleting it. */
  taken: Taken;
  /** The damaged copies that were reported, as address and SHA-256. */
  damaged: Set<string>;
  /** The version of the last worker. */
  worker: Version | undefined;
  /** How many consecutive relaunches had a good network and ended with files of the app missing. */
  unhealed: number;
  /** How many consecutive relaunches with damaged files had a good network, and the app did not start. */
  failedStarts: number;
}

export const freshMemory = (): Memory => ({
  before: nothingHeld,
  taken: nothingTaken(),
  damaged: new Set(),
  worker: 'frozen',
  unhealed: 0,
  failedStarts: 0,
});

export const nothingTaken = () => ({
  documents: new Set<string>(),
  isReset: false,
  chosen: new Set<string>(),
});

/** The state of one relaunch. */
export interface Run {
  world: World;
  step: Step;
  memory: Memory;
  report: Report;
  taken: { documents: Set<string>; isReset: boolean; chosen: Set<string> };
  /** The version of the worker when the page was opened. */
  worker: Version | undefined;
  /** Whether files of the app were damaged when the page was opened: then scripts may fail in any way. */
  isDamaged: boolean;
}

/** Records a violation. It is attributed to the frozen version if a page or worker of that version was involved. */
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
