import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { waitForApp } from '../support/wait-for-app';
import { repeat, type Bench } from './bench';
import { generatedTitle, writeVacancies } from './many-vacancies';
import { ratio, type Measured } from './measured';
import { longestTask, readMarks, watchAgain } from './paint-marks';
import { copyProject } from '../support/project-copy';
import { relaunch } from './relaunch';
import { settle } from './settle';
import { table } from './table';
import { bodySize } from './transfer';

/** The baseline for longer lists, if it is among the sizes. */
const usual = 100;

const texts = [generatedTitle];

/** The same site with more and more vacancies, each a separate build. */
export async function measureVacancyGrowth(bench: Bench): Promise<Measured[]> {
  const copy = await copyProject();
  const found: { size: number; of: Found }[] = [];
  try {
    for (const size of bench.sizes) {
      bench.say(`Building and measuring ${size} vacancies`);
      await writeVacancies(copy.vacancies, size);
      const of = await measureSize(bench, await copy.build(`dist-${size}`));
      found.push({ size, of });
      // A long list may fail: print what was measured before.
      bench.say(table(`${size} vacancies`, linesOf(size, of)));
    }
    return [...found.flatMap(({ size, of }) => linesOf(size, of)), ...comparisons(found)];
  } finally {
    await copy.discard();
  }
}

type Found = Awaited<ReturnType<typeof measureSize>>;

function linesOf(size: number, found: Found): Measured[] {
  const name = (what: string) => `${size} vacancies: ${what}`;
  const ms = (what: string, values: number[], atMost?: number): Measured => ({
    name: name(what),
    unit: 'ms',
    values,
    ...(atMost !== undefined && { target: { atMost } }),
  });
  return [
    { name: name('HTML of the page'), unit: 'B', values: [found.html], target: { atMost: 20_000 } },
    { name: name('data inside it, uncompressed'), unit: 'B', values: [found.inlined] },
    { name: name('answer of the API'), unit: 'B', values: [found.answer] },
    ms('relaunch of / until its heading', found.home),
    ms('relaunch until the heading', found.heading),
    ms('relaunch until the first row', found.row),
    ms('relaunch, longest task', found.relaunchTask, 200),
    ms('from / to the first row', found.opened),
    ms('from / to the list, longest task', found.openTask, 200),
    ms('typing into the filter, longest task', found.typeTask, 200),
    ms('from the last letter to the rows', found.filtered),
  ];
}

function comparisons(found: readonly { size: number; of: Found }[]): Measured[] {
  const [fewest, most] = [found[0], found.at(-1)];
  if (!fewest || !most || fewest === most) return [];
  const base = found.find(({ size }) => size === usual) ?? fewest;
  const compare = (
    what: string,
    name: 'home' | 'heading' | 'row' | 'opened',
    to: typeof base,
    atMost: number,
  ) => ({
    name: `${most.size} vacancies to ${to.size}: ${what}`,
    unit: 'x' as const,
    values: [ratio(most.of[name], to.of[name])],
    target: { atMost },
  });
  return [
    compare('relaunch of / until its heading', 'home', fewest, 1.1),
    compare('relaunch until the heading', 'heading', fewest, 1.1),
    compare('relaunch until the first row', 'row', base, 1.2),
    compare('from / to the first row', 'opened', base, 1.2),
  ];
}

async function measureSize({ runs, browser }: Bench, dist: string) {
  const site = await startSite({ dist });
  const phone = await getPhone(chromium, browser, {});
  try {
    const list = `${site.url}/vacancies`;
    const answer = await bodySize(`${site.url}/api/vacancies`);
    const html = await bodySize(list);
    const inlined = inlinedData(await readFile(join(dist, 'vacancies.html'), 'utf8'));
    await settle(await phone.open(list));
    await settle(await phone.open(`${site.url}/`));
    await phone.shutDown();
    await site.stop();
    const times = await repeat(runs, async () => {
      const { marks } = await relaunch(phone, list, texts);
      await phone.shutDown();
      const { page, marks: home } = await relaunch(phone, `${site.url}/`, texts, 'heading');
      const opened = await openList(page);
      const typed = await typeIntoFilter(page);
      await phone.shutDown();
      return {
        home: home.heading,
        heading: marks.heading,
        row: marks.row,
        relaunchTask: longestTask(marks),
        opened: opened.row,
        openTask: longestTask(opened),
        typeTask: typed.longest,
        filtered: typed.filtered,
      };
    });
    return { html, inlined, answer, ...times };
  } finally {
    await phone.discard();
    await site.stop();
  }
}

/** The data that a page carries for its script: the characters in script elements that no browser runs. */
export function inlinedData(html: string): number {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => /\btype="application\/json"/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + text.length, 0);
}

/** Follows a link within the app: before hydration it would load the page from the server. */
async function openList(page: Page) {
  await waitForApp(page);
  await watchAgain(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/vacancies"]')?.click());
  return readMarks(page);
}

/** Types text that matches a single row, letter by letter; times the last one until only that row is shown. */
async function typeIntoFilter(page: Page) {
  const box = page.locator('main input[type=search]').first();
  await box.focus();
  await watchAgain(page);
  await page.keyboard.type('post 0000', { delay: 150 });
  const timed = await page.evaluateHandle(() => {
    const timeKey = (resolve: (time: number) => void) => {
      const pressed = performance.now();
      const look = () => {
        if (document.querySelectorAll('main tbody tr').length > 1) requestAnimationFrame(look);
        else resolve(performance.now() - pressed);
      };
      requestAnimationFrame(look);
    };
    return {
      time: new Promise<number>((resolve) => {
        addEventListener('keydown', () => timeKey(resolve), { once: true, capture: true });
      }),
    };
  });
  await page.keyboard.press('7');
  const filtered = await timed.evaluate(({ time }) => time);
  return { filtered, longest: longestTask(await readMarks(page)) };
}
