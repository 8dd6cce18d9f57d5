import {
  expect,
  serverIsGone,
  returningTest as test,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import { expectWholeList, lists, titlesFromApi } from './lists';

test.describe('after one visit to the home page, without a server', () => {
  test('each of the six lists opens in a new tab, complete and with its age', async ({
    open,
    site,
    killServer,
    expectFault,
    restart,
  }) => {
    expectFault(serverIsGone);
    const titles = await Promise.all(lists.map((list) => titlesFromApi(site.url, list)));
    const home = await open('/');
    await waitForWorker(home);
    await waitForPrefetch(home, ['/api/settings', ...lists.map(({ api }) => api)]);
    await killServer();

    for (const [index, list] of lists.entries()) {
      const page = await open(list.page);
      await expectWholeList(page, list, titles[index]!);
      await page.close();
    }

    await restart();
    const page = await open('/vacancies');
    await expectWholeList(page, lists[0]!, titles[0]!);
    await expect(page.getByTestId('age')).toContainText(/^No connection: last checked with the server/);
  });

  test('an address with a trailing slash, and one that does not exist, open too', async ({
    open,
    killServer,
    expectFault,
  }) => {
    expectFault(serverIsGone);
    const home = await open('/');
    await waitForWorker(home);
    await waitForPrefetch(home, ['/api/settings', '/api/vacancies']);
    await killServer();
    const slashed = await open('/vacancies/');
    await expect(slashed.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
    const unknown = await open('/no-such-page');
    await expect(unknown.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await unknown.getByRole('link', { name: 'Back to home' }).click();
    await expect(unknown).toHaveURL(/\/$/);
  });
});

test('a list that was never received shows a sentence, and Try again fetches it', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/status of 500/);
  network.trouble('error-500', (path) => /^\/(api\/)?vacancies/.test(path));
  // A prerendered page carries its own data; coming from another page the list is requested.
  const page = await open(`${network.url}/contact`);
  await waitForApp(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vacancies', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText(
    'Not on this device yet. The server could not answer just now.',
  );
  network.trouble('none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
