import type { Page } from 'playwright/test';
import type { TroubleProxy } from '../support/trouble-proxy';
import {
  expect,
  renderingTest,
  returningTest,
  serverIsGone,
  test,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';

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
  async ({ open, killServer, restart, expectFault }) => {
    expectFault(serverIsGone);
    const page = await open('/');
    await waitForWorker(page);
    await waitForPrefetch(page, lists);
    await page.getByRole('main').getByRole('link', { name: 'Vacancies', exact: true }).click();
    const link = page.getByRole('rowheader').getByRole('link', { name: /^Loan Officer/ });
    const title = (await link.textContent())!;
    await link.click();
    await expect(page).toHaveURL(/\/vacancies\/nlo-va-062$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 30)}`));
    await expect(page.getByText('Vacancy details')).toBeVisible();
    await expect(page.getByText(/never asks for a fee/)).toBeVisible();
    await expect(page.getByText('Kabul time (UTC+4:30)')).toBeVisible();
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
    await killServer();
    await restart();

    const again = await open('/vacancies/nlo-va-062');
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      again.getByRole('definition').getByText('AFN 34,000 a month and a quality bonus'),
    ).toBeVisible();
    await expect(again.getByRole('button', { name: /^Saved/ })).toBeVisible();
    // Never opened before: the app shell shows it from the stored list.
    await again
      .getByRole('navigation', { name: 'Its neighbours in the list' })
      .getByRole('link')
      .first()
      .click();
    await expect(again.getByRole('heading', { level: 1 })).not.toHaveText(title);
    const other = await open('/volunteer-opportunities/nlo-vo-021');
    // The text of its document may name the place as well, once it is stored.
    await expect(
      other.getByRole('definition').getByText('Returnee Resource Centre, Dasht-e Barchi, Kabul'),
    ).toBeVisible();
    const unknown = await open('/vacancies/nlo-va-999');
    await expect(unknown.getByRole('heading', { name: 'Not on this device yet' })).toBeVisible();
    await expect(unknown.getByRole('rowheader').first()).toBeVisible();
  },
);

renderingTest(
  'an invitation leads to its award and back, and a number that is gone is not in the list',
  async ({ open, expectFault }) => {
    expectFault(/status of 404 .*nlo-itb-999/);
    const page = await open('/invitation-to-bid');
    const row = page.getByRole('row').filter({ hasText: 'NLO/ITB/013' });
    await row.getByRole('link', { name: /^Awarded to Gazargah Joinery and Works on/ }).click();
    await expect(page).toHaveURL(/\/notification-of-award\/nlo-itb-013$/);
    await expect(page.getByText('AFN 2,914,600', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Partition works/ }).click();
    await expect(page).toHaveURL(/\/invitation-to-bid\/nlo-itb-013$/);
    await expect(page.getByRole('heading', { name: 'Outcome' })).toBeVisible();
    const gone = await open('/invitation-to-bid/nlo-itb-999');
    await expect(gone.getByRole('heading', { name: 'This notice is not in the list' })).toBeVisible();
    await expect(gone.getByRole('row').filter({ hasText: 'NLO/ITB/014' })).toContainText(
      'Closed: awaiting outcome',
    );
  },
);

for (const address of ['/vacancies/nlo-va-062', '/notification-of-award/nlo-itb-013'])
  renderingTest(`${address} ${promise}`, async ({ open, network }) => {
    await expectOwnData(await open(network.url + address), network, waitForApp);
  });

test(`/invitation-to-bid/nlo-itb-013 ${promise}, also of those that the worker prefetches`, async ({
  open,
  network,
}) => {
  await expectOwnData(await open(`${network.url}/invitation-to-bid/nlo-itb-013`), network, waitForWorker);
});
