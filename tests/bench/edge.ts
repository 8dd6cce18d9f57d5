import { chromium } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import { startCountingProxy } from './counting-proxy';
import type { Measured } from './measured';
import { installMarks, readMarks } from './paint-marks';
import { edge, startSlowLink } from './slow-link';
import { vacancyTitles } from './titles';

/** The target for the first content (s). */
const limit = 4.5;

/** A first visit of `/vacancies` over a slow connection that page and worker share, with a new profile each time. */
export async function measureEdge({ runs, dist, browser }: Bench): Promise<Measured[]> {
  const site = await startSite({ dist });
  try {
    const texts = await vacancyTitles(site.url);
    const times = await repeat(runs, () => visit(site.url, browser, texts));
    return [
      { name: 'first contentful paint', unit: 's', values: times.content, target: { atMost: limit } },
      { name: 'heading painted', unit: 's', values: times.heading },
      { name: 'first vacancy painted', unit: 's', values: times.row, target: { atMost: limit } },
    ];
  } finally {
    await site.stop();
  }
}

async function visit(siteUrl: string, browser: string, texts: readonly string[]) {
  const proxy = await startCountingProxy(siteUrl);
  const link = await startSlowLink(Number(new URL(proxy.url).port), edge);
  const phone = await getPhone(chromium, browser, {});
  try {
    const page = await phone.open('about:blank');
    await page.addInitScript(installMarks, { texts });
    await page.goto(`${link.url}/vacancies`, { waitUntil: 'commit', timeout: 120_000 });
    const { heading, row } = await readMarks(page, 'row', 120_000);
    const content = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return { content: (content ?? NaN) / 1000, heading: heading / 1000, row: row / 1000 };
  } finally {
    await phone.discard();
    await link.stop();
    await proxy.stop();
  }
}
