import type { Page } from 'playwright/test';
import dari from '../../src/words/fa.json' with { type: 'json' };
import { expectVisit, inLanguage, planVisitsIn } from './every-route';
import { expect, renderingTest, serverIsGone, test, waitForApp, waitForWorker } from './fixtures';

test.setTimeout(150_000);

const offer = dari['language-offer'];
const inDari = { name: 'دری', exact: true };

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const expectDari = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa-AF');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
};

/** Resolves once the page has nothing left to do: what it offers when it is idle has come. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  });

renderingTest(
  'the footer and the drawer switch the language, and keep the page with its query and hash',
  async ({ open, site }) => {
    const page = await open('/vacancies?q=a&place=Kabul#content');
    await waitForApp(page);
    await footerLink(page, 'دری').click();
    await expect(page).toHaveURL(`${site.url}/fa/vacancies?q=a#content`);
    await expectDari(page);
    await waitForApp(page);
    await expect(page.getByRole('contentinfo').locator('[aria-current="true"]').last()).toHaveText('دری');
    await page.getByRole('banner').getByRole('button', { name: dari.common.menu }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/vacancies?q=a#content`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
  },
);

renderingTest.describe('on a wide screen', () => {
  renderingTest.use({ phoneOptions: { viewport: { width: 1280, height: 800 } } });

  renderingTest('the header switches the language', async ({ open, site }) => {
    const page = await open('/about');
    await page.getByRole('banner').getByRole('link', inDari).click();
    await expect(page).toHaveURL(`${site.url}/fa/about`);
    await expectDari(page);
  });
});

renderingTest.describe('without scripts', () => {
  renderingTest.use({ phoneOptions: { javaScriptEnabled: false } });

  renderingTest('the languages are links', async ({ open, site }) => {
    const page = await open('/vacancies');
    const link = footerLink(page, 'دری');
    await expect(link).toHaveAttribute('hreflang', 'fa-AF');
    await link.click();
    await expect(page).toHaveURL(`${site.url}/fa/vacancies`);
    await expectDari(page);
  });
});

test.describe('a browser in Dari', () => {
  test.use({ phoneOptions: { locale: 'fa-AF' } });

  test('is offered the page in Dari by a line that moves nothing, and after an answer never again', async ({
    open,
    restart,
  }) => {
    const page = await open('/vacancies');
    await waitForApp(page);
    const line = page.getByRole('region', { name: offer.offer });
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('lang', 'fa-AF');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (entries: PerformanceEntryList) =>
            entries.reduce(
              (total, entry) => total + (entry as PerformanceEntry & { value: number }).value,
              0,
            );
          new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          requestIdleCallback(() => resolve(0));
        }),
    );
    expect(shift).toBeLessThan(0.01);
    const edge = (await line.boundingBox())!.y;
    const cut = await page.locator('main :is(a[href], button)').evaluateAll(
      (controls, top) =>
        controls.flatMap((control) => {
          const box = control.getBoundingClientRect();
          return box.top < top - 0.5 && box.bottom > top + 0.5 ? [control.textContent] : [];
        }),
      edge,
    );
    expect(cut, 'controls that the line covers in part').toEqual([]);
    await line.getByRole('button', { name: offer.stay }).click();
    await expect(line).toHaveCount(0);
    await restart();
    const again = await open('/');
    await waitForApp(again);
    await idle(again);
    await expect(again.getByRole('region', { name: offer.offer })).toHaveCount(0);
  });

  test('that takes the offer gets the same page, and a launch from the home screen leads to Dari', async ({
    open,
    site,
    killServer,
    expectFault,
  }) => {
    expectFault(serverIsGone);
    const page = await open('/vacancies');
    await page.getByRole('link', { name: offer.change }).click();
    await expect(page).toHaveURL(`${site.url}/fa/vacancies`);
    await waitForWorker(page);
    const launched = await open('/?source=home');
    await expect(launched).toHaveURL(`${site.url}/fa`);
    await expectDari(launched);
    const other = await open('/');
    await expect(other).toHaveURL(`${site.url}/`);
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => countOf(launched, 'fa')).toBeGreaterThan(20);
    await killServer();
    await launched.goto(`${site.url}/?source=home`);
    await expect(launched).toHaveURL(`${site.url}/fa`);
    await expect(launched.getByRole('main')).toBeVisible();
    await expectDari(launched);
  });
});

/** The number of scripts of one language alone on the phone. */
const countOf = (page: Page, code: string) =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('ngo-precache-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => url.includes(`.${wanted}-`)).length;
  }, code);

test('without a network, a language that is not on the phone says so, and leads back to the page', async ({
  open,
  killServer,
  expectFault,
  site,
}) => {
  expectFault(serverIsGone);
  expectFault(/status of 503/);
  const page = await open('/vacancies');
  await waitForWorker(page);
  expect(await countOf(page, 'fa')).toBe(0);
  await killServer();
  await footerLink(page, 'دری').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dari.worker.otherTitle);
  await expectDari(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/vacancies`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vacancies');
});

test('after a switch with a network, pages in the new language open without one', async ({
  open,
  killServer,
  expectFault,
  site,
}) => {
  test.setTimeout(150_000);
  expectFault(serverIsGone);
  const visits = (await planVisitsIn('/fa', site.url)).filter(({ address }) =>
    ['', '/vacancies', '/frequently-asked-questions', '/team', '/contact', '/publications'].includes(
      address.slice('/fa'.length),
    ),
  );
  const page = await open('/');
  await waitForWorker(page);
  await footerLink(page, 'دری').click();
  await expect(page).toHaveURL(site.url + inLanguage('/fa', '/'));
  await waitForApp(page);
  await expect.poll(() => isWhole(page, 'fa'), { timeout: 60_000 }).toBe(true);
  await killServer();
  await page.reload();
  for (const visit of visits) {
    await page.goto(site.url + visit.address);
    await expectVisit(page, visit);
    await expectDari(page);
  }
});

/** Whether the phone holds as many scripts of a language as of English. */
const isWhole = async (page: Page, code: string) => {
  const [own, english] = await Promise.all([countOf(page, code), countOfEnglish(page, code)]);
  return own > 0 && own === english;
};

/** The number of scripts that have a copy in a language, by the worker's own list. */
const countOfEnglish = (page: Page, code: string) =>
  page.evaluate(async (wanted) => {
    const worker = await (await fetch('/sw.js')).text();
    const names = worker.match(new RegExp(`/assets/[\\w.-]+\\.${wanted}-[0-9a-f]{8}\\.js`, 'g')) ?? [];
    return new Set(names.filter((name) => !name.includes('/reader/'))).size;
  }, code);
