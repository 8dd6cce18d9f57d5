import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { getPhone, type Phone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { installMarks, longestTask, readMarks, type Until } from './paint-marks';
import { describeProfile, startProfile } from './profile';
import { settle } from './settle';
import { vacancyTitles } from './titles';

/** The CPU slowdown relative to this machine. */
export const slowdown = 4;

/** The target for a relaunch (ms). */
const limit = 700;

export async function measureRelaunch({ runs, dist, browser, say }: Bench): Promise<Measured[]> {
  const phone = await getPhone(chromium, browser, {});
  try {
    const site = await startSite({ dist });
    const texts = await vacancyTitles(site.url);
    const address = `${site.url}/vacancies`;
    try {
      await settle(await phone.open(address));
    } finally {
      await phone.shutDown();
      await site.stop();
    }
    const times = await repeat(runs, async () => {
      const { page, marks: cold } = await relaunch(phone, address, texts);
      // Wait until the first tab is idle before opening the second.
      await pause(3_000);
      const warm = await openTab(page, address, texts);
      await phone.shutDown();
      return {
        coldHeading: cold.heading,
        coldRow: cold.row,
        warmHeading: warm.heading,
        warmRow: warm.row,
        coldTask: longestTask(cold),
      };
    });
    say(`Where the time of one more cold relaunch goes:\n${await profileRelaunch(phone, address, texts)}`);
    return [
      { name: 'cold: heading painted', unit: 'ms', values: times.coldHeading, target: { atMost: limit } },
      { name: 'cold: first row painted', unit: 'ms', values: times.coldRow, target: { atMost: limit } },
      { name: 'cold: longest task', unit: 'ms', values: times.coldTask, note: '0: none took 50 ms' },
      { name: 'warm: heading painted', unit: 'ms', values: times.warmHeading },
      { name: 'warm: first row painted', unit: 'ms', values: times.warmRow },
    ];
  } finally {
    await phone.discard();
  }
}

/** Restarts the browser with its profile, and opens an address on a throttled CPU. */
export async function relaunch(
  phone: Phone,
  address: string,
  texts: readonly string[],
  until: Until = 'row',
) {
  const page = await startSlowly(phone, texts);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, marks: await readMarks(page, until) };
}

/** Waits until the browser itself is idle before the page is requested. */
async function startSlowly(phone: Phone, texts: readonly string[]): Promise<Page> {
  const page = await phone.open('about:blank');
  await prepare(page, texts);
  await pause(1_000);
  return page;
}

async function prepare(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript(installMarks, { texts });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openTab(first: Page, address: string, texts: readonly string[]) {
  const page = await first.context().newPage();
  await prepare(page, texts);
  await page.goto(address, { waitUntil: 'commit' });
  return readMarks(page);
}

async function profileRelaunch(phone: Phone, address: string, texts: readonly string[]): Promise<string> {
  const page = await startSlowly(phone, texts);
  const stop = await startProfile(page);
  await page.goto(address, { waitUntil: 'commit' });
  const { row } = await readMarks(page);
  const described = describeProfile(await stop(), row);
  const timing = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const last = Math.max(0, ...scripts.map((script) => (script as PerformanceResourceTiming).responseEnd));
    return { ...(entry?.toJSON() as PerformanceNavigationTiming), scripts: scripts.length, last };
  });
  const at = (name: keyof typeof timing) => `${Math.round(Number(timing[name]))} ms`;
  await phone.shutDown();
  return [
    `    worker started ${at('workerStart')}, asked ${at('fetchStart')}, page's HTML ${at('responseEnd')}, ` +
      `${timing.scripts} scripts until ${at('last')}, row painted ${Math.round(row)} ms`,
    described,
  ].join('\n');
}
