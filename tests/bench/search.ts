import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { projectRoot } from '../support/project';
import { startSite } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { repeat, type Bench } from './bench';
import type { Measured } from './measured';
import { installMarks, longestTask, readMarks, watchAgain } from './paint-marks';
import { slowdown } from './relaunch';
import { blocksOf, fileOfRow, ownWord, searchSize, vacancyRow } from './search-phone';
import { heapOfWorker, readWork } from './search-worker';
import { settle } from './settle';

/** The folder of the site with many vacancies, within the project. */
const folder = 'node_modules/.cache/bench-search';

/** The title of the first result, which stands in one text alone. */
const firstResult = 'Field officer for';

/** The search on a phone that holds 10,000 vacancies and 300 texts of documents. */
export async function measureSearch({ runs, dist, browser, say }: Bench): Promise<Measured[]> {
  await cp(join(projectRoot, dist), join(projectRoot, folder), { recursive: true });
  const site = await startManyVacancies();
  const phone = await getPhone(chromium, browser, {});
  try {
    say(`Storing ${searchSize.rows} vacancies and ${searchSize.texts} texts`);
    const page = await phone.open(`${site.url}/vacancies`);
    await settle(page);
    await storeTexts(page);
    await phone.shutDown();
    const times = await repeat(runs, async (run) => {
      const found = await measureOnce(await phone.open('about:blank'), site.url, run);
      await phone.shutDown();
      return found;
    });
    const ms = (name: string, values: number[], atMost?: number): Measured => ({
      name,
      unit: 'ms',
      values,
      ...(atMost !== undefined && { target: { atMost } }),
    });
    return [
      ms('index, time of its worker', times.index, 5_000),
      ms('first query, time of its worker', times.query, 300),
      ms('from the address to the first result', times.opened),
      ms('while it is indexed, longest task of the page', times.indexTask),
      ms('typing, longest task of the page', times.typeTask, 100),
      ms('typing, slowest query of the worker', times.slowestQuery),
      { name: 'memory of the worker', unit: 'B', values: times.memory, target: { atMost: 60_000_000 } },
    ];
  } finally {
    await phone.discard();
    await site.stop();
    await rm(join(projectRoot, folder), { recursive: true, force: true });
  }
}

async function startManyVacancies() {
  const now = Date.now();
  const data = Array.from({ length: searchSize.rows }, (_, row) => vacancyRow(row, now));
  const file = join(projectRoot, folder, 'api/vacancies.json');
  await Promise.all(['.br', '.gz'].map((kind) => rm(file + kind, { force: true })));
  await writeFile(file, JSON.stringify({ data }));
  return startSite({ dist: folder });
}

/** Writes texts where the app keeps those of documents. */
async function storeTexts(page: Page): Promise<void> {
  const texts = Array.from({ length: searchSize.texts }, (_, text) => ({
    file: fileOfRow(text),
    blocks: blocksOf(text),
  }));
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ngo');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
    const rows = database.transaction('rows', 'readwrite');
    for (const { file, blocks } of all) {
      const edition = { lang: 'en', pages: 4, blocks, of: { sha256: '', size: 1 } };
      rows.objectStore('rows').put({ hash: 'ab', edition, usedAt: Date.now() }, `edition/${file}`);
    }
    await new Promise((resolve) => (rows.oncomplete = resolve));
    database.close();
  }, texts);
}

async function measureOnce(page: Page, url: string, run: number) {
  await page.addInitScript(installMarks, { texts: [firstResult] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/search?q=${ownWord(run)}`, { waitUntil: 'commit' });
  const opened = await readMarks(page, 'row', 300_000);
  await waitForApp(page);
  const { worker, factor } = await readWork(page, slowdown);
  const sum = (name: string, of: typeof worker) =>
    of.filter((each) => each.name === name).reduce((all, { duration }) => all + duration, 0);
  const memory = await heapOfWorker(page);
  const field = page.getByRole('combobox');
  await field.fill('');
  await watchAgain(page);
  await page.keyboard.type('field oficer lo', { delay: 150 });
  await page.getByRole('option').first().waitFor({ timeout: 60_000 });
  const typed = await page.evaluate(
    () => (window as unknown as { benchMarks: Parameters<typeof longestTask>[0] }).benchMarks,
  );
  const after = (await readWork(page, slowdown)).worker.slice(worker.length);
  return {
    index: sum('add', worker) * factor,
    query: sum('find', worker) * factor,
    opened: opened.row,
    indexTask: longestTask(opened),
    typeTask: longestTask(typed),
    slowestQuery: Math.max(0, ...after.map(({ duration }) => duration)) * factor,
    memory,
  };
}
