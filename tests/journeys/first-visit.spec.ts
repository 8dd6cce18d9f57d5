import type { ProxyRequest } from '../support/trouble-proxy';
import { expect, serverIsGone, test as base, waitForPrefetch, waitForWorker } from './fixtures';
import { manyRecords } from './many-records';

const test = base.extend<object, { dist: string }>({ dist: manyRecords });

/** Every list, with all its pages. */
const everything = [
  ...['settings', 'vacancies', 'volunteers', 'itbs', 'noas', 'faqs', 'audit-reports', 'exatras', 'teams'],
  ...['stakeholders', 'researchs', 'categories', 'pcategories', 'tags'],
  ...['projects', 'projects/page/2', 'projects/page/3', 'posts', 'posts/page/2', 'posts/page/3'],
].map((path) => `/api/${path}`);

const apiCalls = ({ requests }: { requests: ProxyRequest[] }) =>
  requests.filter(({ path }) => path.startsWith('/api/'));

test('a first visit asks for each list and page, in at most 25 calls; categories and tags open without any', async ({
  open,
  site,
  network,
  killServer,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(serverIsGone);
  expectFault(/status of 502|Manifest fetch/);
  const { data } = (await (await fetch(`${site.url}/api/posts`)).json()) as {
    data: { title: string; category: string; tags: string[] }[];
  };
  const home = await open(`${network.url}/`);
  await waitForWorker(home);
  await waitForPrefetch(home, everything, 60_000);
  const paths = apiCalls(network).map(({ path }) => path);
  expect([...new Set(paths)].sort()).toEqual([...everything].sort());
  expect(paths.length).toBeLessThanOrEqual(25);

  await killServer();
  const [event] = data;
  for (const path of [`category/${event!.category}`, `tag/${event!.tags[0]}`]) {
    const page = await open(`${network.url}/events/${path}`);
    await expect(page.getByRole('heading', { level: 2, name: event!.title.slice(0, 20) })).toBeVisible();
    await page.close();
  }
  expect(apiCalls(network).filter(({ path }) => /\/(category|tag)\//.test(path))).toEqual([]);
});

test('a busy server (429) is left alone for as long as it says, and then the rest comes by itself', async ({
  open,
  network,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(/status of 429|asked to wait/);
  const retryAfter = 10;
  network.trouble('error-429', (path) => path.startsWith('/api/'), { retryAfter });
  const page = await open(`${network.url}/saved`);
  await waitForWorker(page);
  await expect(
    page.getByText(/asked this device to wait\. What is still missing comes by itself: .*Vacancies/),
  ).toBeVisible({
    timeout: 30_000,
  });
  network.trouble('none');
  const refused = apiCalls(network).filter(({ status }) => status === 429);
  // The page itself shows lists with documents; the prefetch has stopped before it came to these, here by rank.
  const others = ['faqs', 'exatras', 'teams', 'stakeholders', 'categories', 'tags', 'projects'].map(
    (name) => `/api/${name}`,
  );
  expect(refused.filter(({ path }) => others.includes(path))).toEqual([]);
  const stop = refused.findLast(({ path }) => path === '/api/settings');

  await expect(page.getByText(/^All \d+ lists are on this device\.$/)).toBeVisible({ timeout: 60_000 });
  await waitForPrefetch(page, everything);
  const rest = apiCalls(network).filter(({ path }) => others.includes(path));
  expect(rest.map(({ path }) => path)).toEqual(others);
  expect(rest[0]!.at - stop!.at).toBeGreaterThan(retryAfter * 1_000 - 500);
});

test('one picture that never arrives keeps neither the worker nor the lists from the phone', async ({
  open,
  network,
  killServer,
  expectFault,
}) => {
  test.setTimeout(120_000);
  expectFault(serverIsGone);
  expectFault(/status of 502|Manifest fetch/);
  let held = 0;
  network.trouble('silent', (path) => /\.(avif|webp|jpe?g|png)$/.test(path) && (held += 1) === 1);
  const home = await open('about:blank');
  await home.goto(network.url, { waitUntil: 'commit' });
  await waitForPrefetch(home, everything, 90_000);
  expect(await home.evaluate(() => document.readyState)).toBe('interactive');
  await killServer();
  const page = await open(`${network.url}/vacancies`);
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
});

test('parts of the app that the network refused come once it is back, without a reload', async ({
  open,
  network,
  expectFault,
}) => {
  expectFault(/status of 500/);
  const page = await open('about:blank');
  network.trouble('error-500', (path) => /\/assets\/(workbox-window|menu-drawer)/.test(path));
  const refused = page.waitForEvent('console', (line) =>
    /will be retried: .*workbox-window/.test(line.text()),
  );
  await page.goto(`${network.url}/frequently-asked-questions`);
  await refused;
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  const menu = page.getByRole('button', { name: 'Menu' }).first();
  await menu.click();
  await expect(page).toHaveURL(/#all-pages$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  network.trouble('none');
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await waitForWorker(page);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
