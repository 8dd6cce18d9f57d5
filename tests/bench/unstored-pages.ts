import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { projectRoot } from '../support/project';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { installMarks, readMarks } from './paint-marks';
import { settle } from './settle';

/** A sixth of the processor of this machine. */
const slowdown = 6;

/** The target for the heading and the first text (ms). */
const limit = 1_000;

/** Before the addresses of each language. */
const prefixes = ['', '/fa', '/ps'];

/** No pages of their own. */
const shells = /^(404|shell|read)\.html$/;

/** The pages of a language with an address of their own, and one of each route with parameters, by their files. */
async function pagesOf(dist: string, prefix: string): Promise<string[]> {
  const folder = join(projectRoot, dist, prefix);
  const isPage = (name: string) => name.endsWith('.html') && !shells.test(name);
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && isPage(entry.name)).map(({ name }) => name);
  const ofRecords = entries
    .filter((entry) => entry.isDirectory() && !prefixes.includes(`/${entry.name}`))
    .map(async ({ name }) => {
      const inside = await readdir(join(folder, name), { recursive: true });
      return inside
        .filter(isPage)
        .sort()
        .slice(0, 1)
        .map((file) => `${name}/${file.replaceAll('\\', '/')}`);
    });
  const files = [...own, ...(await Promise.all(ofRecords)).flat()].filter(
    // The home pages of other languages lie beside those of the first one.
    (file) => file !== 'index.html' && !prefixes.includes(`/${file.replace(/\.html$/, '')}`),
  );
  return files.sort().map((file) => encodeURI(`${prefix}/${file.replace(/\.html$/, '')}`));
}

/**
 * Opens each page, after one visit of the home page of its language, with the server ended, until its heading is painted;
 * at the end one that was opened before.
 */
export async function measureUnstoredPages(bench: Bench): Promise<Measured[]> {
  const lines: Measured[] = [];
  for (const prefix of prefixes)
    if (existsSync(join(projectRoot, bench.dist, prefix)))
      lines.push(...(await measureLanguage(bench, prefix)));
  return lines;
}

async function measureLanguage({ runs, dist, browser }: Bench, prefix: string): Promise<Measured[]> {
  const home = prefix || '/';
  const phone = await getPhone(chromium, browser, {});
  try {
    const site = await startSite({ dist });
    try {
      await settle(await phone.open(site.url + home));
    } finally {
      await phone.shutDown();
      await site.stop();
    }
    const lines: Measured[] = [];
    const first = await phone.open('about:blank');
    await pause(1_000);
    for (const path of [...(await pagesOf(dist, prefix)), home]) {
      const { times } = await repeat(runs, async () => {
        const page = await openTab(first, site.url + path);
        const { heading } = await readMarks(page, 'heading');
        await page.close();
        return { times: heading };
      });
      lines.push({
        name: `${path}, ${slowdown}x CPU: heading painted`,
        unit: 'ms',
        values: times,
        ...(path === home ? { note: 'opened before' } : { target: { atMost: limit } }),
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
