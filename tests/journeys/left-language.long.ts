import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildSite } from '../support/build';
import { projectRoot } from '../support/project';
import { startSite } from '../support/site';
import { expect, test, waitForApp, waitForWorker } from './fixtures';

interface Words {
  left: { notice: string; close: string };
}

const dari = JSON.parse(readFileSync(join(projectRoot, 'src/words/fa.json'), 'utf8')) as Words;

/** Lets the new version of the worker take over, as a press on Update does. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const fresh = registration.installing ?? registration.waiting!;
    while (fresh.state === 'installing')
      await new Promise((resolve) => fresh.addEventListener('statechange', resolve, { once: true }));
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    fresh.postMessage({ type: 'SKIP_WAITING' });
    await taken;
  });

test('a release without Dari leads its readers to the same pages, and says why in Dari', async ({
  open,
  network,
  expectFault,
}) => {
  test.setTimeout(10 * 60_000);
  expectFault(/The scripts of the app are not on this device/);
  const page = await open(`${network.url}/fa/vacancies`);
  await waitForWorker(page);
  await waitForApp(page);

  const release = await startSite({ dist: await buildSite({ outDir: 'dist-left' }), env: {} });
  network.moveTo(release.url);
  await update(page);
  const expectNotice = async (path: string) => {
    await expect(page).toHaveURL(network.url + path);
    const notice = page.getByText(dari.left.notice);
    await expect(notice).toBeVisible();
    await expect(page.locator('section[lang="fa-AF"]')).toHaveAttribute('dir', 'rtl');
  };
  // The icon on the home screen.
  await page.goto(`${network.url}/fa?source=home`);
  await expectNotice('/');
  await page.goto(`${network.url}/fa/vacancies?q=nurse`);
  await expectNotice('/vacancies?q=nurse');
  await waitForApp(page);
  await page.getByRole('button', { name: dari.left.close }).click();
  await expect(page.getByText(dari.left.notice)).toHaveCount(0);

  await network.stop();
  await release.stop();
  await page.goto(`${network.url}/fa/vacancies`);
  await expectNotice('/vacancies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
});
