import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, serverIsGone, returningTest as test, waitForPrefetch, waitForWorker } from './fixtures';

async function download(page: Page, index: number): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), askFor(page, index)]);
  return readFile(await download.path());
}

async function askFor(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: /^More/ }).nth(index).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
}

test('a TOR that was opened once opens again without a server; one that was never opened shows a sentence', async ({
  open,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/settings', '/api/vacancies']);
  const online = await download(page, 0);
  expect(online.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('On this device', { exact: true })).toBeVisible();

  await killServer();
  await restart();
  const later = await open('/vacancies');
  await expect(later.getByText('On this device', { exact: true })).toBeVisible();
  const offline = await download(later, 0);
  expect(offline.equals(online)).toBe(true);

  await askFor(later, 1);
  await expect(
    later.getByText('Not on this device yet. Try again when you have a connection.'),
  ).toBeVisible();
  expect(new URL(later.url()).pathname, 'the app stays where it is').toBe('/vacancies');
});

for (const trouble of ['captive-html', 'half', 'error-500'] as const) {
  test(`a document that arrives as ${trouble} is neither downloaded nor stored`, async ({
    open,
    network,
    expectFault,
  }) => {
    expectFault(/Failed to load resource|text\/html; charset=utf-8/);
    const page = await open(`${network.url}/vacancies`);
    await waitForWorker(page);
    network.trouble(trouble, (path) => path.startsWith('/files/'));
    await askFor(page, 0);
    await expect(page.getByText(/^Not on this device yet/)).toBeVisible();
    expect(await page.evaluate(async () => (await (await caches.open('ngo-documents')).keys()).length)).toBe(
      0,
    );

    network.trouble('none');
    expect((await download(page, 0)).subarray(0, 5).toString()).toBe('%PDF-');
  });
}
