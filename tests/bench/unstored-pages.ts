import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { installMarks, readMarks } from './paint-marks';
import { settle } from './settle';

/** A sixth of the processor of this machine. */
const slowdown = 6;

/** The target for the heading and the first text (ms). */
const limit = 1_000;

/** Pages that a phone which opened the home page alone has never opened, of each kind. */
const paths = [
  '/frequently-asked-questions',
  '/search',
  '/saved',
  '/publications',
  '/team',
  '/contact',
  '/stakeholders',
  '/programs-and-projects',
  '/audit-reports',
];

/** Opens pages, after one visit of the home page, with the server ended, until their heading and text are painted. */
export async function measureUnstoredPages({ runs, dist, browser }: Bench): Promise<Measured[]> {
  const phone = await getPhone(chromium, browser, {});
  try {
    const site = await startSite({ dist });
    try {
      await settle(await phone.open(`${site.url}/`));
    } finally {
      await phone.shutDown();
      await site.stop();
    }
    const lines: Measured[] = [];
    for (const path of [...paths, '/']) {
      const { times } = await repeat(runs, async () => {
        const first = await phone.open('about:blank');
        await pause(1_000);
        const page = await openTab(first, `${site.url}${path}`);
        const { heading } = await readMarks(page, 'heading');
        await page.close();
        return { times: heading };
      });
      const target = path === '/' ? {} : { target: { atMost: limit } };
      lines.push({
        name: `${path}, ${slowdown}x CPU: heading painted`,
        unit: 'ms',
        values: times,
        ...target,
        ...(path === '/' && { note: 'opened before' }),
      });
    }
    return lines;
  } finally {
    await phone.discard();
  }
}

async function openTab(first: Page, address: string): Promise<Page> {
  const page = await first.context().newPage();
  await page.addInitScript(installMarks, { texts: [] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}
