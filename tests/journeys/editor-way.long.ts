import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { buildSite } from '../support/build';
import {
  answerPicker,
  attach,
  editorWarnings,
  enableLanguage,
  field,
  input,
  save,
  showLanguage,
} from '../support/editor';
import { projectRoot } from '../support/project';
import { startSite, type Site } from '../support/site';
import { expect, test, waitForApp } from './fixtures';

const small = join(projectRoot, 'tests/fixtures/small-site');
const pdf = join(projectRoot, 'tests/fixtures/pdfs/chromium-untagged.pdf');

/** A file, its path from the folder of the site, and its bytes in Base64. */
type Entry = readonly [path: string, content: string];

const filesOf = (folder: string): Entry[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

/** Puts files into the file system of the browser, whose picker of folders answers with it. */
async function fillBrowserFolder(page: Page, files: readonly Entry[]): Promise<void> {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, content] of all) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1)!, { create: true });
      const writing = await file.createWritable();
      await writing.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await writing.close();
    }
  }, files);
}

/** The files that the file system of the browser has now. */
const browserFolder = (page: Page): Promise<Entry[]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, entry] of folder) {
        if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, `${path}${name}/`);
        else {
          const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer());
          found.push([path + name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });

/** The page of the record in the preview, within the frame of the editor. */
const preview = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe');

test('an editor writes a vacancy in three languages with its document, changes and deletes it, and each build of the folder has what was saved', async ({
  phone,
  expectFault,
}) => {
  test.setTimeout(12 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(small, folder, { recursive: true });
  expectFault(editorWarnings);

  const outDir = 'dist-edited';
  let built: Site | undefined;
  /** Takes over what the browser has, and builds and serves the site of that folder. */
  const buildFrom = async (page: Page): Promise<string> => {
    await built?.stop();
    rmSync(folder, { recursive: true });
    for (const [path, content] of await browserFolder(page)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), Buffer.from(content, 'base64'));
    }
    const env = { SITE: folder, VITE_LANGUAGES: 'en fa-AF ps', VITE_SITE_URL: 'https://site.example' };
    await buildSite({ outDir, env: { ...env, STEP: String(Math.random()) } });
    built = await startSite({ dist: outDir, env: { SITE: folder } });
    return built.url;
  };

  const site = await startSite({ dist: 'dist', env: { SITE: folder } });
  try {
    const page = await phone.open(`${site.url}/admin/config.json`);
    await page.setViewportSize({ width: 1400, height: 1000 });
    page.setDefaultTimeout(20_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await answerPicker(page);
    await fillBrowserFolder(page, filesOf(folder));
    await page.goto(`${site.url}/admin/`, { timeout: 90_000 });
    await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 90_000 });

    await test.step('what is wrong is told at its field', async () => {
      await page.getByRole('button', { name: 'New' }).first().click({ timeout: 60_000 });
      await input(page, 'title').fill('Midwife, Herat');
      await input(page, 'slug').fill('Midwife Herat!');
      await save(page);
      for (const [key, sentence] of [
        ['number', /required/i],
        ['slug', /Use small letters/],
      ] as const)
        await expect(field(page, key).getByText(sentence).last()).toBeVisible();
      await input(page, 'slug').fill('');
    });

    await test.step('the preview is the page of the record, at each change', async () => {
      await input(page, 'number').fill('VA-9');
      await input(page, 'postDate').fill('2026-11-20');
      await input(page, 'closeDate').fill('2099-12-20T16:00');
      const title = preview(page).getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Midwife, Herat', { timeout: 90_000 });
      await expect(preview(page).getByText('20 Dec 2099, 16:00').first()).toBeVisible();
      await input(page, 'title').fill('Midwife, Herat province');
      await expect(title).toHaveText('Midwife, Herat province');
      await input(page, 'title').fill('Midwife, Herat');
    });

    await test.step('a document', async () => {
      await attach(page, field(page, 'file'), pdf);
      await expect(field(page, 'file').getByText('chromium-untagged.pdf').first()).toBeVisible();
    });

    await test.step('translations, each with its preview from right to left', async () => {
      for (const [language, title, code] of [
        ['Persian', 'قابله، هرات', 'fa-AF'],
        ['Pashto', 'قابله، هرات ته', 'ps'],
      ] as const) {
        await enableLanguage(page, language);
        await input(page, 'title', language).fill(title);
        await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(preview(page).locator('html')).toHaveAttribute('lang', code);
        await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
      }
    });

    const names = async () =>
      (await browserFolder(page)).map(([path]) => path).filter((path) => path.startsWith('vacancies/'));
    await save(page);
    // While the browser writes a file, it cannot be read.
    const soon = (check: () => Promise<void>) => expect(check).toPass({ timeout: 30_000 });
    await soon(async () =>
      expect((await names()).sort()).toEqual([
        'vacancies/01-nurse.md',
        'vacancies/chromium-untagged.pdf',
        'vacancies/midwife-herat.fa.md',
        'vacancies/midwife-herat.md',
        'vacancies/midwife-herat.ps.md',
      ]),
    );

    await test.step('it stands on the site, in search and in the feed', async () => {
      const url = await buildFrom(page);
      const visit = await phone.open(`${url}/vacancies`);
      await waitForApp(visit);
      await expect(visit.getByRole('link', { name: 'Midwife, Herat' }).first()).toBeVisible();
      await visit.goto(`${url}/fa/vacancies/va-9`);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText('قابله، هرات');
      await expect(visit.locator('a[href*="chromium-untagged.pdf"]').first()).toBeVisible();
      await visit.goto(`${url}/search?q=midwife`);
      const found = visit.getByRole('main').getByRole('link', { name: /Midwife, Herat/ });
      // The lists are fetched once the worker is there.
      await expect(found.first()).toBeVisible({ timeout: 60_000 });
      expect(await (await visit.request.get(`${url}/vacancies.atom`)).text()).toContain('Midwife, Herat');
      await visit.close();
    });

    await test.step('a change', async () => {
      await page.goto(`${site.url}/admin/#/collections/vacancies/entries/midwife-herat`);
      await showLanguage(page, 'English');
      await input(page, 'title').fill('Midwife, Herat and Ghor');
      await save(page);
      const text = async () =>
        Buffer.from(
          (await browserFolder(page)).find(([path]) => path === 'vacancies/midwife-herat.md')![1],
          'base64',
        ).toString();
      await soon(async () => expect(await text()).toContain('title: Midwife, Herat and Ghor\n'));
      const url = await buildFrom(page);
      const visit = await phone.open(`${url}/vacancies/va-9`);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Midwife, Herat and Ghor');
      await visit.close();
    });

    await test.step('and it is deleted, with its translations', async () => {
      await page.goto(`${site.url}/admin/#/collections/vacancies/entries/midwife-herat`);
      await page.getByRole('button', { name: 'Show Editor Options' }).click();
      await page.getByRole('menuitem', { name: /Delete/ }).click();
      await page.getByRole('button', { name: 'Delete' }).last().click();
      await soon(async () => expect((await names()).filter((name) => name.includes('midwife'))).toEqual([]));
      const url = await buildFrom(page);
      const answer = await page.request.get(`${url}/vacancies/va-9`);
      expect(answer.status()).toBe(404);
      expect(await (await page.request.get(`${url}/vacancies.atom`)).text()).not.toContain('Midwife');
    });
  } finally {
    await built?.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
