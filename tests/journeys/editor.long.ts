import { editorWarnings } from '../support/editor';
import { expect, test } from './fixtures';

test('a user whose pages come from the worker opens the editor, chooses a folder and writes a vacancy into it', async ({
  open,
  expectFault,
}) => {
  expectFault(editorWarnings);
  test.setTimeout(3 * 60_000);
  const page = await open('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.setViewportSize({ width: 1300, height: 900 });
  // The folder that the browser would ask for, as one of its own file system.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const content = await root.getDirectoryHandle('content', { create: true });
    await content.getDirectoryHandle('vacancies', { create: true });
  });

  await page.goto(new URL('/admin/', page.url()).href);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click({ timeout: 60_000 });
  for (const list of ['Vacancies', 'Invitations to bid', 'Settings', 'The site'])
    await expect(page.getByText(list, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'New' }).first().click();
  const input = (field: string) => page.locator(`[data-key-path=${field}] input`).first();
  await input('number').fill('VA-1');
  await input('title').fill('Nurse, Kabul');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error.')).toBeVisible();
  await input('postDate').fill('2026-12-01');
  await input('closeDate').fill('2026-12-15T16:00');
  await page.getByRole('button', { name: 'Save' }).click();

  const written = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await (await root.getDirectoryHandle('content')).getDirectoryHandle('vacancies');
      const file = await folder.getFileHandle('nurse-kabul.md').catch(() => undefined);
      return file && (await (await file.getFile()).text());
    });
  await expect
    .poll(written, { timeout: 20_000 })
    .toBe('---\nnumber: VA-1\ntitle: Nurse, Kabul\npostDate: 2026-12-01\ncloseDate: 2026-12-15 16:00\n---\n');
});
