import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { getPhone } from '../support/phone';
import { projectRoot } from '../support/project';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { longestTask } from './paint-marks';
import { relaunch } from './relaunch';
import { titleMark, vacancyRow } from './search-phone';
import { settle } from './settle';

/** The folder of the site with many vacancies, within the project. */
const folder = 'node_modules/.cache/bench-lists';

const sizes = [10_000, 20_000];

/** A built site whose API has more vacancies than its pages: a relaunch with the list on the phone, server ended. */
export async function measureLongLists({ runs, dist, browser, say }: Bench): Promise<Measured[]> {
  const lines: Measured[] = [];
  await cp(join(projectRoot, dist), join(projectRoot, folder), { recursive: true });
  try {
    for (const size of sizes) {
      say(`Storing ${size} vacancies`);
      await writeVacancies(size);
      const site = await startSite({ dist: folder });
      const phone = await getPhone(chromium, browser, {});
      try {
        const address = `${site.url}/vacancies`;
        await settle(await phone.open(address));
        await phone.shutDown();
        await site.stop();
        const times = await repeat(runs, async () => {
          const { marks } = await relaunch(phone, address, [titleMark]);
          await phone.shutDown();
          return { row: marks.row, task: longestTask(marks) };
        });
        lines.push(
          { name: `${size} vacancies: relaunch until the first row`, unit: 'ms', values: times.row },
          { name: `${size} vacancies: relaunch, longest task`, unit: 'ms', values: times.task },
        );
      } finally {
        await phone.discard();
        await site.stop();
      }
    }
    return lines;
  } finally {
    await rm(join(projectRoot, folder), { recursive: true, force: true });
  }
}

async function writeVacancies(size: number): Promise<void> {
  const now = Date.now();
  const data = Array.from({ length: size }, (_, row) => vacancyRow(row, now));
  const file = join(projectRoot, folder, 'api/vacancies.json');
  await Promise.all(['.br', '.gz'].map((kind) => rm(file + kind, { force: true })));
  await writeFile(file, JSON.stringify({ data }));
}
