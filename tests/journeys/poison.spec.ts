import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { loginPage } from '../support/trouble';
import type { TroubleProxy } from '../support/trouble-proxy';
import { replaceFile } from '../support/replace-file';
import { expect, serverIsGone, test as base, waitForPrefetch, waitForWorker } from './fixtures';

/** A copy of the build that each journey may modify. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-poison-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** What the app says when it starts from the network. */
const scriptsAreGone = /The scripts of the app are not on this device/;

let published = 0;

/** Publishes a version with one more script. Returns the path of that script. */
async function publish(dist: string): Promise<string> {
  published += 1;
  const path = `/assets/extra-${String(published).padStart(8, '0')}.js`;
  const content = `export const version = ${published};`;
  const hash = createHash('sha256').update(content).digest('base64');
  await replaceFile(join(dist, path), content);
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const listed = worker.replace('files:{', `files:{"${path}":"sha256-${hash}",`);
  expect(listed).not.toBe(worker);
  await replaceFile(join(dist, 'sw.js'), listed);
  for (const suffix of ['.br', '.gz']) await rm(join(dist, `sw.js${suffix}`), { force: true });
  return path;
}

/** Makes every response fail this way, starting with the request for the worker. */
function troubleAfterWorker(network: TroubleProxy, mode: 'captive-html' | 'redirect') {
  let isArmed = false;
  network.trouble(mode, (path) => {
    if (path === '/sw.js') isArmed = true;
    return isArmed && path !== '/sw.js';
  });
}

const registration = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const [active, waiting, installing] = [found?.active, found?.waiting, found?.installing];
    return { active: Boolean(active), waiting: Boolean(waiting), installing: Boolean(installing) };
  });

/** The stored files of the app whose content does not match their name. */
const poisoned = (page: Page) =>
  page.evaluate(async () => {
    const bad: string[] = [];
    for (const name of (await caches.keys()).filter((other) => other.startsWith('ngo-precache'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const stored = await cache.match(request);
        if (/<title>Welcome/.test((await stored?.text()) ?? '')) bad.push(new URL(request.url).pathname);
      }
    }
    return bad;
  });

/** Replaces stored files of the app whose path matches, as a captive portal once could. Returns how many. */
const poison = (page: Page, pattern: string) =>
  page.evaluate(
    async ([source, html]) => {
      let count = 0;
      for (const name of (await caches.keys()).filter((other) => other.startsWith('ngo-precache'))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(request.url)) continue;
          await cache.put(request, new Response(html, { headers: { 'content-type': 'text/html' } }));
          count += 1;
        }
      }
      return count;
    },
    [pattern, loginPage] as const,
  );

/** Deletes the caches, as browsers do when storage is short; the worker stays. */
const loseCaches = (page: Page, kept: string[] = []) =>
  page.evaluate(async (spared) => {
    for (const name of await caches.keys()) if (!spared.includes(name)) await caches.delete(name);
  }, kept);

const loseDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.deleteDatabase('ngo');
        asked.onsuccess = () => resolve();
        asked.onerror = () => reject(asked.error ?? new Error('not deleted'));
      }),
  );

const opensApp = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  // Only the running app handles this click.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

for (const mode of ['captive-html', 'redirect'] as const)
  test(`a first install behind a captive portal (${mode}) stores nothing wrong, and completes on the next network`, async ({
    open,
    network,
    expectFault,
  }) => {
    expectFault(/Failed to load resource|MIME type|could not be stored/);
    troubleAfterWorker(network, mode);
    const page = await open(`${network.url}/vacancies`);
    await expect
      .poll(() => network.requests.filter(({ path }) => path.startsWith('/assets/')).length)
      .toBeGreaterThan(5);
    await expect.poll(() => registration(page)).toEqual({ active: false, waiting: false, installing: false });
    expect(await poisoned(page)).toEqual([]);

    network.trouble('none');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitForWorker(page);
    expect(await poisoned(page)).toEqual([]);
    await network.stop();
    await page.goto(`${network.url}/frequently-asked-questions`);
    await opensApp(page, 'FAQs');
  });

test('an update that partly comes from a captive portal leaves the previous version intact, and succeeds at the next check', async ({
  open,
  network,
  dist,
  expectFault,
}) => {
  expectFault(/Failed to load resource|could not be stored/);
  const page = await open(`${network.url}/vacancies`);
  await waitForWorker(page);
  const added = await publish(dist);
  network.trouble('captive-html', (path) => path === added);
  const update = () =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await update();
  await expect.poll(() => network.requests.filter(({ path }) => path === added).length).toBe(2);
  await expect.poll(() => registration(page)).toEqual({ active: true, waiting: false, installing: false });
  await page.goto(`${network.url}/frequently-asked-questions`);
  await opensApp(page, 'FAQs');

  network.trouble('none');
  await page.goto(`${network.url}/vacancies`);
  await update();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await poisoned(page)).toEqual([]);
});

