import type { Page } from 'playwright/test';
import {
  expect,
  renderingTest as renderingBase,
  returningTest as returningBase,
  serverIsGone,
  waitForPrefetch,
  waitForWorker,
  waitForApp,
} from './fixtures';
import { manyRecords } from './many-records';

const own = { dist: manyRecords };
const renderingTest = renderingBase.extend<object, { dist: string }>(own);
const returningTest = returningBase.extend<object, { dist: string }>(own);

interface Post {
  title: string;
  slug: string;
  date: string;
}

async function recordsOf<T>(base: string, path: string): Promise<T[]> {
  const body = (await (await fetch(base + path)).json()) as {
    data: T[];
    meta?: { links: { label: string }[] };
  };
  return body.data;
}

async function everyPost(base: string): Promise<Post[]> {
  const body = (await (await fetch(`${base}/api/posts`)).json()) as { meta: { last_page: number } };
  const numbers = Array.from({ length: body.meta.last_page }, (_, index) => index + 1);
  const paths = numbers.map((number) => (number === 1 ? '/api/posts' : `/api/posts/page/${number}`));
  return (await Promise.all(paths.map((path) => recordsOf<Post>(base, path)))).flat();
}

const slugs = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/event-details/"]:not(aside a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

const expectPosts = (page: Page, posts: Post[]) =>
  expect.poll(() => slugs(page)).toEqual(posts.map(({ slug }) => slug));

renderingTest('the pages of a list are in the address, and back goes back', async ({ open, site }) => {
  const [first, second] = await Promise.all(
    ['/api/posts', '/api/posts/page/2'].map((path) => recordsOf<Post>(site.url, path)),
  );
  const page = await open('/events');
  await expectPosts(page, first!);
  await waitForApp(page);
  await page.getByRole('link', { name: 'page 2' }).click();
  await expect(page).toHaveURL(/\/events\?page=2$/);
  await expectPosts(page, second!);
  const list = page.getByRole('group', { name: 'Page 2' });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/events$/);
  await expectPosts(page, first!);
  await page.goto(`${site.url}/events?page=2`);
  await expectPosts(page, second!);
});

renderingTest(
  'a page number beyond the list, and a record that does not exist, are not found',
  async ({ open, expectFault }) => {
    expectFault(/status of 404/);
    for (const address of [
      '/events?page=99',
      '/project-updates?page=99',
      '/event-details/x',
      '/project-details/x',
    ]) {
      const page = await open(address);
      await expect(page.getByText('Oops! That page can’t be found.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.close();
    }
  },
);

renderingTest(
  'an event links to its category and its tags, each with its heading and its events',
  async ({ open, site }) => {
    const [event] = await recordsOf<Post & { category: string; tags: string[] }>(site.url, '/api/posts');
    const ways = [
      ['category', event!.category],
      ['tag', event!.tags[0]!],
    ] as const;
    for (const [type, slug] of ways) {
      const page = await open('/events');
      await page.locator(`main a[href="/event-details/${event!.slug}"]`).click();
      await page.getByRole('article').locator(`a[href="/events/${type}/${slug}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Events | ${slug.replaceAll('-', ' ')}`,
      );
      await expectPosts(page, await recordsOf<Post>(site.url, `/api/posts/${type}/${slug}`));
      await page.close();
    }
  },
);

renderingTest(
  'the archive shows the counts of the API, and a month lists its posts',
  async ({ open, site }) => {
    const posts = await everyPost(site.url);
    const counts = new Map<string, number>();
    for (const { date } of posts) counts.set(date.slice(0, 7), (counts.get(date.slice(0, 7)) ?? 0) + 1);
    const wanted = [...counts].sort().reverse();

    const page = await open('/blog');
    const months = page.locator('aside a[href^="/events?month="]');
    const shown = () =>
      months.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href')!.split('=')[1],
          Number(link.lastElementChild!.textContent),
        ]),
      );
    await expect.poll(shown).toEqual(wanted);

    await months.last().click();
    const [month] = wanted.at(-1)!;
    await expectPosts(
      page,
      posts.filter(({ date }) => date.startsWith(month)),
    );
  },
);

returningTest(
  'without a server the search finds a vacancy and an event, and both pages open',
  async ({ open, site, killServer, expectFault }) => {
    expectFault(serverIsGone);
    const [vacancy] = await recordsOf<{ title: string }>(site.url, '/api/vacancies');
    const event = (await everyPost(site.url)).at(-1)!;
    const home = await open('/');
    await waitForWorker(home);
    await waitForPrefetch(home, ['/api/settings', '/api/vacancies', '/api/posts', '/api/posts/page/3']);
    await killServer();

    const page = await open('/search');
    const ways = [
      [vacancy!.title, '/vacancies/'],
      [event.title, `/event-details/${event.slug}`],
    ] as const;
    for (const [title, address] of ways) {
      const box = page.getByRole('combobox');
      await box.fill(title);
      await box.press('Enter');
      const result = page
        .getByRole('main')
        .locator(`a[href^="${address}"]`)
        .filter({ hasText: title })
        .first();
      await expect(result.locator('mark').first()).toBeVisible();
      await result.click();
      await expect(page.getByRole('main')).toContainText(title);
      await page.goBack();
    }
  },
);
