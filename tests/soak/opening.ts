import { errors, type Page } from 'playwright';
import { waitForApp } from '../support/wait-for-app';
import { letsOpen } from './network';
import { blame, isWhole, type Run } from './run';
import type { World } from './world';

/**
 * The expected result of a relaunch. `start`: the app. `show`: a page of the site, such as the last resort. `nothing`:
 * neither device nor network has anything of the site.
 */
type Expected = 'start' | 'show' | 'nothing';

/** Longer (ms) than the timeout of 8 s after which the app gives up on a silent server. */
const startTimeout = 20_000;
const shortTimeout = 3_000;

/** How long (ms) a page may be blank before it says that the app has not started. */
const noteTimeout = 12_000;

/** Whether the server can repair damaged files of the present version. The frozen one repairs nothing. */
const canRepair = ({ step, worker }: Run): boolean =>
  step.weather.mode === 'fine' && worker === 'present' && step.version === 'present';

function expectedOf(run: Run): Expected {
  const { step, worker, memory } = run;
  // The first good network may be needed to notice the damage.
  if (run.isDamaged) return canRepair(run) && memory.failedStarts > 0 ? 'start' : 'show';
  if (isWhole(run, worker)) return 'start';
  if (!letsOpen(step.weather)) return worker ? 'show' : 'nothing';
  // A version that lost its files cannot fetch them from a host that serves another version.
  return worker === undefined || worker === step.version ? 'start' : 'show';
}

/** Opens the step's page and checks the result. True if the app started. */
export async function openPage(run: Run, page: Page): Promise<boolean> {
  const { world, step, report } = run;
  const address = world.pages[Math.floor(step.address * world.pages.length)]!;
  const expected = expectedOf(run);
  report.count('openings that had to', expected);
  const timeout = expected === 'nothing' ? shortTimeout : startTimeout;
  const navigate = () => page.goto(world.url + address, { waitUntil: 'commit', timeout });
  try {
    await navigate().catch(async (error: unknown) => {
      if (!isLostByBrowser(world, error)) throw error;
      await navigate();
      report.count('given up', 'a navigation was sent to a worker that the browser stopped');
    });
  } catch (error) {
    const reason = /net::\w+|Timeout/.exec(String(error))?.[0] ?? String(error);
    const states = reason === 'Timeout' ? ` (workers: ${world.workers.states()})` : '';
    if (expected !== 'nothing') blame(run, `a navigation ended in ${reason}: ${address}${states}`);
    return false;
  }
  const isStarted = await hasOpened(run, page, address, expected);
  const { memory } = run;
  if (!run.isDamaged || isStarted) memory.failedStarts = 0;
  else if (canRepair(run)) memory.failedStarts += 1;
  return isStarted;
}

/**
 * With an attached debugger, as Playwright attaches one to each worker, Chromium stops a worker that a newer one replaces
 * also if it has just been sent a navigation, which then never ends. Without a debugger it waits for such events:
 * `ServiceWorkerVersion::OnRequestTermination`,
 * https://source.chromium.org/chromium/chromium/src/+/main:content/browser/service_worker/service_worker_version.cc
 */
const isLostByBrowser = ({ workers }: World, error: unknown): boolean =>
  error instanceof errors.TimeoutError && workers.isStoppedForNewer();

async function hasOpened(run: Run, page: Page, address: string, expected: Expected): Promise<boolean> {
  page.setDefaultTimeout(expected === 'start' ? startTimeout : shortTimeout);
  const isStarted = await succeeds(waitForApp(page));
  page.setDefaultTimeout(startTimeout);
  if (isStarted) {
    const hasText = await succeeds(waitForText(page, 'main'));
    if (!hasText) blame(run, `a page shows nothing: ${address}`);
    return true;
  }
  if (run.isDamaged) await succeeds(waitForAnyText(page));
  const text = await page.evaluate(() => document.body.innerText.trim()).catch(() => '');
  const words = text.replace(/\s+/g, ' ').slice(0, 60);
  if (expected === 'start') blame(run, `the app did not start; the page says "${words}": ${address}`);
  else if (expected === 'show' && text === '') blame(run, `a page is blank: ${address}`);
  return false;
}

const waitForText = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector);

const waitForAnyText = (page: Page) =>
  page.waitForFunction(() => document.body.innerText.trim(), undefined, { timeout: noteTimeout });

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );
