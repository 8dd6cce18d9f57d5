import type { Page } from 'playwright/test';
import { readAll } from '../support/everything-stored';
import { setScreen } from '../support/cut-controls';
import { expect, serverIsGone, returningTest, waitForApp } from './fixtures';
import type { Notice } from './site-records';
import { manyRecords } from './many-records';

const test = returningTest.extend<object, { dist: string }>({ dist: manyRecords });

/** Keeps a vacancy from its page, which the list leads to. */
async function keep(page: Page, { title }: Notice): Promise<string> {
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('button', { name: /^Keep\b/ }).click();
  await expect(page.getByRole('button', { name: /^Kept\b/ })).toHaveAttribute('aria-pressed', 'true');
  return new URL(page.url()).pathname;
}

const card = (page: Page, { title }: Notice) =>
  page.locator('#kept li').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

/** Changes the list of vacancies that the phone has, as an answer of the server that came a moment later. */
const changeList = (page: Page, notice: Notice, change: { close_date?: string; isGone?: boolean }) =>
  page.evaluate(
    async ([number, { isGone, ...fields }]) => {
      const { data } = (await (await caches.match('/api/vacancies'))!.json()) as {
        data: { vacancy_number: string }[];
      };
      const changed = data.flatMap((record) =>
        record.vacancy_number !== number ? [record] : isGone ? [] : [{ ...record, ...fields }],
      );
      const headers = { 'content-type': 'application/json', 'x-confirmed-at': String(Date.now() + 1) };
      await (
        await caches.open('ngo-api')
      ).put('/api/vacancies', new Response(JSON.stringify({ data: changed }), { headers }));
    },
    [notice.number, change] as const,
  );

test('a notice without a document is kept; without a server, after a restart, it stands in My things and opens', async ({
  open,
  records,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const notice = records.vacancyWithoutDocument;
  const path = await keep(await open('/vacancies'), notice);
  await killServer();
  await restart();
  const page = await open('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My things');
  await expect(card(page, notice)).toBeVisible();
  await card(page, notice).getByRole('link', { name: notice.title }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
});

test('a kept notice tells that its deadline has changed, and that the list no longer has it, and still opens', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const notice = records.vacancyWithoutDocument;
  const page = await open('/vacancies');
  const path = await keep(page, notice);
  await killServer();
  await changeList(page, notice, { close_date: '2031-05-04' });
  await page.goto(new URL('/saved', page.url()).href);
  await expect(card(page, notice)).toContainText(/the closing date was .+, and is 4 May 2031 now\./);
  await changeList(page, notice, { isGone: true });
  await page.goto(new URL('/vacancies', page.url()).href);
  await waitForApp(page);
  await page.goto(new URL('/saved', page.url()).href);
  await expect(card(page, notice)).toContainText('It is no longer in the list.');
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByText('This is no longer in the list. You kept it on')).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
});

for (const [prefix, testIn] of [
  ['', test],
  // That site is in English alone.
  ['/fa', returningTest],
] as const)
  testIn(
    `at 320 px and text of 200 % the first kept thing is on the first screen: ${prefix || '/'}`,
    async ({ open }) => {
      const page = await open(`${prefix}/vacancies`);
      await page.locator('tbody th a').first().click();
      await page.locator('main [aria-pressed="false"]').click();
      await page.goto(new URL(`${prefix}/saved`, page.url()).href);
      await waitForApp(page);
      await setScreen(page, { width: 320, text: 200 }, 740);
      const first = page.locator('#kept li h3').first();
      await expect(first).toBeVisible();
      const { top } = await first.evaluate((heading) => heading.getBoundingClientRect());
      expect(top).toBeLessThan(640);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

test('“Forget my things” asks once, and leaves nothing of its user on the phone', async ({
  open,
  site,
  records,
}) => {
  const { file } = records.vacancy;
  const page = await open('/vacancies');
  const path = await keep(page, records.vacancyWithoutDocument);
  await page.goto(`${site.url}/project-updates`);
  await page.locator('main a[href^="/project-details/"]').first().click();
  // Until then, each card of the list has a button of this name.
  await expect(page.getByText('Project details')).toBeVisible();
  await page.getByRole('button', { name: /^Keep\b/ }).click();
  await expect(page.getByRole('button', { name: /^Kept\b/ })).toBeVisible();
  const project = new URL(page.url()).pathname;
  await page.goto(`${site.url}/read?file=${file}&view=pages`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  const traces = (all: readonly string[]) =>
    all.filter((line) =>
      [' kept/', ' saved/', ' reading/', file, `/api${project}`].some((trace) => line.includes(trace)),
    );
  // Lists name every document, whether it was read or not.
  const own = (all: readonly string[]) =>
    traces(all).filter(
      (line) => !/ngo(-api)? (.*\/api\/[a-z]+( part \d+)?( |$)|edition\/\/texts\/index\.json)/.test(line),
    );
  expect(own(await readAll(page)).length).toBeGreaterThan(3);

  await page.goto(`${site.url}/saved`);
  await page.getByRole('button', { name: 'Forget my things' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget my things?' });
  await expect(dialog.getByText('2 kept entries')).toBeVisible();
  await expect(dialog.getByText('1 saved document')).toBeVisible();
  const again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Forget all of it' }).click();
  await again;
  await waitForApp(page);
  await expect(page.getByText(/^Nothing is kept yet\./)).toBeVisible();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  const left = await readAll(page);
  expect(own(left)).toEqual([]);
  // A first visit notes again which notices there are.
  const isFirstVisit = (line: string) => /^ngo preferences\/last-visit .*"mayHaveNews":false/.test(line);
  expect(left.filter((line) => line.includes(path) && !isFirstVisit(line))).toEqual([]);
});
