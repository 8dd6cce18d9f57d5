import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { expect, test as base, waitForWorker } from './fixtures';

const script = 'document.documentElement.setAttribute("data-ran", "yes");';
const files = {
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload='${script}'><script>${script}</script><script href="/files/hostile/own.js"/></svg>`,
  'page.html': `<!doctype html><title>x</title><script>${script}</script><script src="/files/hostile/own.js"></script>`,
  'own.js': script,
};

/** A copy of the build with files that run scripts among its documents. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-files-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await mkdir(join(copy, 'files/hostile'));
      for (const [name, text] of Object.entries(files)) {
        await writeFile(join(copy, 'files/hostile', name), text);
      }
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** What Chromium logs for each script that it blocks. */
const refusedScript = /Content Security Policy|policy violation: script-src|'allow-scripts' permission/;
/** A file names no icon, so the browser requests the default address. */
const noIcon = /404 .*\/favicon\.ico/;

async function expectNothingRan(page: Page, address: string, by: 'server' | 'worker') {
  const answer = await page.goto(address);
  expect(answer?.fromServiceWorker(), address).toBe(by === 'worker');
  expect(answer?.status(), address).toBe(200);
  expect(answer?.headers()['content-security-policy'], address).toMatch(/sandbox|script-src 'none'/);
  expect(answer?.headers()['x-content-type-options'], address).toBe('nosniff');
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-ran')), address).toBeNull();
}

for (const name of ['drawing.svg', 'page.html'])
  test(`${name} below /files/ runs no script when it is opened by its address, from the server and from the worker`, async ({
    open,
    site,
    expectFault,
  }) => {
    expectFault(refusedScript);
    expectFault(noIcon);
    expectFault(/was not stored/);
    const address = `${site.url}/files/hostile/${name}`;
    const page = await open(`/files/hostile/${name}`);
    await expectNothingRan(page, address, 'server');
    await page.goto(site.url);
    await waitForWorker(page);
    await page.evaluate((url) => fetch(url).then((answer) => answer.arrayBuffer()), address);
    await expectNothingRan(page, address, 'worker');
  });

test.describe('in a whole browser', () => {
  test.use({ needsWholeBrowser: true });

  test('a PDF opened by its address is shown by the browser, without a sandbox, from the server and from the worker', async ({
    open,
    site,
    expectFault,
  }) => {
    expectFault(noIcon);
    const name = (await readdir(join(projectRoot, 'content/vacancies'))).find((one) => one.endsWith('.pdf'));
    const address = `${site.url}/files/vacancies/${name}`;
    const page = await open(`/files/vacancies/${name}`);
    await expectPdf(page, address, 'server');
    await page.goto(`${site.url}/vacancies`);
    await waitForWorker(page);
    await expectPdf(page, address, 'worker');
  });
});

async function expectPdf(page: Page, address: string, by: 'server' | 'worker') {
  const answer = await page.goto(address);
  expect(answer?.fromServiceWorker(), by).toBe(by === 'worker');
  expect(answer?.status(), by).toBe(200);
  expect(answer?.headers()['content-type'], by).toBe('application/pdf');
  expect(answer?.headers()['content-security-policy'], by).not.toContain('sandbox');
  expect(answer?.headers()['x-content-type-options'], by).toBe('nosniff');
  expect(await page.evaluate(() => document.contentType), by).toBe('application/pdf');
}

test('the licences of all shipped code are a plain text page, linked from the Saved page', async ({
  open,
  expectFault,
}) => {
  expectFault(noIcon);
  const page = await open('/saved');
  await waitForWorker(page);
  const answered = page.waitForResponse(/\/licences\.txt$/);
  await page.getByRole('link', { name: 'Licences of the software in this app' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const name of ['react', 'workbox-core', 'pdfjs-dist', 'pdfjs-dist: openjpeg', 'core-js'])
    await expect(page.locator('body')).toContainText(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
});
