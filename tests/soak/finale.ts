import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { waitForApp } from '../support/wait-for-app';
import { checkSaved, checkStored } from './checks';
import { openPage } from './opening';
import type { Step } from './plan';
import { waitForRescue } from './relaunch';
import type { Report } from './report';
import { blame, nothingTaken, type Memory, type Run } from './run';
import { stay } from './stay';
import type { World } from './world';

/** The time limit (ms) for a new version to be fetched and to take over. */
const updateTimeout = 30_000;

const goodStep = (index: number, address: number): Step => ({
  index,
  version: 'present',
  isNewBrowser: false,
  weather: { mode: 'fine', scope: 'all', from: 'opening' },
  evictions: [],
  clock: 0,
  address,
  acts: [],
  kill: 'none',
  killAfter: 0,
});

/** The end of the run: a good network delivers the build under test, then every page must open without one. */
export async function finish(world: World, index: number, memory: Memory, report: Report): Promise<void> {
  world.serve('present');
  await world.network.clear();
  world.workers.setClock(0);
  // The first start finds a new version, at the second it has taken over, and at the third it has all its files.
  for (let start = 0; start < 3; start += 1) {
    await world.workers.start();
    const run = runAt(world, goodStep(index, 0), memory, report);
    const page = await world.bench.context().newPage();
    if (await openPage(run, page)) await update(run, page);
    else await waitForRescue(run);
    await checkStored(run, page);
    memory.worker = world.workers.active();
    await world.restart();
  }
  await world.workers.start();
  const last = runAt(world, goodStep(index, 0), memory, report);
  if (last.worker !== 'present') blame(last, 'the build under test has not taken over after three starts');

  await world.network.bring({ mode: 'dead', scope: 'all', from: 'opening' });
  const page = await world.bench.context().newPage();
  for (const place of world.pages.keys()) {
    const dead = {
      ...goodStep(index, (place + 0.5) / world.pages.length),
      weather: { mode: 'dead', scope: 'all', from: 'opening' } as const,
    };
    await openPage(runAt(world, dead, memory, report), page);
  }
  await page.goto(`${world.url}/saved`);
  await waitForApp(page);
  await checkSaved(last, page);
  await checkStored(last, page);
}

const runAt = (world: World, step: Step, memory: Memory, report: Report): Run => ({
  world,
  step,
  memory,
  report,
  taken: nothingTaken(),
  worker: world.workers.active(),
  isDamaged: world.workers.active() !== undefined && memory.before.damaged.length > 0,
});

/** Accepts a new version if there is one, and leaves the page open for the prefetch. */
async function update({ world }: Run, page: Page) {
  const button = page.getByRole('button', { name: 'Update', exact: true });
  for (const end = Date.now() + updateTimeout; Date.now() < end; await pause(200)) {
    if (world.workers.active() === 'present') break;
    if (await button.isVisible()) await button.click();
  }
  await stay(3_000);
}
