import { expect, renderingTest, returningTest, serverIsGone, waitForApp } from './fixtures';
import type { SiteRecords } from './site-records';

/** Links as messengers and hands leave them, what they lead to, and the heading there. */
const linksOf = ({ invitation }: SiteRecords): [link: string, leadsTo: string, heading: RegExp][] => [
  ['/vacancies.', '/vacancies', /^Vacancies$/],
  ['/vacancies),', '/vacancies', /^Vacancies$/],
  ['/Vacancies%20', '/vacancies', /^Vacancies$/],
  ['/vacancies%20Please%20look', '/vacancies', /^Vacancies$/],
  ['/frequently-asked', '/frequently-asked-questions', /^FAQs$/],
  [`${invitation.address.toUpperCase()}).`, invitation.address, /./],
  ['/FA/vacancies.', '/fa/vacancies', /./],
  ['/events?month=2026-05)', '/events?month=2026-05', /./],
];

for (const [name, test] of [
  ['from the host, without a worker', renderingTest],
  ['from the phone, without a server', returningTest],
] as const) {
  test(`a link that was cut or lengthened leads to what was meant, ${name}`, async ({
    open,
    records,
    killServer,
    expectFault,
  }) => {
    test.setTimeout(120_000);
    expectFault(/status of 404/);
    expectFault(serverIsGone);
    // Dari is not on the phone.
    expectFault(/The scripts of the app are not/);
    if (test === returningTest) await killServer();
    const page = await open('/about');
    for (const [link, leadsTo, heading] of linksOf(records)) {
      if (test === returningTest && leadsTo.startsWith('/fa')) continue;
      await page.goto(new URL(link, page.url()).href);
      await expect(page).toHaveURL(new URL(leadsTo, page.url()).href);
      await waitForApp(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText('That page can’t be found')).toHaveCount(0);
      await expect(page.getByText('This notice is not in the list')).toHaveCount(0);
    }
  });
}

returningTest(
  'a link to a document that was lengthened opens it, where the phone has the app',
  async ({ open, records }) => {
    const { file } = records.vacancy;
    const page = await open('/about');
    const opened = page.waitForResponse((response) => response.url().endsWith(file));
    await page.evaluate((address) => location.assign(`${address}).`), file);
    expect((await opened).status()).toBe(200);
  },
);

renderingTest(
  'a link that says nothing plain leads to the page that says so',
  async ({ open, expectFault }) => {
    expectFault(/status of 404/);
    const page = await open('/vacan-nothing');
    await expect(page.getByText('That page can’t be found')).toBeVisible();
    await page.goto(new URL('/invitation-to-bid/no-such-number', page.url()).href);
    await expect(page.getByText('a part of the link is missing')).toBeVisible();
  },
);
