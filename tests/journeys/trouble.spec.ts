import { expect, test, waitForPrefetch, waitForWorker } from './fixtures';
import { testStoredRows } from './stored-rows';
import { expectWholeList, lists, titlesFromApi } from './lists';

testStoredRows('captive-html', /asks for a sign-in: last checked with the server/);

test('a record that arrives without its title keeps its stored version', async ({
  open,
  site,
  network,
  expectFault,
}) => {
  expectFault(/vacancies\[\d+\]\.title: expected a value/);
  const [list] = lists;
  const titles = await titlesFromApi(site.url, list!);
  const home = await open(`${network.url}/`);
  await waitForWorker(home);
  await waitForPrefetch(home, ['/api/settings', list!.api]);
  network.trouble('missing-fields', (path) => path.startsWith(list!.api));
  const page = await open(network.url + list!.page);
  const asked = network.requests.length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect
    .poll(() => network.requests.slice(asked).some(({ path }) => path.startsWith(list!.api)))
    .toBe(true);
  await expectWholeList(page, list!, titles);
});

test('with nothing stored and no response, the app opens after 8 seconds and says so', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/Failed to load resource/);
  network.trouble('silent');
  // A page that was not prerendered carries no data.
  const page = await open(`${network.url}/event-details/newer-than-the-build`);
  await expect(page.getByRole('status', { name: 'Loading …' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event details', { timeout: 12_000 });
  await expect(page.getByRole('alert')).toContainText('nothing came back for 8 seconds', { timeout: 20_000 });
});

test('a prerendered page shows the data that it carries, when the network does not respond', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/Failed to load resource/);
  network.trouble('silent', (path) => path.startsWith('/api/'));
  const page = await open(`${network.url}/vacancies`);
  await expect(page.getByTestId('age')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a slow response that makes progress does not time out', async ({ open, network }) => {
  test.setTimeout(90_000);
  network.trouble('slow', (path) => path.startsWith('/api/vacancies'), { bytesPerSecond: 900 });
  const page = await open(`${network.url}/contact`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vacancies', exact: true }).first().click();
  await expect(page.getByRole('table')).toBeVisible({ timeout: 45_000 });
});
