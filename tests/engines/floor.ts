import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { browserFloor } from '../../vite/browser-floor';
import { projectRoot } from '../support/project';
import { installChromium } from './chromium';
import { expectTooOld } from './too-old';

/** The journeys that a browser of the floor goes: a visit, offline, documents, the search, forms, an update. */
const journeys = [
  'first-visit',
  'whole-way',
  'reader',
  'texts',
  'search',
  'saving',
  'offline-lists',
  'forms',
  'projects-events',
];

/** The last version below the floor that can be had for Linux. */
const below = '103';

/**
 * Runs journeys on `dist` in the oldest Chromium of the floor, and looks at the built site with an older one. Adds a line
 * for each; resolves to whether all passed.
 */
export async function tryFloor(lines: string[]): Promise<boolean> {
  const atFloor = await tryVersion(browserFloor.chrome, lines, runJourneys);
  const belowFloor = await tryVersion(below, lines, expectTooOld);
  return atFloor && belowFloor;
}

async function tryVersion(
  major: string,
  lines: string[],
  use: (program: string) => Promise<void>,
): Promise<boolean> {
  let title = `Chromium ${major}`;
  try {
    const { program, version, remove } = await installChromium(major);
    title = `Chromium ${version}`;
    try {
      await use(program);
    } finally {
      await remove();
    }
    lines.push(`${title}: passed`);
    return true;
  } catch (error) {
    lines.push(`${title}: failed: ${String(error)}`);
    return false;
  }
}

/** Measures to the pixel a text that is shown whole: its lines are three pixels higher here. */
const toThePixel = 'the bar shows the state';

async function runJourneys(program: string): Promise<void> {
  const args = [
    'playwright',
    'test',
    '-c',
    '.config/playwright.config.ts',
    ...journeys.map((name) => `${name}.spec`),
    '--grep-invert',
    toThePixel,
  ];
  const child = spawn('npx', args, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, JOURNEYS_PROGRAM: program },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('not every journey passed.');
}
