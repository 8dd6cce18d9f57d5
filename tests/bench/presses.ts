import { setTimeout as pause } from 'node:timers/promises';
import { chromium, errors, type Browser, type Locator, type Page } from 'playwright';
import { getWindow, startBrowser } from '../support/phone';
import { startSite } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { slowdown } from './relaunch';

/** The target for the first press (ms). */
const limit = 200;

/** The browser reports no shorter event (ms): a press without a report counts as this long. */
const shortest = 16;

/** The controls, as a user finds them; the first one in view that matches. */
const presses: { name: string; path: string; find: (page: Page) => Locator }[] = [
  { name: 'Menu', path: '/vacancies', find: (page) => page.getByRole('button', { name: 'Menu' }) },
  {
    name: 'the filter of a list',
    path: '/vacancies',
    find: (page) => page.locator('main input[type=search]'),
  },
  {
    name: 'Save',
    path: '/vacancies',
    find: (page) => page.getByRole('main').getByRole('button', { name: /^Save/ }),
  },
  {
    name: 'an entry of the FAQs',
    path: '/frequently-asked-questions',
    find: (page) => page.getByRole('main').locator('h2 button, h3 button').nth(1),
  },
  { name: 'a language', path: '/vacancies', find: (page) => page.locator('a[hreflang]:visible') },
];

/** The first press of a first visit: from the press to the next frame (interaction to next paint). */
export async function measurePresses({ runs, dist, browser: program, say }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  const browser = await startBrowser(chromium, program);
  try {
    const lines: Measured[] = [];
    for (const { name, path, find } of presses) {
      const { values = [] } = await repeat(runs, async () => {
        const time = await press(browser, site.url + path, find);
        return (time === undefined ? {} : { values: time }) as { values: number };
      });
      if (values.length === 0) say(`${path} has no ${name}.`);
      else lines.push({ name: `first press on ${name}`, unit: 'ms', values, target: { atMost: limit } });
    }
    return lines;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function press(
  browser: Browser,
  address: string,
  find: (page: Page) => Locator,
): Promise<number | undefined> {
  const phone = getWindow(browser, {});
  try {
    const page = await phone.open('about:blank');
    await page.addInitScript(watchPresses, shortest);
    await page.goto(address);
    await waitForApp(page);
    const control = find(page).first();
    if (!(await control.isVisible())) return undefined;
    await control.scrollIntoViewIfNeeded();
    // The start is over, as when a user has read the page before the press.
    await pause(1_500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await control.click();
    const isReported = () => Number(sessionStorage.benchPress) > 0;
    try {
      await page.waitForFunction(isReported, undefined, { timeout: 3_000 });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return shortest;
    }
    await pause(500);
    return await page.evaluate(() => Number(sessionStorage.benchPress));
  } finally {
    await phone.discard();
  }
}

/** Runs in each page before its scripts: the longest of the events of a press. A press on a link ends in another page. */
function watchPresses(shortest: number): void {
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointer|mouse|click|key)/.test(name))
        sessionStorage.benchPress = Math.max(Number(sessionStorage.benchPress ?? 0), duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}
