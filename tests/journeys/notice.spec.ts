import type { Page } from 'playwright/test';
import { escapePattern } from '../support/plain';
import type { TroubleProxy } from '../support/trouble-proxy';
import {
  expect,
  renderingTest as renderingBase,
  returningTest as returningBase,
  serverIsGone,
  test as base,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import { manyRecords } from './many-records';
import type { SiteRecords } from './site-records';

const own = { dist: manyRecords };
const renderingTest = renderingBase.extend<object, { dist: string }>(own);
const returningTest = returningBase.extend<object, { dist: string }>(own);
const test = base.extend<object, { dist: string }>(own);

test.describe.configure({ timeout: 120_000 });

const promise = 'is prerendered, hydrates without an error and makes one call for each of its lists';

async function expectOwnData(page: Page, { requests }: TroubleProxy, started: (page: Page) => Promise<void>) {
  expect(await page.evaluate(() => document.getElementById('prerendered') !== null)).toBe(true);
  await started(page);
  await expect(page.getByTestId('age')).toBeVisible();
  const asked = requests.map(({ path }) => path).filter((path) => /^\/api\/(vacancies|itbs|noas)/.test(path));
  expect(asked.length).toBe(new Set(asked).size);
}

const lists = ['/api/settings', '/api/vacancies', '/api/volunteers', '/api/itbs', '/api/noas'];

returningTest(
  'from home to a notice, which is saved and opened again without a server',
  async ({ open, records, killServer, restart, expectFault }) => {
    expectFault(serverIsGone);
    const { vacancy, volunteering } = records;
    const page = await open('/');
    await waitForWorker(page);
    await waitForPrefetch(page, lists);
    await page.getByRole('main').getByRole('link', { name: 'Vacancies', exact: true }).click();
    const { title } = vacancy;
    await page.getByRole('rowheader').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new URL(vacancy.address, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${escapePattern(title.slice(0, 30))}`));
    await expect(page.getByText('Vacancy details')).toBeVisible();
    await expect(page.getByText(/never asks for a fee/)).toBeVisible();
    await expect(page.getByText(/\w time \(UTC.*\)/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
    await killServer();
    await restart();

    const again = await open(vacancy.address);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(again.getByRole('definition').getByText(vacancy.salary)).toBeVisible();
    await expect(again.getByRole('button', { name: /^Saved/ })).toBeVisible();
    // Never opened before: the app shell shows it from the stored list.
    await again
      .getByRole('navigation', { name: 'Its neighbours in the list' })
      .getByRole('link')
      .first()
      .click();
    await expect(again.getByRole('heading', { level: 1 })).not.toHaveText(title);
    const other = await open(volunteering.address);
    // The text of its document may name the place as well, once it is stored.
    await expect(other.getByRole('definition').getByText(volunteering.location)).toBeVisible();
    const unknown = await open('/vacancies/no-such-number');
    await expect(unknown.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    await expect(unknown.getByRole('rowheader').first()).toBeVisible();
  },
);

renderingTest(
  'an invitation leads to its award and back, and a number that is gone is not in the list',
  async ({ open, records, expectFault }) => {
    expectFault(/status of 404 .*no-such-number/);
    const { invitation, award } = records.awarded;
    const page = await open('/invitation-to-bid');
    const row = page.getByRole('row').filter({ hasText: invitation.number });
    await row
      .getByRole('link', { name: new RegExp(`^Awarded to ${escapePattern(award.awardedTo)}$`) })
      .click();
    await expect(page).toHaveURL(new URL(award.address, page.url()).href);
    await expect(page.getByText(award.amount, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: invitation.title, exact: true }).click();
    await expect(page).toHaveURL(new URL(invitation.address, page.url()).href);
    await expect(page.getByRole('heading', { name: 'Outcome' })).toBeVisible();
    const gone = await open('/invitation-to-bid/no-such-number');
    await expect(gone.getByRole('heading', { name: 'This notice is not in the list' })).toBeVisible();
    await expect(gone.getByRole('row').filter({ hasText: records.awaiting.number })).toContainText(
      'Closed: awaiting outcome',
    );
  },
);

for (const [name, addressOf] of [
  ['a vacancy', ({ vacancy }: SiteRecords) => vacancy.address],
  ['an award', ({ awarded }: SiteRecords) => awarded.award.address],
] as const)
  renderingTest(`${name} ${promise}`, async ({ open, records, network }) => {
    await expectOwnData(await open(network.url + addressOf(records)), network, waitForApp);
  });

test(`an invitation to bid ${promise}, also of those that the worker prefetches`, async ({
  open,
  records,
  network,
}) => {
  const { address } = records.awarded.invitation;
  await expectOwnData(await open(network.url + address), network, waitForWorker);
});
