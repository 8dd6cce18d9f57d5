import type { TroubleMode } from '../support/trouble';
import { expect, test, waitForPrefetch, waitForWorker } from './fixtures';
import { expectWholeList, lists, titlesFromApi } from './lists';

/** Defines a test that the rows of a list stay during and after a failure of its API, which `sentence` explains. */
export const testStoredRows = (trouble: TroubleMode, sentence: RegExp) =>
  test(`stored rows stay during and after a network failure: ${trouble}`, async ({
    open,
    site,
    network,
    restart,
    expectFault,
  }) => {
    expectFault(/Failed to load resource|was not updated|The prefetch did not get/);
    const [list] = lists;
    const titles = await titlesFromApi(site.url, list!);
    const home = await open(`${network.url}/`);
    await waitForWorker(home);
    await waitForPrefetch(home, ['/api/settings', list!.api]);

    network.trouble(trouble);
    const page = await open(network.url + list!.page);
    await expectWholeList(page, list!, titles);
    await expect(page.getByTestId('age')).toContainText(sentence, { timeout: 20_000 });

    await restart();
    const again = await open(network.url + list!.page);
    await expectWholeList(again, list!, titles);

    network.trouble('none');
    await again.getByRole('button', { name: 'Refresh' }).click();
    await expect(again.getByTestId('age')).toContainText('Checked with the server just now.');
    await expectWholeList(again, list!, titles);
  });
