import { setTimeout as pause } from 'node:timers/promises';
import { errors, type Page } from 'playwright';
import { act } from './acts';
import { atBarePage, checkSaved, checkStored, isExpectedFault } from './checks';
import { setClock } from './clock';
import { evict } from './evict';
import { letsOpen } from './network';
import { observe } from './observe';
import { openPage } from './opening';
import type { Kill, Step, Version } from './plan';
import { Random } from './random';
import type { Report } from './report';
import { blame, nothingTaken, type Memory, type Run } from './run';
import type { World } from './world';

const rescueTimeout = 8_000;

/** How long (ms) a tab may take to close. */
const closeTimeout = 10_000;

/** A new page after the workers were stopped, under the network conditions of a step, with its checks. */
export async function relaunch(world: World, planned: Step, memory: Memory, report: Report): Promise<void> {
  const { phone, bench } = world;
  const faultsBefore = phone.faults.length;
  const step = sparingFrozen(planned, memory.worker);
  const run: Run = {
    world,
    step,
    memory,
    report,
    taken: nothingTaken(),
    worker: undefined,
    isDamaged: false,
  };
  try {
    await relaunchOnce(run);
  } catch (error) {
    // What was deleted before the browser hung is missing at the next observation.
    for (const document of memory.taken.documents) run.taken.documents.add(document);
    for (const name of memory.taken.chosen) run.taken.chosen.add(name);
    run.taken.isReset ||= memory.taken.isReset;
    memory.taken = run.taken;
    throw error;
  }
  // Messages of a worker are reported twice, by the worker and by the browser.
  const faults = phone.faults.slice(faultsBefore).map((fault) => fault.replace(' in the worker', ''));
  for (const fault of new Set(faults)) if (!isExpectedFault(run, fault)) blame(run, fault);
  memory.worker = world.workers.active();
  memory.taken = run.taken;
  for (const left of bench.context().pages()) if (left !== bench) await left.close();
  await world.workers.stop();
  report.count('kills', 'workers between relaunches');
}

/** An endless list stops the frozen version for minutes, which the present one repaired: nothing is left to learn. */
function sparingFrozen(step: Step, worker: Version | undefined): Step {
  const isFrozen = step.version === 'frozen' || worker === 'frozen';
  const spared = isFrozen && step.weather.mode === 'endless-pages';
  return spared ? { ...step, weather: { ...step.weather, mode: 'fine' } } : step;
}

async function relaunchOnce(run: Run): Promise<void> {
  const { world, step } = run;
  await prepare(run);
  run.worker = world.workers.active();
  run.isDamaged = run.worker !== undefined && run.memory.before.damaged.length > 0;
  const page = await world.bench.context().newPage();
  await page.addInitScript(setClock, step.clock);
  const openedAt = Date.now();
  const isStarted = await openPage(run, page);
  // A busy machine makes everything slower.
  page.setDefaultTimeout(Math.min(6_000, Math.max(1_500, 4 * (Date.now() - openedAt))));
  if (step.weather.from === 'acts') await world.network.bring(step.weather);
  if (isStarted) await doActs(run, page);
  else await waitForRescue(run);
  await checkStored(run, page);
}

/** Everything that happens while the app is closed, and the network conditions in which it opens. */
async function prepare(run: Run) {
  const { world, step, report } = run;
  if (step.isNewBrowser && step.index > 0) {
    await world.restart();
    report.count('kills', 'browser');
  }
  world.workers.setClock(step.clock);
  if (step.evictions.length > 0) await takeAway(run);
  world.serve(step.version);
  report.count('served', step.version);
  if (step.weather.from === 'opening') await world.network.bring(step.weather);
  else await world.network.clear();
  report.count('faults', step.weather.mode);
  report.count('clocks', step.clock === 0 ? 'right' : 'wrong');
  await world.workers.start();
}

async function takeAway(run: Run) {
  const { world, step, memory, report } = run;
  await atBarePage(world, async (page) => {
    await checkStored(run, page);
    for (const eviction of step.evictions) {
      // The frozen version does not repair a damaged file, and no update can change that.
      if (eviction.kind === 'damage' && world.workers.active() !== 'present') continue;
      report.count('evictions', eviction.kind);
      await evict(page, eviction);
    }
    memory.before = await observe(page);
  });
}

/** If a version cannot start, the browser itself checks for an update, a second or two after the navigation. */
export async function waitForRescue({ world, step, worker }: Run) {
  const canCome = letsOpen(step.weather) && step.weather.mode === 'fine' && worker !== step.version;
  for (const end = Date.now() + rescueTimeout; canCome && Date.now() < end; await pause(100))
    if (world.workers.active() === step.version) return;
}

async function doActs(run: Run, page: Page) {
  const { world, step, report, taken } = run;
  const hasReset = () => void (taken.isReset = true);
  const isUpdateDue = () => world.workers.active() !== step.version;
  for (const [place, { name, dice }] of step.acts.entries()) {
    const random = new Random(step.index, place, dice);
    const acting = {
      page,
      url: world.url,
      random,
      removed: taken.documents,
      chosen: taken.chosen,
      hasReset,
      isUpdateDue,
    };
    const isLast = place === step.acts.length - 1;
    const done = act(name, acting).then(
      () => report.count('acts', name),
      () => report.count('acts that could not be done', name),
    );
    if (isLast && step.kill !== 'none') return kill(run, page, done);
    await done;
    await checkSaved(run, page);
  }
}

async function kill({ world, step, report }: Run, page: Page, act: Promise<void>) {
  await pause(step.killAfter);
  report.count('kills', step.kill);
  await kills[step.kill](page, world);
  // The action has ended, or ends by its own timeout.
  await act;
}

/** Playwright's own call never returns if the browser hangs. */
async function close(page: Page): Promise<void> {
  const isClosed = await Promise.race([page.close().then(() => true), pause(closeTimeout, false)]);
  if (!isClosed) throw new errors.TimeoutError('A tab did not close');
}

const kills: Record<Kill, (page: Page, world: World) => Promise<void>> = {
  none: async () => undefined,
  workers: (_page, { workers }) => workers.stop(),
  tab: close,
  async crash(page) {
    const browser = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash', { timeout: 30_000 });
    // Chromium never responds to it.
    browser.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  },
};
