import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { escapePattern } from '../support/plain';
import { projectRoot } from '../support/project';
import { replaceFile } from '../support/replace-file';
import { expect, returningTest as base, serverIsGone, waitForPrefetch, waitForWorker } from './fixtures';

base.describe.configure({ timeout: 120_000 });

/** A copy of the build for each journey, whose lists may be changed. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-deadline-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

interface Vacancy {
  vacancy_number: string;
  title: string;
  close_date?: string;
  file?: string;
}

/** Publishes the list of vacancies anew. */
async function publish(dist: string, change: (records: Vacancy[]) => Vacancy[]): Promise<void> {
  const list = join(dist, 'api/vacancies.json');
  const { data } = JSON.parse(await readFile(list, 'utf8')) as { data: Vacancy[] };
  await replaceFile(list, JSON.stringify({ data: change(data) }));
  await Promise.all(['br', 'gz'].map((ending) => rm(`${list}.${ending}`, { force: true })));
}

const lists = ['/api/settings', '/api/vacancies', '/api/volunteers', '/api/itbs', '/api/noas'];
/** The chip of a notice that is open. */
const state = /^(Open|Closes (today|tomorrow|in \d+ days))$/;

/** What the page has handed to `navigator.share`, instead of opening a share sheet. */
const stubShare = (page: Page) =>
  page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, text, files }: ShareData) =>
        void shared.push({ title, text, files: files?.map(({ name }) => name) }),
    });
  });
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
}

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${escapePattern(title)}`) });

test('the deadline goes along: into the list of saved documents, the viewer, the search, and what is shared', async ({
  open,
  records,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const { address, title, number } = records.vacancy;
  const page = await open(address);
  await waitForWorker(page);
  await waitForPrefetch(page, lists);
  await save(page);
  await killServer();
  await restart();

  const saved = await open('/saved');
  await expect(card(saved, title).getByText(state)).toBeVisible();
  await stubShare(saved);
  await card(saved, title)
    .getByRole('button', { name: /^Share/ })
    .click();
  const text = new RegExp(
    `^${escapePattern(`${title} (${number})`)}\\nCloses on .+, .+ time \\(UTC.*\\)\\.\\nDocument: PDF, English, .+\\nhttp.+${escapePattern(address)}$`,
  );
  await expect
    .poll(() => shared(saved))
    .toEqual([
      { title, text: expect.stringMatching(text) as unknown, files: [expect.stringContaining('.pdf')] },
    ]);

  await card(saved, title).getByRole('link', { name: /^Read/ }).click();
  await expect(saved.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(saved.getByText(state)).toBeVisible();
  await stubShare(saved);
  await saved.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shared(saved)).toMatchObject([{ text: expect.stringMatching(text) as unknown }]);

  const search = await open(`/search?${new URLSearchParams({ q: title }).toString()}`);
  const result = search.getByRole('listitem').filter({ hasText: title }).first();
  await expect(result.getByText(state)).toBeVisible();

  const list = await open('/vacancies');
  await stubShare(list);
  const row = list.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: /^More: / }).click();
  await list.getByRole('menuitem', { name: 'Share' }).click();
  await expect.poll(() => shared(list)).toMatchObject([{ text: expect.stringMatching(text) as unknown }]);

  const notice = await open(address);
  const downloading = notice.waitForEvent('download');
  await notice.getByRole('button', { name: /^Add to calendar/ }).click();
  const entry = (await readFile(await (await downloading).path(), 'utf8')).replaceAll('\r\n ', '');
  expect(entry).toContain(`SUMMARY:Closes: ${title.replaceAll(',', '\\,')}`);
  const [name, end] = [number, address].map(escapePattern);
  expect(entry).toMatch(new RegExp(`\\nDESCRIPTION:${name}\\\\n\\\\n.+\\\\n\\\\nhttp.+${end}\\r\\n`));
  await expect(notice.getByText(/^The date is in your downloads, as a calendar file/)).toBeVisible();
});

test('a saved document says that the closing date of its notice has changed', async ({
  open,
  dist,
  records,
  restart,
}) => {
  const { address, title, number } = records.vacancy;
  const page = await open(address);
  await waitForWorker(page);
  await waitForPrefetch(page, lists);
  await save(page);
  const before = await page.locator('time').first().textContent();
  await publish(dist, (all) =>
    all.map((record) =>
      record.vacancy_number === number ? { ...record, close_date: '2031-05-04 15:00' } : record,
    ),
  );
  await restart();

  const list = await open('/vacancies');
  await expect(list.getByText('4 May 2031, 15:00')).toBeVisible();
  await list.goto(new URL('/saved', list.url()).href);
  const said = card(list, title).getByText(/^The closing date changed since you saved this/);
  await expect(said).toContainText('and is 4 May 2031, 15:00 now');
  await expect(said).toContainText(`it was ${before?.slice(0, 8)}`);
});

test('what came since the last visit is marked in its list and counted on the home page', async ({
  open,
  dist,
  restart,
}) => {
  const home = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Vacancies', exact: true }) });
  const page = await open('/');
  await waitForWorker(page);
  await waitForPrefetch(page, lists);
  const visit = () =>
    page.evaluate(
      () =>
        new Promise<{ known?: object } | undefined>((resolve) => {
          const opening = indexedDB.open('ngo');
          opening.onsuccess = () => {
            const rows = opening.result.transaction('rows').objectStore('rows');
            const reading = rows.get('preferences/last-visit');
            reading.onsuccess = () => resolve(reading.result as { known?: object } | undefined);
          };
        }),
    );
  await expect.poll(async () => Object.keys((await visit())?.known ?? {})).toContain('/vacancies');
  expect(await page.getByText(/\bnew$/).count()).toBe(0);
  // What this tab might still refresh would belong to its visit.
  await page.close();

  await publish(dist, ([first, ...rest]) => [
    { ...first!, vacancy_number: 'NLO-VA-900', title: 'Archivist', close_date: '2031-05-04' },
    first!,
    ...rest,
  ]);
  await restart();
  // No page of the app: its first comparison would still be of the visit before.
  const later = await open('/robots.txt');
  await later.context().clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await later.goto(new URL('/', later.url()).href);
  await expect(home(later).getByText('1 new')).toBeVisible();
  await home(later).getByRole('link', { name: 'Vacancies', exact: true }).click();
  const row = later.getByRole('row').filter({ hasText: 'Archivist' });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await expect(later.getByText('New', { exact: true })).toHaveCount(1);
});
