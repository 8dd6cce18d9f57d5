import type { Page } from 'playwright/test';
import { expect, renderingTest as test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The years that the page offers, the first one first. */
const yearsOf = async (page: Page) => {
  const years = main(page).getByRole('button', { name: /^\d{4}$/ });
  await expect(years).not.toHaveCount(0);
  return (await years.allTextContents()).sort();
};
const yearButton = (page: Page, year: string) => page.getByRole('button', { name: year, exact: true });

async function recordsOf(address: string): Promise<Record<string, unknown>[]> {
  const { data } = (await (await fetch(address)).json()) as { data: Record<string, unknown>[] };
  return data;
}

test('shows a person under the heading of the board or of the management team', async ({
  open,
  site,
  expectFault,
}) => {
  // The browser logs the status of a page that the server does not know.
  expectFault(/status of 404 .*\/(board-member|management-team)\/(nobody|no-)/);
  const team = await recordsOf(`${site.url}/api/teams`);
  for (const [flag, position, heading] of [
    [1, 'board-member', 'Board director details'],
    [0, 'management-team', 'Management team details'],
  ] as const) {
    const name = String(team.find((member) => Number(member.is_board_member) === flag)?.name);
    const page = await open(`/${position}/${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main(page).getByText(heading)).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Read on' }).getByRole('link', { name: 'Team' }),
    ).toBeVisible();
    await page.close();
  }

  const page = await open('/board-member/nobody');
  await expect(main(page).getByText('Oops! That page can’t be found.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test('year buttons change the newsletters, a document is downloaded, and a newsletter without one is no link', async ({
  open,
}) => {
  const page = await open('/publications');
  const years = await yearsOf(page);
  const [first, last] = [years[0]!, years.at(-1)!];
  expect(first).not.toBe(last);
  await expect(yearButton(page, last)).toHaveAttribute('aria-pressed', 'true');
  const latest = await row(page, `Newsletters of ${last}`).getByRole('heading').allTextContents();
  expect(latest).not.toEqual([]);
  await yearButton(page, first).click();
  const titles = row(page, `Newsletters of ${first}`).getByRole('heading');
  await expect(titles.first()).toBeVisible();
  for (const title of await titles.allTextContents()) expect(latest).not.toContain(title);
  await expect(row(page, `Newsletters of ${last}`)).toHaveCount(0);

  const without = page.getByRole('article').filter({ hasText: 'Not published' });
  await expect(without.first()).toBeVisible();
  await expect(without.locator('a, button')).toHaveCount(0);

  const report = row(page, 'Annual reports').getByRole('article').first();
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(report.getByText('It is in your downloads.')).toBeVisible();
});

test('shows 5, 4 or 2 publications side by side, depending on the width of the window', async ({ open }) => {
  const page = await open('/publications');
  const reports = row(page, 'Annual reports');
  for (const [width, count] of [
    [1280, 5],
    [992, 5],
    [991, 4],
    [577, 4],
    [576, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const room = await reports.evaluate((element) => element.clientWidth);
      const card = await reports
        .getByRole('group')
        .first()
        .evaluate((element) => element.clientWidth);
      expect(Math.round(room / card)).toBe(count);
    }, `at ${width} px`).toPass({ timeout: 5_000 });
  }
});

test('newsletters and research advance after 2 s, annual reports do not', async ({ open }) => {
  const page = await open('/publications');
  const last = (await yearsOf(page)).at(-1)!;
  for (const name of [`Newsletters of ${last}`, 'Commissioned research']) {
    const moving = row(page, name);
    await moving.scrollIntoViewIfNeeded();
    await expect(moving).toHaveAttribute('data-index', '0');
    // In the page: what asks from outside notices a change late.
    const steps = await moving.evaluate(
      (element) =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          const observer = new MutationObserver(() => {
            times.push(performance.now());
            if (element.getAttribute('data-index') !== '2') return;
            observer.disconnect();
            resolve(times);
          });
          observer.observe(element, { attributeFilter: ['data-index'] });
        }),
    );
    expect(steps).toHaveLength(2);
    const [first, second] = steps as [number, number];
    expect(second - first).toBeGreaterThan(1_500);
    expect(second - first).toBeLessThan(4_000);
  }
  const standing = row(page, 'Annual reports');
  await standing.scrollIntoViewIfNeeded();
  await expect(standing.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(standing.getByRole('button', { name: 'Stop moving by itself' })).toHaveCount(0);
  await expect(standing).toHaveAttribute('data-index', '0');
});

test('an institution of ours shows only its own reports, and its updates by year and month', async ({
  open,
  site,
  records,
}) => {
  const page = await open('/mutahid-dfi');
  const reports = await recordsOf(`${site.url}/api/audit-reports`);
  const own = reports.filter((report) => Number(report.is_mutahid_dfi) === 1);
  expect(own.length).toBeLessThan(reports.length);
  const name = records.nameOf('/mutahid-dfi');
  await expect(main(page).getByRole('heading', { name: `${name}: audit report` })).toHaveText(
    own.map(({ year }) => `${name}: audit report ${String(year)}`),
  );

  await main(page)
    .getByRole('link', { name: records.nameOf('/mutahid-update') })
    .click();
  const years = await yearsOf(page);
  const first = years[0]!;
  await expect(main(page).getByRole('heading', { name: `Updates of ${years.at(-1)!}` })).toBeVisible();
  await yearButton(page, first).click();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(12);
  const documents = main(page).getByRole('link', { name: new RegExp(`^Read ?: .+ ${first}$`) });
  await expect(documents.first()).toBeVisible();
  await expect(main(page).getByText('Not published')).toHaveCount(12 - (await documents.count()));
});
