import type { Page } from 'playwright';
import { expect, serverIsGone, returningTest as test, waitForApp, waitForWorker } from './fixtures';
import { tinyPng } from '../support/tiny-files';
import { waitUntilReady } from '../support/wait-until-ready';

/** The portraits of the page with the widths of their files; scrolls to each, because they load lazily. */
async function shownPortraits(page: Page): Promise<{ url: string; width: number }[]> {
  await waitForApp(page);
  const portraits = page.locator('main img');
  await portraits.first().waitFor();
  for (const portrait of await portraits.all()) await portrait.scrollIntoViewIfNeeded();
  const read = () =>
    portraits.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc, naturalWidth }) => ({
        url: currentSrc,
        width: naturalWidth,
      })),
    );
  await expect.poll(async () => (await read()).filter(({ width }) => width === 0)).toEqual([]);
  return read();
}

/** Resolves once all of these are in the image cache. */
async function waitUntilStored(page: Page, urls: string[]) {
  const areStored = () =>
    page.evaluate(async (wanted) => {
      const cache = await caches.open('ngo-images');
      const found = await Promise.all(wanted.map((url) => cache.match(url)));
      return found.every((answer) => answer?.headers.has('x-asked-at'));
    }, urls);
  await expect.poll(areStored).toBe(true);
}

/** Opens a team page until its portraits are stored and the worker controls the page. */
async function visitTeam(open: (address: string) => Promise<Page>, origin: string) {
  const first = await open(`${origin}/team`);
  await waitForWorker(first);
  const page = await open(`${origin}/team`);
  const portraits = await shownPortraits(page);
  expect(portraits.length).toBeGreaterThan(5);
  const urls = portraits.map(({ url }) => url);
  await waitUntilStored(page, urls);
  return { page, portraits, urls };
}

test('stored portraits are revalidated once a day, and cost a 304 each', async ({ open, network }) => {
  const { page, urls } = await visitTeam(open, network.url);
  const asked = (from: number) =>
    network.requests.slice(from).filter(({ path }) => urls.includes(network.url + path));
  const before = network.requests.length;
  await shownPortraits(await open(`${network.url}/team`));
  expect(asked(before), 'on the same day').toEqual([]);

  await page.evaluate(async (portraits) => {
    const cache = await caches.open('ngo-images');
    for (const url of portraits) {
      const answer = (await cache.match(url))!;
      const headers = new Headers(answer.headers);
      headers.set('x-asked-at', String(Date.now() - 25 * 3_600_000));
      await cache.put(url, new Response(await answer.blob(), { headers }));
    }
  }, urls);
  await shownPortraits(await open(`${network.url}/team`));
  await expect.poll(() => asked(before).map(({ status }) => status)).toEqual(urls.map(() => 304));
});

test('portraits that an older version stored behind a captive portal are replaced, and show without a network', async ({
  open,
  restart,
  network,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const { page, portraits, urls } = await visitTeam(open, network.url);
  await page.evaluate(
    async ({ portraits, picture }) => {
      const cache = await caches.open('ngo-images');
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      for (const url of portraits)
        await cache.put(url, new Response(bytes, { headers: { 'content-type': 'image/png' } }));
    },
    { portraits: urls, picture: tinyPng.toString('base64') },
  );
  // A tab of the same browser process would take them from its memory cache.
  await restart();
  const poisoned = await open(`${network.url}/team`);
  expect((await shownPortraits(poisoned)).map(({ width }) => width)).toEqual(urls.map(() => 1));
  await waitUntilStored(poisoned, urls);
  await restart();
  await network.stop();
  expect(await shownPortraits(await open(`${network.url}/team`))).toEqual(portraits);
});

test('without a server the star pattern replaces every image that the phone does not have', async ({
  open,
  records,
  killServer,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(serverIsGone);
  const first = await open('/');
  await waitForWorker(first);
  await waitUntilReady(first);
  await first.evaluate(() => caches.delete('ngo-images'));
  // The browser's own cache of images ends with the page.
  await first.close();
  await killServer();
  for (const address of ['/', '/team', records.project.address]) {
    const page = await open(address);
    await waitForApp(page);
    const broken = () =>
      page.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth, dataset }) => {
            const isReplaced = dataset['failed'] !== undefined;
            return complete && naturalWidth === 0 && !isReplaced;
          })
          .map(({ src }) => src),
      );
    await expect.poll(broken, { message: address }).toEqual([]);
    await page.close();
  }
});
