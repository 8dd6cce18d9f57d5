import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { getWindow, startBrowser } from '../support/phone';
import { startSite } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { slowdown } from './relaunch';

/** The target for the first press (ms). */
const limit = 200;

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
    await page.addInitScript(watchPresses);
    await page.goto(address);
    await waitForApp(page);
    const control = find(page).first();
    if (!(await control.isVisible())) return undefined;
    await control.scrollIntoViewIfNeeded();
    // The start is over, as when a user has read the page before the press.
    await pause(1_500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // A new page is not what is measured.
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => (event.target as Element).closest('a') && event.preventDefault(),
        true,
      ),
    );
    await control.click();
    await page.waitForFunction(() => (window as unknown as { benchPress: number }).benchPress > 0);
    await pause(500);
    return await page.evaluate(() => (window as unknown as { benchPress: number }).benchPress);
  } finally {
    await phone.discard();
  }
}

/** Runs in the page before its scripts: the longest of the events of a press. */
function watchPresses(): void {
  Object.assign(window, { benchPress: 0 });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointer|mouse|click|key)/.test(name)) {
        const page = window as unknown as { benchPress: number };
        page.benchPress = Math.max(page.benchPress, duration);
      }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
