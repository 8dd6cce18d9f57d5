import type { Page } from 'playwright/test';
import { expect, serverIsGone, waitForApp, waitForWorker } from './fixtures';
import { belongingsOf, expectNothingLost, test, tor, versionOf } from './frozen-phone';
import { loginPath } from '../support/trouble';
import { bareAddress } from '../support/frozen-phone';
import { expectWholeList, lists, titlesFromApi } from './lists';

test.setTimeout(150_000);

const newVersion = (page: Page) => page.getByText('A new version is ready.');

/** What the browser logs when the old version tries to send its message. */
const notDelivered = /status of 500 .*\/forms\)/;

/** What the old version logs when it goes on with its list: other files have the names of those that it asks for. */
const replaced = /not the bytes that the list names/;

async function update(page: Page) {
  await expect(newVersion(page)).toBeVisible({ timeout: 30_000 });
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Update', exact: true }).click(),
  ]);
  await waitForApp(page);
}

const read = (file: string) =>
  `/read?${new URLSearchParams({ file, from: '/saved', view: 'pages' }).toString()}`;

test('a phone with version b6deee6 updates and loses nothing, with and without a network', async ({
  frozen,
  oldVersion,
  open,
  network,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  expectFault(notDelivered);
  expectFault(replaced);
  await oldVersion.install();
  oldVersion.deploy();

  const page = await open(`${network.url}/frequently-asked-questions`);
  await waitForWorker(page);
  const old = await versionOf(page);
  const before = await belongingsOf(page);
  expect(Object.keys(before.copies).sort()).toEqual([...frozen.saved.keys()].sort());
  await update(page);
  expect(await versionOf(page)).not.toBe(old);
  await expectNothingLost(page, frozen, before);

  await page.goto(`${network.url}/saved`);
  await expect(page.getByRole('region', { name: 'Waiting on this device' })).toContainText(
    'parwin@example.org',
  );
  // The old version refused the documents that this build has replaced, and gave up on them.
  await page.getByRole('button', { name: /^Save the others too.*Volunteer/ }).click();
  await expect(page.getByText(/All \d+ documents are on this device/)).toBeVisible({ timeout: 20_000 });
  const { length: held } = Object.keys((await belongingsOf(page)).copies);
  expect(held).toBeGreaterThan(frozen.saved.size);
  const titles = new Map<string, string[]>();
  for (const list of lists) titles.set(list.page, await titlesFromApi(network.url, list));

  await network.stop();
  await restart();
  const later = await open(`${network.url}/saved`);
  expect(await versionOf(later)).not.toBe(old);
  await expect(
    later.getByText(new RegExp(`^${held} documents, .*They open without a connection\\.$`)),
  ).toBeVisible();
  await expectNothingLost(later, frozen, before);
  for (const list of lists) {
    await later.goto(network.url + list.page);
    await expectWholeList(later, list, titles.get(list.page)!);
  }
  await later.goto(network.url + read(tor));
  await expect(later.getByRole('textbox', { name: 'Go to page' }), 'where it was left').toHaveValue('2');
  await expectNothingLost(later, frozen, before);
});

test('two tabs, one of version b6deee6 and one of this build, lose none of each other’s data', async ({
  frozen,
  oldVersion,
  open,
  network,
  expectFault,
}) => {
  expectFault(notDelivered);
  expectFault(replaced);
  await oldVersion.install();
  const outdated = await open(`${network.url}/vacancies`);
  const updated = await open(`${network.url}/invitation-to-bid`);
  for (const tab of [outdated, updated]) await waitForApp(tab);
  oldVersion.deploy();
  const before = await belongingsOf(updated);
  const old = await versionOf(outdated);
  await updated.reload();
  await update(updated);
  expect(await versionOf(updated)).not.toBe(old);

  const saveOne = async (tab: Page) => {
    const saved = tab.getByRole('button', { name: /^Saved/ });
    const isSaved = (await saved.count()) === 2;
    if (!isSaved)
      await tab
        .getByRole('button', { name: /^Save for offline/ })
        .first()
        .click();
    await expect(saved).toHaveCount(2);
  };
  // The documents were replaced with the build. The old version refuses them until its list is refreshed.
  await expect(async () => {
    await outdated.getByRole('button', { name: 'Refresh' }).click();
    await saveOne(outdated);
  }).toPass({ timeout: 60_000 });
  await saveOne(updated);
  expect(await versionOf(outdated), 'the other tab was left alone').toBe(old);
  for (const tab of [outdated, updated]) await expectNothingLost(tab, frozen, before);
  const both = await belongingsOf(updated);
  expect(Object.keys(both.copies).length).toBeGreaterThanOrEqual(Object.keys(before.copies).length + 2);

  await outdated.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect.poll(() => versionOf(outdated).catch(() => old)).not.toBe(old);
  await outdated.goto(`${network.url}/saved`);
  await expect(outdated.getByText(/documents, .*They open without a connection\.$/)).toBeVisible();
  await expectNothingLost(outdated, frozen, both);
});

/**
 * Replaces 70 of the old version's files, including the app shell, by a captive portal's page; returns their number.
 */
const poison = (page: Page) =>
  page.evaluate(async (address) => {
    const name = (await caches.keys()).find((one) => one.includes('-precache-'))!;
    const cache = await caches.open(name);
    const files = await cache.keys();
    const shellFirst = [...files].sort(
      (one, other) => Number(other.url.includes('/shell.html')) - Number(one.url.includes('/shell.html')),
    );
    for (const file of shellFirst.slice(0, 70)) await cache.put(file, await fetch(address));
    return files.length;
  }, loginPath);

test('a phone whose files a captive portal has replaced recovers within two navigations, and has what it saved', async ({
  frozen,
  oldVersion,
  open,
  network,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  expectFault(/is damaged on this device and is fetched again/);
  expectFault(notDelivered);
  expectFault(replaced);
  await oldVersion.install();
  const bare = await open(network.url + bareAddress);
  expect(await poison(bare), 'files of the old version').toBeGreaterThan(80);
  const before = await belongingsOf(bare);
  await restart();
  oldVersion.deploy();
  const earlier = network.requests.length;

  const page = await open(`${network.url}/about`);
  await expect(page.getByText('Sign in to this network')).toBeVisible();
  // No script of ours runs here: the browser itself checks for an update after a navigation.
  const looked = () =>
    network.requests.slice(earlier).some(({ path, status }) => path === '/sw.js' && status === 200);
  await expect.poll(looked, { message: 'a look for a new version', timeout: 30_000 }).toBe(true);
  const isHealed = () =>
    page.evaluate(async (hotspot) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.installing ?? registration?.waiting) return false;
      const name = (await caches.keys()).find((one) => one.includes('-precache-'))!;
      const stored = await (await caches.open(name)).matchAll();
      return stored.every(({ url }) => !url.endsWith(hotspot));
    }, loginPath);
  await expect.poll(isHealed, { message: 'the new version answers', timeout: 60_000 }).toBe(true);

  await page.goto(`${network.url}/vacancies`);
  await waitForApp(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNothingLost(page, frozen, before);

  await network.stop();
  await restart();
  const later = await open(`${network.url}/frequently-asked-questions`);
  await waitForApp(later);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  await expectNothingLost(later, frozen, before);
});