test('a phone whose stored scripts come from a captive portal recovers within two navigations', async ({
  open,
  site,
  dist,
  expectFault,
}) => {
  expectFault(/is damaged on this device and is fetched again/);
  expectFault(/Failed to load module script|MIME type|Failed to load resource/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  expect(await poison(page, '/assets/(index|start)-')).toBe(2);
  await publish(dist);

  await page.goto(`${site.url}/`);
  await expect.poll(() => poisoned(page), { timeout: 30_000 }).toEqual([]);
  // The new version takes over where it found the old one broken, and waits where the old one had mended itself before.
  await expect.poll(() => registration(page)).toMatchObject({ active: true, installing: false });
  await page.goto(`${site.url}/frequently-asked-questions`);
  await opensApp(page, 'FAQs');
});

/** Waits until no file of the app is wrong. A page that could not start reloads itself, which ends a look at it. */
const untilHealed = (page: Page) =>
  expect(async () => expect(await poisoned(page)).toEqual([])).toPass({ timeout: 12_000 });

test('a start script that is damaged under the same version is fetched again: the app starts at the second navigation', async ({
  open,
  site,
  expectFault,
}) => {
  expectFault(/is damaged on this device and is fetched again/);
  expectFault(/Failed to load module script|MIME type|The app is not running|A chunk of an older version/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  expect(await poison(page, '/assets/start-')).toBe(1);
  await page.goto(`${site.url}/frequently-asked-questions`);
  await untilHealed(page);
  await page.goto(`${site.url}/frequently-asked-questions`);
  await opensApp(page, 'FAQs');

  // The worker has verified the files since its start, and a reload makes it verify them again.
  expect(await poison(page, '/assets/index-')).toBe(1);
  await page.reload();
  await untilHealed(page);
  await page.reload();
  await opensApp(page, 'FAQs');
});

test('a reset fetches the app again, and with it a file that was wrong', async ({ open, expectFault }) => {
  expectFault(scriptsAreGone);
  expectFault(/Failed to load module script|MIME type|Failed to load resource/);
  const page = await open('/saved');
  await waitForWorker(page);
  expect(await poison(page, '/assets/frequently-asked-questions-')).toBe(1);
  await page.getByRole('button', { name: 'Reset this app' }).click();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reset', exact: true }).click(),
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).first().click();
  await opensApp(page, 'FAQs');
  expect(await poisoned(page)).toEqual([]);
});

/** The number of files in the precache. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((other) => other.startsWith('ngo-precache'));
    return (await (await caches.open(name)).keys()).length;
  });

test('a phone that lost all its storage opens every page while the server is up, and recovers', async ({
  open,
  site,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  expectFault(scriptsAreGone);
  // The page of an unknown address, and the default icon for a page that is an image.
  expectFault(/status of 404/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  const host = await page.request.get(`${site.url}/shell.html`, { maxRedirects: 0 });
  expect(host.status(), 'the host redirects the address of the shell').toBe(308);

  const blank = await open('/favicon.svg');
  const whole = await storedFiles(blank);
  await page.close();
  await loseCaches(blank);
  await loseDatabase(blank);
  for (const [path, heading] of [
    ['/frequently-asked-questions', 'FAQs'],
    ['/no/such/page', '404 Not Found'],
    ['/vacancies', 'Vacancies'],
  ] as const) {
    const answer = await blank.goto(site.url + path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expect(blank.getByRole('heading', { level: 1 })).toHaveText(heading);
    await loseCaches(blank);
  }
  await blank.reload();
  // The icons, which come last, may not have been there at first.
  await expect.poll(() => storedFiles(blank), { timeout: 30_000 }).toBeGreaterThanOrEqual(whole);

  await killServer();
  await blank.goto(`${site.url}/contact`);
  await opensApp(blank, 'Contact');
});

test('a phone that lost the app and has no network loads it from the HTTP cache, or lists what is saved, and offers to try again', async ({
  open,
  site,
  killServer,
  reviveServer,
  expectFault,
}) => {
  expectFault(/Failed to load resource/);
  expectFault(scriptsAreGone);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.evaluate(async () => {
    const saved = await caches.open('ngo-saved-documents');
    const row = {
      url: `${location.origin}/files/kept/tor.csv`,
      title: 'Terms of “Reference” & more',
      page: '/vacancies',
      size: 12,
      type: 'CSV',
      savedAt: Date.now(),
      isNamedByList: true,
    };
    const headers = { 'content-type': 'text/plain', 'x-saved-as': encodeURIComponent(JSON.stringify(row)) };
    await saved.put(row.url, new Response('what I saved', { headers }));
  });
  await killServer();
  await loseCaches(page, ['ngo-saved-documents']);
  await page.goto(`${site.url}/contact`);
  // The HTTP cache of the browser still has the scripts of this page.
  await opensApp(page, 'Contact');

  await loseCaches(page, ['ngo-saved-documents']);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto(`${site.url}/frequently-asked-questions`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This app cannot be opened just now.');
  await page.getByRole('link', { name: 'Terms of “Reference” & more' }).click();
  await expect(page.getByText('what I saved')).toBeVisible();
  await page.goBack();

  await reviveServer();
  await page.getByRole('link', { name: 'Try again' }).click();
  await opensApp(page, 'FAQs');
});

test('a phone that lost only its database shows the lists that the worker has stored', async ({
  open,
  site,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  // A page that is no HTML asks for an icon of its own, and the icons are stored once a page is idle.
  expectFault(/\/favicon\.(ico|svg)\)/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  await waitForPrefetch(page, ['/api/vacancies']);
  const blank = await open('/favicon.svg');
  await page.close();
  await killServer();
  await loseDatabase(blank);
  await blank.goto(`${site.url}/vacancies`);
  await expect(blank.getByRole('table')).toBeVisible();
});
