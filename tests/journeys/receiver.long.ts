import { receiverTest as test, allowAlerts, askForKabul, notifications, openWatch, wake } from './receiver';
import { expect, networkWarning, serverIsGone } from './fixtures';

test.use({ languages: 'en fa-AF' });

const inDari = {
  place: 'کابل',
  actions: 'خبر موارد تازه یا گرفتن همه سندها',
  start: 'به من بگو',
  alerts: 'آن وقت هم به من بگو',
  isOn: 'وقتی اپلیکیشن بسته است هم به شما گفته می‌شود.',
};

test('a phone in Dari is told in Dari, with the page closed, and the notice opens in Dari without the server', async ({
  open,
  receiver,
  release,
  killServer,
  expectFault,
}) => {
  expectFault(serverIsGone);
  expectFault(networkWarning);
  const page = await open('/fa/');
  const origin = await openWatch(page, 'granted', '/fa');
  await allowAlerts(await askForKabul(page, inDari), inDari);
  expect(await receiver.topics()).toEqual([1]);
  expect(await receiver.takeMessages()).toEqual([]);

  await release([
    { number: 'NLO-VA-901', title: 'دریور در هرات', location: 'هرات' },
    { number: 'NLO-VA-902', title: 'دریور در کابل', location: 'کابل، دفتر مرکزی' },
  ]);
  await wake(page, origin, await receiver.takeMessages());
  const [told] = await notifications(page, 1);
  expect(told).toMatchObject({
    title: 'دریور در کابل',
    lang: 'fa-AF',
    address: '/fa/vacancies/nlo-va-902',
  });
  expect(told!.body).toMatch(/^بست‌های خالی\nکابل، دفتر مرکزی\nبه تاریخ .+ ختم می‌شود\.$/);

  await killServer();
  await page.goto(origin + told!.address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('دریور در کابل');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa-AF');
});
