import { networkWarning, serverIsGone, expect, waitForApp } from './fixtures';
import { alertsTest as test, allowAlerts, askForKabul, notifications, openWatch, wake } from './alerts';

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
