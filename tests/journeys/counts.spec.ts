import { readRows, writeRows } from '../support/device-rows';
import { alertsTest } from './alerts';
import { expect, returningTest, serverIsGone, waitForPrefetch, waitForWorker } from './fixtures';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

alertsTest(
  'what is opened and saved on a phone reaches the receiver once, as sums of a day, also what was opened without a network',
  async ({ open, killServer, reviveServer, restart, receiver, expectFault }) => {
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
    expect(posts.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { days: { [dayBefore(1)]: sums } },
    ]);
    expect(Object.keys(posts[0]!.headers)).not.toContain('cookie');
    expect(posts[0]!.headers.referer ?? '').toBe('');
  },
);

returningTest('a site whose build names no receiver of counts counts nothing', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForWorker(page);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vacancies\/./);
  expect(await readRows(page, 'counts/')).toEqual([]);
  expect(await readRows(page, 'preferences/')).not.toEqual([]);
});
