import { troubles, type TroubleMode } from '../support/trouble';
import { expect, test, waitForPrefetch, waitForWorker } from './fixtures';
import { testStoredRows } from './stored-rows';
import { expectWholeList, lists, titlesFromApi } from './lists';

/** The failures that persist; `slow` ends by itself, and the others concern documents or pages of lists. */
const modes = (Object.keys(troubles) as TroubleMode[]).filter(
  (mode) => !['slow', 'tiny-pdf', 'redirect-pdf', 'endless-pages', 'missing-fields'].includes(mode),
);

for (const mode of modes)
  for (const scope of ['data and files', 'every answer'] as const)
    test(`no list loses a row while or after ${scope} fail with ${mode}`, async ({
      open,
      site,
      network,
      restart,
      expectFault,
    }) => {
      // The manifest is stored when a page is idle, and is asked for at each navigation until then.
      expectFault(/Failed to load resource|Manifest fetch|was not updated: |were not all fetched: /);
      const titles = await Promise.all(lists.map((list) => titlesFromApi(site.url, list)));
      const home = await open(`${network.url}/`);
      await waitForWorker(home);
      await waitForPrefetch(home, ['/api/settings', ...lists.map(({ api }) => api), '/api/posts/page/3']);
      await home.close();

      const visitAll = async () => {
        const page = await open(`${network.url}/about`);
        for (const [index, list] of lists.entries()) {
          await page.goto(network.url + list.page);
          await expectWholeList(page, list, titles[index]!);
          await page.getByRole('button', { name: 'Refresh' }).click();
          await expectWholeList(page, list, titles[index]!);
        }
        return page;
      };

      network.trouble(mode, scope === 'every answer' ? () => true : undefined, { retryAfter: 2 });
      await visitAll();
      await restart();
      await visitAll();
      network.trouble('none');
      const page = await visitAll();
      await expect(page.getByTestId('age')).toContainText('Checked with the server just now.', {
        timeout: 30_000,
      });
    });

testStoredRows('silent', /does not answer: last checked with the server/);
testStoredRows('redirect', /asks for a sign-in: last checked with the server/);
testStoredRows('error-500', /could not answer: last checked with it/);
testStoredRows('half', /last checked with/);
testStoredRows('half-json', /last checked with/);
testStoredRows('wrong-shape', /was not understood: last checked with it/);
testStoredRows('silent-half', /does not answer: last checked with the server/);
