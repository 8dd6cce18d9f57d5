import type { Page } from 'playwright/test';
import { readRows } from '../support/device-rows';
import {
  expect,
  networkWarning,
  returningTest,
  serverIsGone,
  waitForApp,
  waitForPrefetch,
  waitForWorker,
} from './fixtures';
import { allowAlerts, askForKabul, notifications, openWatch, receiverTest as test, wake } from './receiver';

const herat = { number: 'NLO-VA-901', title: 'Driver in Herat', location: 'Herat' };
const kabul = { number: 'NLO-VA-902', title: 'Driver in Kabul', location: 'Kabul, head office' };

const day = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const rowOf = (time: number) => `counts/${dateOf(time)}`;

/** Sets the clock of the phone. */
const setClock = (page: Page, time: number) => page.context().clock.setSystemTime(time);

/** The requests to the receiver, as the phone sends them. */
function postsOf(page: Page) {
  const posts: { body: unknown; headers: Record<string, string> }[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/counts') && request.method() === 'POST')
      posts.push({ body: request.postDataJSON() as unknown, headers: request.headers() });
  });
  return posts;
}

test('a phone that asked for vacancies in Kabul is told of one, and not of one in Herat, with the page closed; it opens without the server', async ({
  open,
  receiver,
  release,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  expectFault(networkWarning);
  const page = await open('/');
  const origin = await openWatch(page, 'granted');
  const dialog = await askForKabul(page);
  // Before the question of the browser.
  await expect(dialog).toContainText('a few kB each time and on mobile data too');
  await expect(dialog).toContainText('You can end it here at any time.');
  await allowAlerts(dialog);
  expect(await receiver.topics()).toEqual([1]);
  expect(await receiver.takeMessages()).toEqual([]);

  await release([herat, kabul]);
  const messages = await receiver.takeMessages();
  expect(messages).toEqual(['{"topic":1}']);
  await wake(page, origin, messages);
  const [told] = await notifications(page, 1);
  expect(told).toMatchObject({
    title: 'Driver in Kabul',
    body: 'Vacancies\nKabul, head office\nCloses on 2036-11-30.',
    address: '/vacancies/nlo-va-902',
  });

  await killServer();
  await page.goto(origin + told!.address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Driver in Kabul');
});

test('a phone that was off for a month is told once of all that came; what fits nobody is said quietly', async ({
  open,
  receiver,
  release,
}) => {
  const page = await open('/');
  const origin = await openWatch(page, 'granted');
  await allowAlerts(await askForKabul(page));
  await receiver.takeMessages();

  const month = Array.from({ length: 8 }, (_, index) => ({
    ...kabul,
    number: `NLO-VA-91${index}`,
    title: `Post ${index}`,
  }));
  await release(month);
  await release([herat]);
  const messages = await receiver.takeMessages();
  expect(messages).toHaveLength(1);
  await wake(page, origin, messages);
  expect(await notifications(page, 1)).toMatchObject([
    { title: 'Several new entries: Vacancies', address: '/vacancies?place=Kabul' },
  ]);
  await wake(page, origin, messages);
  expect((await notifications(page, 2)).find(({ tag }) => tag === 'quiet')).toMatchObject({
    body: 'Looked for new entries: none fits what you asked to be told of.',
  });

  // Ended where it began: the receiver forgets the phone.
  await page.goto(`${origin}/vacancies?place=Kabul`);
  await waitForApp(page);
  await page.getByRole('button', { name: 'Be told of new entries, or take all documents' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Only in the app' }).click();
  await expect.poll(receiver.topics).toEqual([]);
});

test('a permission that is refused is told, and the receiver hears nothing', async ({ open, receiver }) => {
  const page = await open('/');
  await page.context().addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await openWatch(page, 'denied');
  const dialog = await askForKabul(page);
  await dialog.getByRole('button', { name: 'Tell me then, too' }).click();
  await expect(dialog).toContainText('The browser does not let this site show notifications.');
  expect(await receiver.topics()).toEqual([]);
});

test('what is opened and saved on a phone reaches the receiver once, as sums of a day, also what was opened without a network', async ({
  open,
  site,
  killServer,
  reviveServer,
  restart,
  receiver,
  expectFault,
}) => {
  expectFault(serverIsGone);
  const today = Date.now();
  const first = await open('/vacancies');
  await waitForWorker(first);
  await waitForPrefetch(first, ['/api/vacancies', '/api/faqs']);
  await first
    .getByRole('button', { name: /^Save for offline/ })
    .first()
    .click();
  await expect(first.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
  await killServer();
  await restart();
  const page = await open('/frequently-asked-questions');
  const sums = { vacancies: 1, save: 1, questions: 1, offline: 1 };
  await expect.poll(() => readRows(page, 'counts/')).toEqual([[rowOf(today), sums]]);
  expect(await receiver.counts()).toEqual([]);

  await reviveServer();
  const posts = postsOf(page);
  await setClock(page, today + day);
  await page.goto(`${site.url}/contact`);
  await expect.poll(() => readRows(page, rowOf(today)), { timeout: 30_000 }).toEqual([]);
  expect(posts.map(({ body }) => body)).toEqual([{ days: { [dateOf(today)]: sums } }]);
  expect(Object.keys(posts[0]!.headers)).not.toContain('cookie');
  expect(posts[0]!.headers.referer ?? '').toBe('');
  expect(await receiver.counts()).toEqual(
    Object.entries(sums)
      .sort()
      .map(([kind, number]) => ({ day: dateOf(today), kind, number: String(number) })),
  );
});

test('numbers that the receiver does not take are sent on another day, and the site goes on', async ({
  open,
  site,
  receiver,
  expectFault,
}) => {
  expectFault(/The receiver of counts answered with status 503|status of 503/);
  const page = await open('about:blank');
  // The receiver takes no day that is to come.
  const first = Date.now() - 2 * day;
  await setClock(page, first);
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByText('This site counts by day how often its pages were opened')).toBeVisible();
  await waitForWorker(page);
  await expect.poll(() => readRows(page, 'counts/')).toEqual([[rowOf(first), { other: 1 }]]);
  await page.context().route('**/counts', (route) => route.fulfill({ status: 503, body: '{}' }));
  const posts = postsOf(page);
  await setClock(page, first + day);
  await page.reload();
  await expect.poll(() => posts.length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => readRows(page, 'counts/'))
    .toEqual([
      [rowOf(first), { other: 1 }],
      [rowOf(first + day), { other: 1, home: 1 }],
      ['counts/tried', dateOf(first + day)],
    ]);

  await page.context().unroute('**/counts');
  await setClock(page, first + 2 * day);
  await page.reload();
  await expect.poll(() => readRows(page, rowOf(first)), { timeout: 30_000 }).toEqual([]);
  expect(posts.map(({ body }) => body)).toEqual([
    { days: { [dateOf(first)]: { other: 1 } } },
    { days: { [dateOf(first)]: { other: 1 }, [dateOf(first + day)]: { other: 1, home: 1 } } },
  ]);
  expect(await receiver.counts()).toEqual([
    { day: dateOf(first), kind: 'other', number: '1' },
    { day: dateOf(first + day), kind: 'home', number: '1' },
    { day: dateOf(first + day), kind: 'other', number: '1' },
  ]);
});

test('a browser that asks sites not to track counts and sends nothing, and what was counted before is deleted', async ({
  open,
  receiver,
}) => {
  const today = Date.now();
  const page = await open('/contact');
  await waitForWorker(page);
  await expect.poll(() => readRows(page, 'counts/')).toEqual([[rowOf(today), { contact: 1 }]]);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const posts = postsOf(page);
  await setClock(page, today + day);
  await page.reload();
  await expect.poll(() => readRows(page, 'counts/'), { timeout: 30_000 }).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readRows(page, 'counts/')).toEqual([]);
  expect(posts).toEqual([]);
  expect(await receiver.counts()).toEqual([]);
});

returningTest('a site whose build names no receiver of counts counts nothing', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vacancies\/./);
  expect(await readRows(page, 'counts/')).toEqual([]);
  expect(await readRows(page, 'preferences/')).not.toEqual([]);
});
