import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { repeat, type Bench } from './bench';
import { generatedTitle, writeVacancies } from './many-vacancies';
import { ratio, type Measured } from './measured';
import { longestTask, readMarks, watchAgain } from './paint-marks';
import { copyProject } from './project-copy';
import { relaunch } from './relaunch';
import { settle } from './settle';
import { bodySize } from './transfer';

const sizes = [10, 100, 1_000, 10_000] as const;
type Size = (typeof sizes)[number];

const texts = [generatedTitle];

/** The same site with more and more vacancies, each a build of its own. */
export async function measureVacancyGrowth(bench: Bench): Promise<Measured[]> {
  const copy = await copyProject();
  try {
    const found = {} as Record<Size, Awaited<ReturnType<typeof measureSize>>>;
    for (const size of sizes) {
      bench.say(`Building and measuring ${size} vacancies`);
      await writeVacancies(copy.vacancies, size);
      found[size] = await measureSize(bench, await copy.build(`dist-${size}`));
    }
    return [...sizes.flatMap((size) => linesOf(size, found[size])), ...comparisons(found)];
  } finally {
    await copy.discard();
  }
}

type Found = Awaited<ReturnType<typeof measureSize>>;

function linesOf(size: Size, found: Found): Measured[] {
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

const comparisons = (found: Record<Size, Found>): Measured[] => [
  compare('relaunch of / until its heading', found[10_000].home, found[10].home, 1.1),
  compare('relaunch until the heading', found[10_000].heading, found[10].heading, 1.1),
  compare('relaunch until the first row', found[10_000].row, found[100].row, 1.2, '100'),
  compare('from / to the first row', found[10_000].opened, found[100].opened, 1.2, '100'),
];

const compare = (what: string, many: number[], few: number[], atMost: number, base = '10'): Measured => ({
  name: `10000 vacancies to ${base}: ${what}`,
  unit: 'x',
  values: [ratio(many, few)],
  target: { atMost },
});

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

/** Data that a page carries for its script to read: characters in script elements that no browser runs. */
export function inlinedData(html: string): number {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => /\btype="application\/json"/.test(attributes))
    .reduce((sum, [, , text = '']) => sum + text.length, 0);
}

async function openList(page: Page) {
  await watchAgain(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/vacancies"]')?.click());
  return readMarks(page);
}

/** Writes what fits one row alone, letter by letter. */
async function typeIntoFilter(page: Page) {
  const box = page.locator('main input[type=search]').first();
  await box.focus();
  await watchAgain(page);
  await page.keyboard.type('post 00007', { delay: 150 });
  const filtered = await page.evaluate(async () => {
    const pressed = performance.now();
    const isFiltered = () => document.querySelectorAll('main tbody tr').length === 1;
    while (!isFiltered() && performance.now() - pressed < 20_000)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - pressed;
  });
  return { filtered, longest: longestTask(await readMarks(page)) };
}
