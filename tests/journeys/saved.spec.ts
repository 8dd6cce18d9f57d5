import type { Page } from 'playwright/test';
import { waitUntilReady } from '../support/wait-until-ready';
import { expect, serverIsGone, returningTest, waitForWorker } from './fixtures';
import { manyRecords } from './many-records';

const test = returningTest.extend<object, { dist: string }>({ dist: manyRecords });

/** Images are below `/files/` as well. */
const isDocument = (path: string) => /^\/files\/.+\.pdf$/.test(path);
const section = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const savedUrls = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('ngo-saved-documents')).keys()).map(({ url }) => url));
const heldTexts = (page: Page) => page.getByText(/^\d+ documents?, .*without a connection\.$/);

async function openReady(open: (address: string) => Promise<Page>, base = ''): Promise<Page> {
  const page = await open(`${base}/`);
  await waitForWorker(page);
  await waitUntilReady(page);
  await page.goto(`${base || new URL(page.url()).origin}/saved`);
  return page;
}

/** Stores ten open vacancies in place of the real ones, newer than any stored list. */
async function storeTenVacancies(page: Page): Promise<void> {
  await page.evaluate(async () => {
    type Wire = { title: string; file?: string; file_size?: number };
    const { data } = (await (await caches.match('/api/vacancies'))!.json()) as { data: Wire[] };
    const ten = data
      .filter(({ file }) => file)
      .slice(0, 10)
      .map(({ title, file, file_size }, id) => ({ id, title, file, file_size }));
    const headers = { 'content-type': 'application/json', 'x-confirmed-at': String(Date.now() + 1) };
    const cache = await caches.open('ngo-api');
    await cache.put('/api/vacancies', new Response(JSON.stringify({ data: ten }), { headers }));
  });
}

test('saving the ten documents of a list, interrupted at the fourth, resumes after a restart, and fetches none twice', async ({
  open,
  network,
  restart,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(/Failed to load resource/);
  const page = await openReady(open, network.url);
  const fetched = new Set<string>();
  let canFetch = 3;
  network.trouble('half', (path) => {
    if (path === '/api/vacancies') return true;
    if (!isDocument(path)) return false;
    fetched.add(path);
    return fetched.size > canFetch;
  });
  await storeTenVacancies(page);
  await page.reload();
  const openings = section(page, /Vacancies/);
  await expect(openings.getByText(/^10 documents, \d+ kB$/)).toBeVisible();
  await openings.getByRole('button', { name: /Save all/ }).click();
  await expect(openings.getByText('3 of 10 saved. The rest waits for a connection.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await savedUrls(page), 'no partial document looks saved').toHaveLength(3);

  await restart();
  canFetch = Infinity;
  const before = network.requests.length;
  // Resumes at the next start, or when the user presses Continue, whichever comes first.
  const later = await open(`${network.url}/saved`);
  await expect(later.getByText('All 10 documents are on this device')).toBeVisible({ timeout: 30_000 });
  expect(await savedUrls(later)).toHaveLength(10);
  expect(network.requests.slice(before).filter(({ path }) => isDocument(path))).toHaveLength(7);
});

test('without a server, after a restart, saved documents are listed, can be removed and restored, and survive a reset', async ({
  open,
  killServer,
  restart,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const page = await openReady(open);
  await expect(
    page.getByText('The app itself is on this device and opens without a connection.'),
  ).toBeVisible();
  await expect(page.getByText(/^All \d+ lists are on this device\.$/)).toBeVisible();
  await section(page, /Volunteer opportunities/)
    .getByRole('button', { name: /Save all/ })
    .click();
  await expect(page.getByText('All 5 documents are on this device')).toBeVisible({ timeout: 30_000 });

  await killServer();
  await restart();
  const later = await open('/saved');
  await expect(heldTexts(later)).toHaveText(/^5 documents/);
  await expect(later.getByText(/^All \d+ lists are on this device\.$/)).toBeVisible();
  await expect(later.getByText(/^Version \d+\.\d+\.\d+, built on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await later.getByText('Each list, and when it was checked').click();
  await expect(later.getByText(/^\d+ entries, checked /).first()).toBeVisible();

  await later
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(heldTexts(later)).toHaveText(/^4 documents/);
  expect(await savedUrls(later)).toHaveLength(4);
  await later.getByRole('button', { name: /^Undo/ }).click();
  await expect(heldTexts(later)).toHaveText(/^5 documents/);
  expect(await savedUrls(later)).toHaveLength(5);

  await later.getByRole('button', { name: 'Reset this app' }).click();
  await expect(later.getByText(/There is no connection right now/)).toBeVisible();
  await Promise.all([
    later.waitForEvent('load'),
    later.getByRole('button', { name: 'Reset', exact: true }).click(),
  ]);
  await expect(heldTexts(later), 'the app opens, with what was saved').toHaveText(/^5 documents/);
  await expect(later.getByText(/^0 of \d+ lists are on this device\.$/)).toBeVisible();
});

test.describe('on a metered connection', () => {
  test.use({
    phoneOptions: { viewport: { width: 360, height: 740 } },
  });

  test('nothing is prefetched; the page says so, and shows the size before it saves a list', async ({
    open,
  }) => {
    const page = await open('/contact');
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
    });
    await page.goto(new URL('/saved', page.url()).href);
    await waitForWorker(page);
    await section(page, /Volunteer opportunities/)
      .getByRole('button', { name: /Save all/ })
      .click();
    await expect(
      page.getByText(/“Volunteer opportunities, open now” is 5 documents, \d+ kB\.$/),
    ).toBeVisible();
    expect(await savedUrls(page)).toEqual([]);
    await page.getByRole('button', { name: /^Save them now/ }).click();
    await expect(page.getByText('All 5 documents are on this device')).toBeVisible({ timeout: 30_000 });
  });
});
