import { expect, test, waitForApp, waitForWorker } from './fixtures';

/** The API asks everybody to wait, as a throttle of a shared address does; the site itself answers. */
const isApi = (path: string) => path.startsWith('/api/');

test('a page whose API refuses shows what the site’s own host has in its HTML', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/status of 429|status 429/);
  network.trouble('error-429', isApi, { retryAfter: 600 });
  const page = await open(`${network.url}/contact`);
  await waitForWorker(page);
  await waitForApp(page);
  // The worker answers with the app shell, which carries no rows.
  await page.goto(`${network.url}/vacancies`);
  const main = page.getByRole('main');
  await expect(main.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByTestId('age')).toContainText('The server could not answer');
  await expect(main.getByText('Not on this device yet')).toHaveCount(0);
  // So it is on the way from one page to another.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions|FAQs/i);
  await expect(page.getByText('Not on this device yet')).toHaveCount(0);
  await expect(page.getByTestId('age')).toContainText('The server could not answer');
  // Once the server answers, its rows replace them.
  network.trouble('none');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByTestId('age')).toContainText('Checked with the server just now.');
});
