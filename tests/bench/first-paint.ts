import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { getWindow, startBrowser } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';

const pages = ['/', '/vacancies', '/read?file=/files/vacancies/tor-loan-officer-mazar.pdf'];

/** The CPU slowdowns, relative to this machine. */
const slowdowns = [4, 6];

interface Paint {
  lcp: number;
  blocking: number;
  longest: number;
}

/** First visits on a slow CPU, without a worker: the largest paint, and what keeps the page from answering a press. */
export async function measureFirstPaint({ runs, dist, browser: program }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  const browser = await startBrowser(chromium, program);
  try {
    const lines: Measured[] = [];
    for (const path of [...pages, await firstNotice(site.url)])
      for (const rate of slowdowns) {
        const name = (what: string) => `${path.replace(/\?.*/, '')}, ${rate}x CPU: ${what}`;
        const times = await repeat(runs, async () => ({ ...(await visit(browser, site.url + path, rate)) }));
        lines.push(
          { name: name('largest contentful paint'), unit: 'ms', values: times.lcp },
          { name: name('total blocking time'), unit: 'ms', values: times.blocking },
          {
            name: name('longest task after the first paint'),
            unit: 'ms',
            values: times.longest,
            ...(rate === 4 && { target: { atMost: 150 } }),
            note: '0: none took 50 ms',
          },
        );
      }
    return lines;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The page of the first vacancy; the list where vacancies have no pages of their own. */
async function firstNotice(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/vacancies`)).text();
  return /href="(\/vacancies\/[^"?#]+)"/.exec(html)?.[1] ?? '/vacancies';
}

async function visit(browser: Browser, address: string, rate: number): Promise<Paint> {
  const phone = getWindow(browser, {});
  try {
    const page = await phone.open('about:blank');
    await page.addInitScript(watchPaints);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(address, { waitUntil: 'networkidle' });
    // What the app does when it is idle, and the reports of the browser.
    await pause(3_000);
    return await page.evaluate(() => (window as unknown as { benchPaint: Paint }).benchPaint);
  } finally {
    await phone.discard();
  }
}

/** Runs in the page before its scripts. */
function watchPaints(): void {
  const paint: Paint = { lcp: 0, blocking: 0, longest: 0 };
  Object.assign(window, { benchPaint: paint });
  let first = Infinity;
  const tasks: PerformanceEntry[] = [];
  const judge = () => {
    const later = tasks.filter(({ startTime, duration }) => startTime + duration > first);
    paint.blocking = later.reduce((sum, { duration }) => sum + duration - 50, 0);
    paint.longest = Math.max(0, ...later.map(({ duration }) => duration));
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
      judge();
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (paint.lcp = startTime));
  observe('longtask', (entry) => tasks.push(entry));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') first = startTime;
  });
}
