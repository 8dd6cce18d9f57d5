import { expect, serverIsGone, test, waitForPrefetch, waitForWorker } from './fixtures';

test('a lost connection is told once, and only after a failed request, and reports when it is back', async ({
  open,
  killServer,
  reviveServer,
  expectFault,
}) => {
  test.setTimeout(90_000);
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/settings', '/api/vacancies']);
  const bar = page.locator('[data-network]');
  const told = page.getByTestId('network');

  // An `offline` event proves nothing.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(bar).toHaveCount(0);

  await killServer();
  const atTop = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(told).toHaveText('No connection: showing what this device has.');
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(atTop);
  // The list tells it with its age, so that the bar does not say the same.
  await expect(page.getByTestId('age')).toContainText('No connection: last checked with the server');
  await expect(bar).toHaveCount(0);
  const other = await open('/contact');
  await expect(other.locator('[data-network]')).toHaveText('No connection: showing what this device has.');
  await other.close();

  await reviveServer();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(bar).toHaveText('Back online.');
  await expect(page.getByTestId('age')).toContainText('Checked with the server just now.');
  await expect(bar).toHaveCount(0);
});
