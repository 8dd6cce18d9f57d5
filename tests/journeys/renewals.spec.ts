import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { tinyPdf } from '../support/tiny-files';
import { replaceFile } from '../support/replace-file';
import { expect, returningTest as base, waitForWorker } from './fixtures';
import { readSiteRecords } from './site-records';

/** The same document as that of `records.vacancy`, which no list names: only its bytes tell whether it has changed. */
const loose = '/files/loose/tor.pdf';

/** A copy of the build for each journey, which may be modified. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => {
      const copy = await mkdtemp(join(projectRoot, 'dist-renewals-'));
      await cp(join(projectRoot, 'dist'), copy, { recursive: true });
      await mkdir(join(copy, 'files/loose'));
      await cp(join(copy, readSiteRecords(copy).vacancy.file), join(copy, loose));
      await use(copy);
      await rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const read = (file: string) => `/read?${new URLSearchParams({ file, view: 'pages' }).toString()}`;
const sheet = (page: Page) => page.locator('[data-page="1"] .textLayer');
const sha256 = (bytes: Buffer | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The SHA-256 of the cached document; undefined if it is not cached. */
async function heldHash(page: Page, cacheName: string, file: string): Promise<string | undefined> {
  const bytes = await page.evaluate(
    async ([name, url]) => {
      const copy = await caches.match(url!, { cacheName: name!, ignoreVary: true });
      return copy && [...new Uint8Array(await copy.arrayBuffer())];
    },
    [cacheName, file],
  );
  return bytes && sha256(Uint8Array.from(bytes));
}

/** The SHA-256 of the response at the document's address; the worker revalidates its copy in the background. */
async function fetchHash(page: Page, file: string): Promise<string> {
  const bytes = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    file,
  );
  return sha256(Uint8Array.from(bytes));
}

const saved = (page: Page, file: string) => heldHash(page, 'ngo-saved-documents', file);
const former = (page: Page, file: string) => heldHash(page, 'ngo-former-documents', file);

async function save(open: (address: string) => Promise<Page>, file: string, base = ''): Promise<Page> {
  const page = await open(`${base}/vacancies`);
  await waitForWorker(page);
  await page.goto(new URL(read(file), page.url()).href);
  await expect(sheet(page)).not.toBeEmpty();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  return page;
}

test('a saved document is replaced neither by HTML or JSON, nor by another document or a truncated one', async ({
  open,
  network,
  records,
  expectFault,
}) => {
  // Each refused answer is waited for: a slow machine takes longer than the usual limit.
  test.setTimeout(150_000);
  expectFault(/tor\.pdf was not updated/);
  expectFault(/Failed to load resource/);
  const page = await save(open, loose, network.url);
  const before = await saved(page, loose);
  expect(before).toBe(sha256(await readFile(join(projectRoot, 'dist', records.vacancy.file))));
  const worker = page.context().serviceWorkers()[0]!;
  for (const trouble of [
    'captive-html',
    'redirect',
    'wrong-shape',
    'tiny-pdf',
    'redirect-pdf',
    'error-500',
  ] as const) {
    network.trouble(trouble, (path) => path === loose);
    const refused = worker.waitForEvent('console', (message) => /was not updated/.test(message.text()));
    expect(await fetchHash(page, loose), trouble).toBe(before);
    await refused;
    expect([await saved(page, loose), await former(page, loose)], trouble).toEqual([before, undefined]);
  }
});

test('a new version replaces a saved one once the list names it; the previous one is stored until the new one was read', async ({
  open,
  dist,
  records,
}) => {
  const tor = records.vacancy.file;
  const page = await save(open, tor);
  const before = await saved(page, tor);
  const words = (await sheet(page).textContent())!;
  const next = tinyPdf(['Corrected terms']);
  await replaceFile(join(dist, tor), next);
  await publishHash(dist, tor, sha256(next));
  await page.goto(new URL('/vacancies', page.url()).href);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/api/vacancies'))!.text()))
    .toContain(sha256(next));
  await page.goto(new URL(read(tor), page.url()).href);
  await expect(sheet(page)).toHaveText(words);
  await expect.poll(() => saved(page, tor)).toBe(sha256(next));
  expect(await former(page, tor)).toBe(before);

  await page.goto(new URL('/saved', page.url()).href);
  const goBack = page.getByRole('button', { name: /^Go back to the version before/ });
  await goBack.click();
  await expect(page.getByText('A newer version of this document exists.')).toBeVisible();
  expect(await saved(page, tor)).toBe(before);
  await page.getByRole('button', { name: /^Get the newer version/ }).click();
  await expect(goBack).toBeVisible();
  expect(await saved(page, tor)).toBe(sha256(next));

  await page.goto(new URL(read(tor), page.url()).href);
  await expect(sheet(page).getByText('Corrected terms')).toBeAttached();
  await expect.poll(() => former(page, tor)).toBeUndefined();
  expect(await saved(page, tor)).toBe(sha256(next));
});

/** Publishes the list of vacancies with another hash for the document. */
async function publishHash(dist: string, file: string, hash: string): Promise<void> {
  const list = join(dist, 'api/vacancies.json');
  const { data } = JSON.parse(await readFile(list, 'utf8')) as { data: { file?: string; sha256?: string }[] };
  for (const record of data) if (record.file === file) record.sha256 = hash;
  await replaceFile(list, JSON.stringify({ data }));
  await Promise.all(['br', 'gz'].map((ending) => rm(`${list}.${ending}`, { force: true })));
}
