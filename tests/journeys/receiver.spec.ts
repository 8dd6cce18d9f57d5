import { readRows, writeRows } from '../support/device-rows';
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

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const herat = { number: 'NLO-VA-901', title: 'Driver in Herat', location: 'Herat' };
const kabul = { number: 'NLO-VA-902', title: 'Driver in Kabul', location: 'Kabul, head office' };

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
  killServer,
  reviveServer,
  restart,
  receiver,
  expectFault,
}) => {
  expectFault(serverIsGone);
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
  const offline = await open('/frequently-asked-questions');
  const today = `counts/${dayBefore(0)}`;
  const sums = { vacancies: 1, save: 1, questions: 1, offline: 1 };
  await expect.poll(() => readRows(offline, today)).toEqual([[today, sums]]);
  expect(await receiver.counts()).toEqual([]);

  // A day later.
  await writeRows(offline, [
    [today, {}],
    [`counts/${dayBefore(1)}`, sums],
  ]);
  await reviveServer();
  const posts: { body: string; headers: Record<string, string> }[] = [];
  offline.context().on('request', (request) => {
    if (request.url().endsWith('/counts') && request.method() === 'POST')
      posts.push({ body: request.postData() ?? '', headers: request.headers() });
  });
  const online = await open('/contact');
  await expect.poll(() => readRows(online, `counts/${dayBefore(1)}`), { timeout: 30_000 }).toEqual([]);
  const received = (await receiver.counts()).map(({ day, kind, number }) => [day, kind, Number(number)]);
  expect(received.toSorted()).toEqual(
    Object.entries(sums)
      .map(([kind, number]) => [dayBefore(1), kind, number])
      .toSorted(),
  );
  expect(posts.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ days: { [dayBefore(1)]: sums } }]);
  expect(Object.keys(posts[0]!.headers)).not.toContain('cookie');
  expect(posts[0]!.headers.referer ?? '').toBe('');
});

returningTest('a site whose build names no receiver of counts counts nothing', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vacancies\/./);
  expect(await readRows(page, 'counts/')).toEqual([]);
  expect(await readRows(page, 'preferences/')).not.toEqual([]);
});
