import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { bareAddress } from '../support/frozen-phone';
import { agrees, judge, lostOf } from './judge';
import { observe, type Observation } from './observe';
import { blame, isWhole, missingOf, type Run } from './run';

/** How long (ms) to wait for the stored state from a page: a crashed one never responds. */
const checkTimeout = 5_000;

/** Compares the stored data with the previous observation, and remembers it. */
export async function checkStored(run: Run, page: Page): Promise<void> {
  const { memory, world, report } = run;
  const now = await observeSoon(run, page);
  const documents = new Set([...memory.taken.documents, ...run.taken.documents]);
  const chosen = new Set([...memory.taken.chosen, ...run.taken.chosen]);
  const isReset = memory.taken.isReset || run.taken.isReset;
  const { published, origin } = world;
  report.count('checks', 'stored');
  for (const flaw of judge(
    memory.before,
    now,
    { documents, isReset, chosen },
    { published, received: origin.received, damaged: memory.damaged },
  ))
    blame(run, flaw);
  const damaged = Object.entries(now.copies).filter(([address, hash]) => !published.get(address)?.has(hash));
  for (const copy of damaged) memory.damaged.add(copy.join(' '));
  memory.before = withoutDamaged(
    now,
    damaged.map(([address]) => address),
  );
  checkFiles(run, now);
}

/** A damaged copy may go, or be replaced. */
function withoutDamaged(now: Observation, damaged: readonly string[]): Observation {
  const copies = Object.entries(now.copies).filter(([address]) => !damaged.includes(address));
  return { ...now, copies: Object.fromEntries(copies) };
}

/** Files that the device lost must return on the next good network. */
function checkFiles(run: Run, now: Observation) {
  const { memory, world, step } = run;
  const worker = world.workers.active();
  if (!worker) return;
  const missing = missingOf(world, now, worker);
  const wasGood = step.weather.mode === 'fine' && worker === run.worker && worker === step.version;
  if (missing.length === 0) memory.unhealed = 0;
  else if (wasGood) memory.unhealed += 1;
  if (memory.unhealed === 3)
    blame(
      run,
      `${missing.length} files of the app are missing after three good networks, ${missing[0]} for one`,
    );
}

/** Observes the page if it responds; otherwise a bare page, for which the network is restored. */
async function observeSoon({ world }: Run, page: Page): Promise<Observation> {
  const isOurs = !page.isClosed() && page.url().startsWith(world.url);
  const found = isOurs ? await Promise.race([observe(page).catch(() => undefined), later()]) : undefined;
  return found ?? atBarePage(world, observe);
}

const later = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), checkTimeout));

/** Runs a function on a page of the site that runs no script. */
export async function atBarePage<T>(
  { bench, network, url }: Run['world'],
  run: (page: Page) => Promise<T>,
): Promise<T> {
  await network.clear();
  const page = await bench.context().newPage();
  try {
    await page.goto(url + bareAddress);
    return await run(page);
  } finally {
    await page.close();
  }
}

/** How either version tells of a loss: at each document, or once for those that its list does not show yet. */
const toldLoss = /no longer on this device|cleared by the device/;

/**
 * On an open Saved page: it must report each loss, and the catalogue must name each copy. A page with damaged scripts may
 * lack a part.
 */
export async function checkSaved(run: Run, page: Page): Promise<void> {
  if (run.isDamaged || page.isClosed() || new URL(page.url()).pathname !== '/saved') return;
  run.report.count('checks', 'Saved');
  const told = () => page.getByText(toldLoss).count();
  let flaw = '';
  for (const end = Date.now() + checkTimeout; Date.now() < end; await pause(100)) {
    const now = await observe(page).catch(() => undefined);
    if (!now) return;
    const isTold = (await told()) > 0 === lostOf(now).length > 0;
    flaw = isTold ? '' : `${lostOf(now).length} documents are lost, and the page tells of ${await told()}`;
    if (!agrees(now)) flaw = 'the catalogue does not name each saved copy';
    if (flaw === '') return;
  }
  blame(run, flaw);
}

/** What the browser logs on a failing network, and what a page may log that lost its files. */
export function isExpectedFault(run: Run, fault: string): boolean {
  // A warning says how the app met a fault, and the checks say whether it did.
  if (/^console warning/.test(fault)) return true;
  if (/Failed to load resource|error occurred when fetching the script/.test(fault)) return true;
  const { step, worker } = run;
  if (run.isDamaged && !/unhandled rejection while/.test(fault)) return true;
  const isBad = step.weather.mode !== 'fine';
  if (isBad && /^console error: Manifest/.test(fault)) return true;
  // An install must fail if it cannot fetch its files.
  if (isBad && /unhandled rejection while (parsed|installing)/.test(fault)) return true;
  const mayLackFiles = isBad || !isWhole(run, worker) || worker !== step.version;
  return (
    mayLackFiles &&
    /dynamically imported module|Importing a module script failed|Failed to load module script/.test(fault)
  );
}
