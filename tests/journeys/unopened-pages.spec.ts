import { waitForApp } from '../support/wait-for-app';
import { expect, serverIsGone, test, waitForPrefetch, waitForWorker } from './fixtures';
import { testUnopened } from './unopened-pages';

testUnopened('', false);

test('a page that the phone draws keeps its heading while the app starts', async ({
  open,
  site,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const home = await open('/');
  await waitForWorker(home);
  await waitForPrefetch(home, ['/api/settings', '/api/posts', '/api/categories']);
  const { data } = (await (await fetch(`${site.url}/api/categories`)).json()) as { data: { slug: string }[] };
  await killServer();
  const page = await home.context().newPage();
  await page.addInitScript(() => {
    const shown: string[] = [];
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? 'none';
      if (shown.at(-1) !== heading) shown.push(heading);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { shown });
  });
  await page.goto(`${site.url}/events/category/${data[0]!.slug}`);
  await waitForApp(page);
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  // Nothing before the HTML, and then one heading.
  expect(shown.filter((heading, at) => at > 0 || heading !== 'none')).toEqual([
    expect.stringContaining('Events'),
  ]);
});
