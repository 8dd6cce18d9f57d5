import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { replaceFile } from '../support/replace-file';
import { expect, returningTest as base, serverIsGone, waitForApp, waitForWorker } from './fixtures';

/** A copy of the build, whose lists may be changed. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-full-phone-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const notKept = /^This phone has no room left: what is shown here is not kept/;

/** Changes the title of the first record of a list on the server. */
async function publish(dist: string, name: string, title: string): Promise<void> {
  const file = join(dist, `api/${name}.json`);
  const body = JSON.parse(await readFile(file, 'utf8')) as { data: { title: string }[] };
  body.data[0]!.title = title;
  await replaceFile(file, JSON.stringify(body));
  await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`, { force: true })));
}

/** Limits the storage of the site to what a phone without room has; a number of bytes ends that. */
async function limitStorage(page: Page, quotaSize = 1): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

for (const { name, path } of [
  { name: 'vacancies', path: '/vacancies' },
  { name: 'posts', path: '/events' },
]) {
  test(`a phone without room shows the ${name} that arrived, and says that they are not kept`, async ({
    open,
    dist,
    killServer,
    expectFault,
  }) => {
    expectFault(/QuotaExceededError|quota|could not be stored|did not write|no room/i);
    expectFault(serverIsGone);
    const page = await open(path);
    await waitForWorker(page);
    await waitForApp(page);
    await limitStorage(page);
    await publish(dist, name, 'Published while the phone was full');
    const fresh = page.getByRole('main').getByText('Published while the phone was full').first();
    for (const visit of ['first', 'second']) {
      await page.reload();
      await expect(fresh, `${visit} visit`).toBeVisible();
      await expect(page.getByTestId('age')).toContainText('Checked with the server just now.');
      await expect(page.getByText(notKept), `${visit} visit`).toBeVisible();
    }
    await page.getByRole('link', { name: 'Make room' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved on this phone');

    await page.goBack();
    await limitStorage(page, 1_000_000_000);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(notKept)).toHaveCount(0);
    const isStored = () =>
      page.evaluate(
        async (url) =>
          (await (await caches.match(url, { ignoreVary: true }))?.text())?.includes('phone was full'),
        `/api/${name}`,
      );
    await expect.poll(isStored).toBe(true);
    await killServer();
    await page.reload();
    await expect(fresh).toBeVisible();
  });
}
